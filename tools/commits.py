"""Check the messages of new commits: those since the last release, or since this check exists."""

import re
import subprocess
import sys
from pathlib import Path

SINCE = "2026-11-18T05:00:00+00:00"
"""Earlier commits are as they are."""
LONGEST = 72
MERGE = re.compile(r"Merge (branch|remote|pull request|tag|commit)\b|Merge [^ ]+/[^ ]+$")
UNFINISHED = re.compile(r"(fixup|squash|amend)!|wip\b", re.IGNORECASE)


def problems(message: str) -> list[str]:
    """What is wrong with a commit message; CONTRIBUTING.md says why."""
    subject, *body = message.strip("\n").split("\n")
    found = []
    if not subject:
        return ["it has no subject"]
    if len(subject) > LONGEST:
        found.append(f"its subject has {len(subject)} characters, more than {LONGEST}")
    if ";" in subject:
        found.append("a ';' in the subject joins two reasons: make it two commits")
    if subject.endswith("."):
        found.append("its subject ends with a period")
    if subject[0].islower():
        found.append("its subject begins with a small letter")
    if MERGE.match(subject):
        found.append("a merge is named after what it brings, not after a branch")
    if UNFINISHED.match(subject):
        found.append("it is not finished")
    if body and body[0]:
        found.append("the line after the subject is not empty")
    return found


def git(*arguments: str) -> str | None:
    """What git prints, or None if it fails or is not there."""
    try:
        return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None


def new_commits() -> list[str]:
    """The commits to look at: since the last release, else since this check exists, as far as they were fetched."""
    released = git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^")
    since = [f"{released.strip()}..HEAD"] if released else [f"--since={SINCE}", "HEAD"]
    return (git("rev-list", *since) or "").split()


def main(arguments: list[str]) -> int:
    """Check a message in a file, as git hands it to a hook, or all new commits; return the exit code."""
    if arguments:
        text = Path(arguments[0]).read_text(encoding="utf-8")
        messages = {"": "\n".join(line for line in text.split("\n") if not line.startswith("#"))}
    else:
        messages = {commit: git("log", "-1", "--format=%B", commit) or "" for commit in new_commits()}
    found = [
        f"{commit[:10]} {message.strip().partition(chr(10))[0]!r}: {problem}".strip()
        for commit, message in messages.items() for problem in problems(message)
    ]
    print("\n".join(found) if found else f"{len(messages)} commit messages are as they should be.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
