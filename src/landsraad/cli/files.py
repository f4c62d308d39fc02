"""Files that people keep: records of games."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile

from landsraad.kernel.errors import RecordError


def read_record(path: Path) -> Mapping[str, object]:
    """The JSON object in a file; whether it is a record of a game is for `landsraad.replay` to say."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path} is not a record: it is damaged, or not JSON at all ({error})") from error
    if not isinstance(data, dict):
        raise RecordError(f"{path} is not a record: a record is a JSON object")
    return data


def write_record(path: Path, record: Mapping[str, object]) -> None:
    """Write a record whole or not at all."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        try:
            json.dump(record, file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.close()
            os.replace(file.name, path)
        except BaseException:
            file.close()
            Path(file.name).unlink(missing_ok=True)
            raise
