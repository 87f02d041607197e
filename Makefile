# Thin over tasks.py, which does the same where there is no make: python tasks.py play
# ARGS is handed on: make test ARGS="-k resources"
PYTHON ?= python3

COMMANDS = play test quick lint bench ladder screenshots compiled translations wheel freeze package lock

.PHONY: help $(COMMANDS)

help:
	@$(PYTHON) tasks.py --help

$(COMMANDS):
	@$(PYTHON) tasks.py $@ $(ARGS)
