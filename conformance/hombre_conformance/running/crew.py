"""Several processes of the implementation at once, each with a thread that asks it."""

import threading
from queue import Queue
from typing import TYPE_CHECKING, Any

from hombre_conformance.running.talk import Talk
from hombre_conformance.running.verdicts import Line

if TYPE_CHECKING:
    from hombre_conformance.running.run import Asking

__all__ = ["work"]

Told = tuple[int, Line, dict[str, Any]]


def work(asking: "Asking", jobs: int) -> None:
    """Put every case; whatever goes wrong in a thread is raised here, and all threads end."""
    crew = _Crew(asking, jobs)
    try:
        crew.gather()
    finally:
        crew.dismiss()


class _Crew:
    """The threads.  Lines are counted and written down in the thread that made it."""

    def __init__(self, asking: "Asking", jobs: int) -> None:
        self.asking, self.lock = asking, threading.Lock()
        self.todo = enumerate(asking.cases())
        self.told: Queue[Told | BaseException | None] = Queue()
        self.stop = threading.Event()
        first = asking.talk
        self.talks = [first]
        for _ in range(jobs - 1):
            self.talks.append(Talk(first.means, first.greeting, first.times, first.hello))
        self.threads = [threading.Thread(target=self._ask, args=(one,)) for one in self.talks]
        for one in self.threads:
            one.start()

    def gather(self) -> None:
        """Note every line until all threads have ended."""
        working = len(self.threads)
        while working:
            told = self.told.get()
            if told is None:
                working -= 1
            elif isinstance(told, BaseException):
                raise told
            else:
                self.asking.note(*told)

    def dismiss(self) -> None:
        """End every thread and every process but the first, which still is to say goodbye."""
        self.stop.set()
        for one in self.threads:
            one.join()
        for talk in self.talks[1:]:
            talk.kill()
            self.asking.outcome.restarts += talk.restarts

    def _ask(self, talk: Talk) -> None:
        """The work of one thread."""
        try:
            if talk is not self.asking.talk:
                talk.start()
            while not self.stop.is_set() and (case := self._next()) is not None:
                self.told.put((case[0], self.asking.put(talk, case[1]), case[1]))
            if talk is not self.asking.talk:
                talk.close()
        except Exception as error:  # noqa: BLE001 - raised again by the one who gathers
            self.told.put(error)
        self.told.put(None)

    def _next(self) -> tuple[int, dict[str, Any]] | None:
        with self.lock:
            return next(self.todo, None)
