"""Run the command line as `python -m sixfold`."""

import sys

from .cli.main import main

sys.exit(main())
