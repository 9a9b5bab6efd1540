"""stub"""

import sqlite3
from pathlib import Path


def prepare_sqlite(path: Path) -> None:
    c = sqlite3.connect(path)
    c.execute("PRAGMA journal_mode=WAL")
    c.executescript("""
create table if not exists tables(id text primary key, number integer not null, listed boolean not null, due bigint, updated bigint not null) without rowid;
create table if not exists events(table_id text, number integer, at bigint, data blob, primary key(table_id, number)) without rowid;
create table if not exists carries(code text primary key, data blob, expires bigint, taken_by text);
create index if not exists tables_due on tables(due) where due is not null;
""")
    c.close()
