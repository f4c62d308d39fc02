"""What is left behind when the server stops: nothing."""

import subprocess
import sys

STOPPED = """
import asyncio, os, signal
from landsraad.server.play.bot_pool import BotPool

async def run() -> None:
    pool = BotPool(1)
    pool.start()
    await pool.ready()
    pool.close()

if __name__ == "__main__":
    asyncio.run(run())
    os.kill(os.getpid(), signal.SIGTERM)
"""


def test_whoever_stops_the_server_by_a_signal_is_not_warned_of_anything(tmp_path) -> None:
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    # The one who warns is a process that outlives the script: both have ended when nobody can write any more.
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120)
    assert ran.stderr == ""
    assert ran.returncode < 0
