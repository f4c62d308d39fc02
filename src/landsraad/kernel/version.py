"""The version of landsraad, written once; the package metadata is read from here."""

VERSION = "0.1.0"
