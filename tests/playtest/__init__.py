"""Tests of studies: blocks, measures, intervals, files and commands."""
