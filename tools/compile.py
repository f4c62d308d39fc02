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

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ENGINE = ("landsraad/kernel", "landsraad/imperium", "landsraad/classic")
INTERPRETED = frozenset({"__init__.py", "__main__.py", "view_types.py"})
AS_A_WHOLE = ["-fvisibility=hidden", "-flto=auto"]
"""What lets a C compiler look at all modules at once, so that calls from one to another cost less."""


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


def build(target: Path) -> list[Path]:
    """Compile the engine, a C file for each module, into the folder `target`; return the extension modules made."""
    if shutil.which(shlex.split(compiler())[0]) is None:
        sys.exit(f"Compiling needs a C compiler, and there is no {compiler()!r}: see docs/compiling.md.")

    from mypyc.build import mypycify
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

    os.chdir(ROOT)
    extensions = mypycify(
        modules(), opt_level="3", debug_level="0", multi_file=True, group_name="landsraad", target_dir="build/mypyc"
    )
    if takes(AS_A_WHOLE):
        for extension in extensions:
            if extension.name.endswith("__mypyc"):  # the others only lead to it
                extension.extra_compile_args += AS_A_WHOLE
                extension.extra_link_args += AS_A_WHOLE
    command = BuildSideBySide(Distribution({"name": "landsraad", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = "build/objects"
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


if __name__ == "__main__":
    build(SOURCE)
    print(f"Compiled {len(modules())} modules beside their sources.")
