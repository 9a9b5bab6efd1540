"""Run the migration scripts with alembic. It only generates the SQL; the caller executes it."""

from alembic import context

# No BEGIN and COMMIT in it: the whole of it is carried out in a transaction of the caller's.
context.configure(
    dialect_name=context.config.get_main_option("dialect"),
    version_table=context.config.get_main_option("version_table"),
    transactional_ddl=False,
)
context.run_migrations()
