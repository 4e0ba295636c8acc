package org.vexillum.server;

/** The same on PostgreSQL. */
class PostgresDriftTest extends ReplayMismatchTest {
    private final String url = Postgres.fresh();

    @Override
    ServerOptions options() {
        return super.options().withDb(url);
    }
}
