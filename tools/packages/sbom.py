"""Software bill of materials of the frozen program, in CycloneDX: dist/cardtable-VERSION-SYSTEM-MACHINE.cdx.json.

Security scanners read it to find components with known vulnerabilities.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_DNS, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseAcknowledgement
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from packageurl import PackageURL

from cardtable.about import US, collected, distribution_or_none
from cardtable.about import Component as Part
from cardtable.resources import LICENCES
from tasks import Failed
from tools.packages.facts import APP_ID, DIST, NAME, SUMMARY, built_at, commit, version
from tools.packages.freezing import ABOUT

SYSTEM = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)


def sbom() -> list[Path]:
    """Write the list of components collected by the freeze to dist/. Raises Failed if it violates the schema."""
    target = DIST / f"{NAME}-{version()}-{SYSTEM}-{platform.machine().lower()}.cdx.json"
    target.write_text(as_cyclonedx(collected(ABOUT / LICENCES)), encoding="utf-8", newline="\n")
    return [target]


def as_cyclonedx(parts: Sequence[Part]) -> str:
    """Return the parts as CycloneDX's JSON: the same text for the same parts of the same commit."""
    from cyclonedx.validation.json import JsonStrictValidator  # imported late: loading its grammars takes two seconds

    ours = next(part for part in parts if part.name == US)
    named = sorted((part.name, part.version) for part in parts)
    bom = Bom(serial_number=uuid5(NAMESPACE_DNS, f"{APP_ID} {version()} {commit()} {SYSTEM} {named}"))
    bom.metadata.timestamp = datetime.fromtimestamp(built_at(), UTC)
    bom.metadata.component = program = _component(ours, ComponentType.APPLICATION)
    program.description = SUMMARY
    components = [_component(part, ComponentType.LIBRARY) for part in parts if part is not ours]
    bom.components.update(components)
    bom.register_dependency(program, components)
    text = str(JsonV1Dot6(bom).output_as_string(indent=1)) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise Failed(f"the list of parts is not what CycloneDX asks for: {wrong}")
    return text


def _component(part: Part, kind: ComponentType) -> Component:
    """Return a component for a part; one that is installed as a distribution also gets its package URL at PyPI."""
    installed = distribution_or_none(part.name) if part.name != US else None
    factory = LicenseFactory()
    declared = LicenseAcknowledgement.DECLARED
    return Component(
        name=part.name,
        version=part.version or None,
        type=kind,
        bom_ref=part.name,
        licenses=[factory.make_from_string(part.licence, license_acknowledgement=declared)] if part.licence else (),
        description=part.source or None,
        purl=PackageURL("pypi", name=part.name.lower().replace("_", "-"), version=part.version) if installed else None,
    )
