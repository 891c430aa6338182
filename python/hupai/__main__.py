"""``python -m hupai``: the command line."""

import sys

from hupai.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
