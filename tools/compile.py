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
ENGINE = ("landsraad/kernel", "landsraad/imperium", "landsraad/classic", "landsraad/observe")
INTERPRETED = frozenset({"__init__.py", "__main__.py", "view_types.py"})
AS_A_WHOLE = ["-fvisibility=hidden", "-flto=auto"]
"""What lets a C compiler look at all modules at once, so that calls from one to another cost less."""
WATCHED = ["-fvisibility=hidden", "-fprofile-generate"]
"""What lets the engine write down which of its parts run often, where the C compiler is GCC."""
INFORMED = ["-fprofile-use", "-Wno-missing-profile"]
"""What lets GCC make those parts quick, and the others small."""
LEVELS = {"busy": "-O1", "idle": "-O0"}
"""How hard the compiler works on modules that run while games are played, and on the others, if it shall be quick."""
IDLE = ("boxes", "declare", "rivals", "seen", "sheets")
"""Rooms that are not at work in most decisions."""
BUNDLES = 6
"""How many C files are made of each, so that every core has some and the headers are read few times."""
C_FILES = ROOT / "build" / "mypyc"
OBJECTS = ROOT / "build" / "objects"
FINISHED = ROOT / "build" / "finished"
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
    """Compile the engine into the folder `target`; return the extension modules, which get there all at once.

    GCC does it twice, unless it shall be quick: the second time it knows from games which parts run often.
    """
    if shutil.which(shlex.split(compiler())[0]) is None:
        sys.exit(f"Compiling needs a C compiler, and there is no {compiler()!r}: see docs/compiling.md.")

    from mypyc.build import mypycify

    os.chdir(ROOT)
    shutil.rmtree(OBJECTS, ignore_errors=True)
    extensions = mypycify(
        modules(), opt_level="3", debug_level="0", multi_file=True, group_name="landsraad",
        target_dir=str(C_FILES.relative_to(ROOT)),
    )
    [engine] = [one for one in extensions if one.name.endswith("__mypyc")]
    doors = [one for one in extensions if one is not engine]
    if quick:
        link(bundled(engine), doors, [])
        return install(target)
    flags = AS_A_WHOLE if takes(AS_A_WHOLE) else []
    if is_gcc() and takes(WATCHED):
        print("Compiling once to see which parts run often, then for good ...", flush=True)
        rehearse(engine, doors)
        flags = [*flags, *INFORMED]
    link(engine, doors, flags)
    return install(target)


def rehearse(engine: Any, doors: list[Any]) -> None:
    """Let games be played with the engine, which writes beside its objects what it did."""
    shutil.rmtree(REHEARSAL, ignore_errors=True)
    shutil.copytree(SOURCE, REHEARSAL, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    link(engine, doors, WATCHED)
    install(REHEARSAL)
    script = ROOT / "tools" / "rehearse.py"
    subprocess.run([sys.executable, str(script)], env={**os.environ, "PYTHONPATH": str(REHEARSAL)}, check=True)


def bundled(engine: Any) -> Any:
    """The engine made of few large C files: each of the many small ones would read the same long headers."""
    parts = [Path(source) for source in engine.sources if Path(source).name.startswith("__native_landsraad___")]
    sources = [source for source in engine.sources if Path(source) not in parts]
    for kind in LEVELS:
        bundles: list[list[Path]] = [[] for _ in range(BUNDLES)]
        sizes = [0] * BUNDLES
        for part in sorted(parts, key=lambda part: part.stat().st_size, reverse=True):
            if (kind == "idle") == any(f"___{room}___" in part.name for room in IDLE):
                smallest = sizes.index(min(sizes))
                bundles[smallest].append(part)
                sizes[smallest] += part.stat().st_size
        for number, bundle in enumerate(bundles):
            source = C_FILES / f"{kind}_{number}.c"
            source.write_text("".join(f'#include "{part.name}"\n' for part in bundle))
            sources.insert(0, str(source.relative_to(ROOT)))
    engine.sources = sources
    return engine


def merged(doors: list[Any]) -> dict[str, list[str]]:
    """C files that lead into the engine, each for as many modules as have different last names.

    mypyc makes a library for each module, which does no more than call the engine's. One that knows the way for all
    serves as well, in a copy for each.
    """
    found: dict[str, list[str]] = {}
    left = {door.name: Path(door.sources[0]) for door in doors}
    while left:
        together = {name.rpartition(".")[2]: name for name in left}
        source = C_FILES / f"doors_{len(found)}.c"
        source.write_text("".join(
            f'#define PyInit___init__ unused_{number}\n#include "{left[name].resolve()}"\n#undef PyInit___init__\n'
            for number, name in enumerate(together.values())
        ))
        found[str(source.relative_to(ROOT))] = [*together.values()]
        left = {name: path for name, path in left.items() if name not in together.values()}
    return found


def link(engine: Any, doors: list[Any], flags: list[str]) -> None:
    """Compile C files and link them into extension modules, in the folder of what is finished."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools tells no types
        """Compiles a C file on each core."""

        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_one(source: str, named: dict[str, Any]) -> list[str]:
                level = [flag for kind, flag in LEVELS.items() if Path(source).name.startswith(kind)]
                made: list[str] = one([source], **{**named, "extra_postargs": [*named["extra_postargs"], *level]})
                return made

            def compile_all(sources: list[str], **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    return [made for [made] in cores.map(lambda source: compile_one(source, named), sources)]

            self.compiler.compile = compile_all
            super().build_extensions()

    shutil.rmtree(FINISHED, ignore_errors=True)
    compiling, linking = engine.extra_compile_args, engine.extra_link_args
    engine.extra_compile_args = [*compiling, *flags]
    engine.extra_link_args = [*linking, *flags]
    ways = merged(doors)
    leading = [Extension(Path(source).stem, [source], extra_compile_args=compiling) for source in ways]
    command = BuildSideBySide(Distribution({"name": "landsraad", "ext_modules": [engine, *leading]}))
    command.build_lib = str(FINISHED)
    command.build_temp = str(OBJECTS.relative_to(ROOT))
    command.force = True
    command.ensure_finalized()
    command.run()
    engine.extra_compile_args, engine.extra_link_args = compiling, linking
    for source, names in ways.items():
        made = FINISHED / command.get_ext_filename(Path(source).stem)
        for name in names:
            place = FINISHED / command.get_ext_filename(name)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(made, place)
        made.unlink()


def install(target: Path) -> list[Path]:
    """Move what is finished to the folder `target`, in one go: until then it is imported as it was before."""
    finished = [path.relative_to(FINISHED) for path in FINISHED.rglob("*") if path.is_file()]
    finished.sort(key=lambda path: len(path.parts))  # the engine before what leads to it
    stale = [path for path in target.rglob(f"*{finished[0].suffix}") if path.relative_to(target) not in finished]
    for path in finished:
        (target / path).parent.mkdir(parents=True, exist_ok=True)
    for path in finished:
        (FINISHED / path).replace(target / path)
    for path in stale:
        path.unlink()
    return [target / path for path in finished]


if __name__ == "__main__":
    build(SOURCE, quick="--quick" in sys.argv[1:])
    print(f"Compiled {len(modules())} modules beside their sources.")
