"""`python -m landsraad` is the `landsraad` command."""

import sys

from landsraad.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
