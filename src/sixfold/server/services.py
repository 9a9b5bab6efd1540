"""Construct everything that works on tables in one process."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from .administration import Follower
from .downtimes import HEARTBEAT_SECONDS, Downtimes
from .health import Health
from .http_client import HttpClient
from .job_queue import MAX_QUESTION_SECONDS, MAX_WAITING_PLAYS, JobQueue
from .limits import Guard
from .metrics import Metrics
from .notifications import Notifications
from .pictures import PictureService
from .pins import PinHasher
from .presence import Presence
from .publishing import Publishing
from .push_service import PushService
from .recognition import Recognition
from .relay import Relay
from .repository import LiveTable, TableRepository
from .reviews import Reviews
from .scheduler import Scheduler
from .seat_return import SeatReturn
from .seat_transfer import SeatTransfer
from .signing import REFRESH_SECONDS, Signing
from .store import Store
from .table_service import TableService
from .tasks import BackgroundTasks
from .webhook import Webhook
from .workers import BOT_NICE, QUESTION_NICE, Workers

OVERDUE_SECONDS: Final = 1.0
"""Pause between two searches for tables at which something is overdue or was missed."""
EXPIRE_SECONDS: Final = 3_600.0


def steady_clock() -> Callable[[], int]:
    """Return a clock in milliseconds since 1970 that later changes of the system's time do not move."""
    offset = time() - monotonic()
    return lambda: int((offset + monotonic()) * 1000)


class Services:
    """Construct the services over a store and a relay, and close them at the end."""

    def __init__(
        self,
        store: Store,
        relay: Relay,
        workers: Workers,
        metrics: Metrics,
        guard: Guard,
        now: Callable[[], int] | None = None,
        questions: Workers | None = None,
        *,
        webhook: Webhook | None = None,
        lang: str = "en",
        private_push: bool = False,
    ) -> None:
        """Construct them. `workers` only move bots; `questions` answer everything else, by default in own processes.

        `lang` is the language of what the webhook gets.
        """
        self.store, self.relay, self.metrics = store, relay, metrics
        self.now = now = now or steady_clock()
        self.tasks = BackgroundTasks()
        process = secrets.token_hex(8)
        self.health = Health(store, relay, process, metrics, now)
        self.repository = TableRepository(store, relay, process, metrics, now)
        self.administration = Follower(store, self.repository, guard.ban)
        self.presence = Presence(self.repository, relay, process, self.tasks, now)
        self.scheduler = Scheduler(self.repository, workers, self.tasks, metrics, now)
        self.questions = JobQueue(questions or Workers(1, nice=QUESTION_NICE), guard, wait_seconds=MAX_QUESTION_SECONDS)
        # A play is never refused because of questions: it has a process, a turn and a limit of its own, and no quota.
        self.plays = JobQueue(questions or Workers(1, nice=BOT_NICE), None, MAX_WAITING_PLAYS)
        self.signing = Signing(store, now)
        self.returns = SeatReturn(self.repository, self.presence, store, guard, PinHasher(), now)
        self.tables = TableService(
            self.repository, self.presence, relay, self.plays, self.returns, self.signing, guard, metrics, now
        )
        self.publishing = Publishing(self.repository, self.questions, now)
        self.transfers = SeatTransfer(self.repository, self.presence, store, now)
        self.recognition = Recognition(relay, self.repository.in_memory, self.repository.get)
        self.reviews = Reviews(JobQueue(questions or Workers(1, nice=QUESTION_NICE), guard), self.recognition)
        self.pictures = PictureService(guard, questions)
        self.http_client = HttpClient()
        self.push = PushService(store, self.http_client, now, private_push)
        self.notifications = Notifications(
            self.repository,
            self.presence,
            self.push,
            self.http_client,
            webhook,
            lang,
            self.tasks,
            metrics,
            now,
        )
        self.downtimes = Downtimes(store, relay.shared, now)
        self.repository.resume = self.downtimes.resume
        self.repository.loaded = self.scheduler.schedule
        self.repository.changed = self._changed
        self.repository.stored = self.notifications.table_stored
        relay.lost = self.presence.reread_watched

    def _changed(self, live: LiveTable) -> None:
        self.scheduler.schedule(live)
        self.presence.end_hand_overs(live)

    def start(self, keep_days: int = 0) -> None:
        """Start the background jobs; delete tables after that many days without events, unless that is 0."""
        self.tasks.repeat(self.catch_up, OVERDUE_SECONDS)
        self.tasks.repeat(self.signing.refresh, REFRESH_SECONDS)
        self.tasks.repeat(self.downtimes.heartbeat, HEARTBEAT_SECONDS)
        self.tasks.spawn(self.repository.load_running())
        if keep_days:
            self.tasks.repeat(lambda: self.repository.expire(keep_days), EXPIRE_SECONDS)

    @property
    def waiting(self) -> dict[str, int]:
        """Return how much waits in each queue."""
        return {
            "bots": self.scheduler.waiting,
            "questions": self.questions.waiting,
            "reviews": self.reviews.waiting,
            "pictures": self.pictures.waiting,
            "notifications": self.notifications.waiting,
            "relay": self.relay.waiting,
        }

    async def catch_up(self) -> None:
        """Do what is overdue at tables, and read what was missed from other processes."""
        await self.administration.follow()
        await self.scheduler.do_overdue()
        await self.repository.reread_outdated()
        self.presence.renew()

    async def close(self) -> None:
        """Finish what has begun."""
        self.tasks.cancel()
        queues = (self.reviews, self.scheduler, self.questions, self.plays, self.pictures)
        for each in (*queues, self.notifications, self.http_client):
            each.close()
        await self.relay.close()
        await self.store.close()
