"""Compile the engine packages to native extension modules with mypyc."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ENGINE = ("landsraad/kernel", "landsraad/imperium", "landsraad/classic")
INTERPRETED = frozenset({"__init__.py", "__main__.py", "view_types.py"})
AS_A_WHOLE = ["-fvisibility=hidden", "-flto=auto"]
"""What lets a C compiler look at all modules at once, so that calls from one to another cost less."""
WATCHED = ["-fvisibility=hidden", "-fprofile-generate"]
"""What lets the engine write down which of its parts run often, where the C compiler is GCC."""
INFORMED = ["-fprofile-use", "-Wno-missing-profile"]
"""What lets GCC make those parts quick, and the others small."""
OBJECTS = ROOT / "build" / "objects"
REHEARSAL = ROOT / "build" / "rehearsal"


def modules() -> list[str]:
    """List the engine's modules that are compiled, as paths below the root."""
    return sorted(
        path.relative_to(ROOT).as_posix()
        for package in ENGINE
        for path in (SOURCE / package).rglob("*.py")
        if path.name not in INTERPRETED
    )


def compiler() -> str:
    """Name the C compiler that extension modules are built with."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"


def takes(flags: list[str]) -> bool:
    """Tell whether the C compiler knows some flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "nothing.c"
        source.write_text("int nothing(void) { return 0; }\n")
        made = source.with_suffix(".so")
        command = [*shlex.split(compiler()), *flags, "-fPIC", "-shared", str(source), "-o", str(made)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def is_gcc() -> bool:
    """Tell whether the C compiler is GCC, and no other that goes by its name."""
    command = [*shlex.split(compiler()), "-dM", "-E", "-x", "c", os.devnull]
    macros = subprocess.run(command, capture_output=True, check=False, text=True).stdout
    return "__GNUC__" in macros and "__clang__" not in macros


def build(target: Path, quick: bool = False) -> list[Path]:
    """Compile the engine, a C file for each module, into the folder `target`; return the extension modules made.

    GCC does it twice, unless it shall be quick: the second time it knows from games which parts run often.
    """
    if shutil.which(shlex.split(compiler())[0]) is None:
        sys.exit(f"Compiling needs a C compiler, and there is no {compiler()!r}: see docs/compiling.md.")

    from mypyc.build import mypycify

    os.chdir(ROOT)
    shutil.rmtree(OBJECTS, ignore_errors=True)
    extensions = mypycify(
        modules(), opt_level="3", debug_level="0", multi_file=True, group_name="landsraad", target_dir="build/mypyc"
    )
    flags = AS_A_WHOLE if takes(AS_A_WHOLE) else []
    if not quick and is_gcc() and takes(WATCHED):
        print("Compiling once to see which parts run often, then for good ...", flush=True)
        rehearse(extensions)
        flags = [*flags, *INFORMED]
    return link(extensions, target, flags)


def rehearse(extensions: list[Any]) -> None:
    """Let games be played with the engine, which writes beside its objects what it did."""
    shutil.rmtree(REHEARSAL, ignore_errors=True)
    shutil.copytree(SOURCE, REHEARSAL, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    link(extensions, REHEARSAL, WATCHED)
    script = ROOT / "tools" / "rehearse.py"
    subprocess.run([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": str(REHEARSAL)}, check=True)


def link(extensions: list[Any], target: Path, flags: list[str]) -> list[Path]:
    """Compile C files and link them into extension modules in the folder `target`."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools tells no types
        """Compiles a module's C file on each core."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_all(sources: list[str], *given: object, **named: object) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    return [made for [made] in cores.map(lambda source: one([source], *given, **named), sources)]

            self.compiler.compile = compile_all
            super().build_extensions()

    plain = [(extension, extension.extra_compile_args, extension.extra_link_args) for extension in extensions]
    for extension, compiling, linking in plain:
        if extension.name.endswith("__mypyc"):  # the others only lead to it
            extension.extra_compile_args = [*compiling, *flags]
            extension.extra_link_args = [*linking, *flags]
    command = BuildSideBySide(Distribution({"name": "landsraad", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(OBJECTS.relative_to(ROOT))
    command.force = True
    command.ensure_finalized()
    command.run()
    for extension, compiling, linking in plain:
        extension.extra_compile_args, extension.extra_link_args = compiling, linking
    return [Path(output) for output in command.get_outputs()]


if __name__ == "__main__":
    build(SOURCE, quick="--quick" in sys.argv[1:])
    print(f"Compiled {len(modules())} modules beside their sources.")
