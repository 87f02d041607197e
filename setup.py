"""Build steps beyond pyproject.toml: assets and translations go into the wheel, engine and bots through mypyc.

CARDTABLE_COMPILE=1 compiles or fails; 0 does not compile; unset, it compiles if a C compiler works, and falls back to
plain Python if not. An editable install is always plain, so that no stale binary can shadow a source file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
COMMIT = Path("cardtable", "commit")

# Modules to compile, except those that start a line with NOT_COMPILED. No __init__.py is compiled: they hold no code.
COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "match.py",
    *(f"games/*/{room}.py" for room in ("rules", "moves", "codes", "position", "play", "game", "deals")),
    "games/*/players/**/*.py",
)
NOT_COMPILED = "# Not compiled: "
"""Start of the line by which a module stays plain Python; the reason follows.

Modules of msgspec structs must stay plain, since mypyc strips the keywords of their class statements. Modules that work
in numpy arrays would gain nothing.
"""


def compiled_sources() -> list[str]:
    """Return the sources that mypyc compiles, relative to the top folder, in a fixed order."""
    found = {path for pattern in COMPILED for path in (ROOT / "cardtable").glob(pattern)}
    return sorted(
        path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py" and not stays_plain(path)
    )


def stays_plain(module: Path) -> bool:
    """Return whether a module is marked as not compiled. Raises SystemExit if the mark gives no reason."""
    lines = module.read_text(encoding="utf-8").splitlines()
    marks = [line for line in lines if line.startswith(NOT_COMPILED.rstrip(": "))]
    if any(not line.startswith(NOT_COMPILED) or not line.removeprefix(NOT_COMPILED).strip() for line in marks):
        raise SystemExit(f"cardtable: {module} must say why it is not compiled: {NOT_COMPILED}REASON")
    return bool(marks)


def compiler_works() -> bool:
    """Return whether an extension module can be compiled and linked here, which takes Python's headers too."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        code = "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n"
        source.write_text(code, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as problem:  # any failure of an unknown compiler means no
            print(f"cardtable: no working C compiler ({problem}); building plain Python", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    """Return the extension modules to build; none if plain Python is wanted, or if compiling fails.

    With CARDTABLE_COMPILE=1, a type error ends the program with mypyc's messages instead.
    """
    wish = os.environ.get("CARDTABLE_COMPILE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"CARDTABLE_COMPILE is 0 or 1, not {wish!r}")
    # Other commands of a build, such as egg_info, only ask for names and need not wait for a compilation.
    building = {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv)
    sources = compiled_sources()
    if wish == "0" or not building or not sources or (not wish and not compiler_works()):
        return []
    try:
        from mypyc.build import mypycify

        # Type errors in modules that stay plain are left to the type checker.
        options = ["--follow-imports=silent", "--no-warn-unused-ignores"]
        # Any, because mypyc's stubs return distutils' class before Python 3.12 and setuptools' since.
        found: list[Any] = mypycify(
            [*options, *sources],
            group_name="cardtable",
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),  # the variable that mypy's own build reads
            debug_level="0",
            target_dir="build/mypyc",
        )
        return found
    except (Exception, SystemExit) as problem:  # mypycify exits by SystemExit on a type error
        if wish:
            raise
        print(f"cardtable: mypyc failed ({problem}); building plain Python", file=sys.stderr)
        return []


def commit() -> str:
    """Return the commit of the sources, from a source package's file or by git in a checkout; empty if unknown."""
    told = ROOT / COMMIT
    if told.exists():
        return told.read_text(encoding="utf-8")
    if not (ROOT / "tools" / "packages" / "facts.py").exists():
        return ""
    sys.path.insert(0, str(ROOT))
    from tools.packages import facts

    return facts.commit()


def tell_commit(tree: Path) -> None:
    """Write the commit into the package, where cardtable/resources.py reads it; do nothing if it is unknown."""
    said = commit()
    if said:
        (tree / COMMIT).write_text(said, encoding="utf-8")


class SourcePackage(sdist):
    """Source package that names its commit, since there is no history where it is unpacked."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        tell_commit(Path(base_dir))


class BuildPackage(build_py):
    """Build into a clean folder, with assets, translations and the commit inside the package."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        package = Path(self.build_lib, "cardtable")
        if package.exists():
            shutil.rmtree(package)  # otherwise modules removed since the last build would get into the wheel
        super().run()
        if (ROOT / "assets").is_dir():
            shutil.copytree(ROOT / "assets", package / "assets")
        tell_commit(Path(self.build_lib))
        (package / "translations").mkdir()
        for source in sorted((ROOT / "translations").glob("*.ts")):
            compile_translation(source, package / "translations" / f"{source.stem}.qm")


class BuildCompiled(build_ext):
    """Compile all modules or none: compiled modules share one library, and can't do without each other."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("CARDTABLE_COMPILE") == "1":
                raise
            print(f"cardtable: compilation failed ({problem}); building plain Python", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def compile_translation(source: Path, target: Path) -> None:
    """Compile a `.ts` to a `.qm` by PySide6's lrelease. Raises CalledProcessError if that fails."""
    # PySide6's own entry point finds the program, whose place differs from system to system.
    program = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    subprocess.run([sys.executable, "-c", program, "-silent", str(source), "-qm", str(target)], check=True)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildPackage, "build_ext": BuildCompiled, "sdist": SourcePackage},
    )
