"""Moves that are made on demand: sequences that behave like lists, but take little memory."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.products import Product, Products

WIDTH = 4  # bits of a part


@st.composite
def products(draw: st.DrawFn) -> Products:
    """Strategy for products whose kinds differ in the lowest bits."""
    found = []
    for kind in range(draw(st.integers(0, 4))):
        values = st.lists(st.integers(0, 15), unique=True, max_size=4) | st.builds(range, st.integers(0, 15))
        parts = [(WIDTH * place, draw(values)) for place in range(1, draw(st.integers(1, 4)))]
        found.append(Product(kind, tuple(parts)))
    return Products(found)


def spelt_out(moves: Products) -> list[int]:
    """Return a list of all moves, the last part varying fastest."""
    found = []
    for base, parts in moves.products:
        rows = [base]
        for shift, values in parts:
            rows = [row | value << shift for row in rows for value in values]
        found += rows
    return found


@given(moves=products(), data=st.data())
def test_they_are_a_sequence(moves: Products, data: st.DataObject) -> None:
    listed = spelt_out(moves)
    assert len(moves) == len(listed)
    assert list(moves) == listed
    assert [moves[place] for place in range(len(moves))] == listed
    assert [moves[place - len(moves)] for place in range(len(moves))] == listed
    for place in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[place]
    part = data.draw(st.slices(len(moves)))
    assert list(moves[part]) == listed[part]


@given(moves=products(), number=st.integers(-5, 1 << 16))
def test_they_know_what_is_among_them(moves: Products, number: int) -> None:
    listed = spelt_out(moves)
    assert (number in moves) == (number in listed)
    assert all(move in moves for move in listed)
    stranger: Any = "0"
    assert stranger not in moves


def test_one_move_is_a_product_without_parts() -> None:
    assert list(Products([Product(7)])) == [7]
    assert Product(7).size() == 1


def test_what_runs_to_millions_is_counted_at_once() -> None:
    moves = Products([Product(1, ((4, range(16)), (8, range(1 << 10)), (20, range(1 << 20))))])
    assert len(moves) == 1 << 34
    assert moves[-1] in moves
    assert moves[-1] == 1 | 15 << 4 | 1023 << 8 | (1 << 20) - 1 << 20
