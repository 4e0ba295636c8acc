package org.vexillum.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The OpenAPI description of the calls. */
final class ApiPage {
    private static final String FILE = "/org/vexillum/server/openapi.json";

    void add(RoutesConfig routes) {
        routes.get("/api/openapi.json", ApiPage::send);
    }

    private static void send(Context context) {
        try (var in = Objects.requireNonNull(ApiPage.class.getResourceAsStream(FILE))) {
            context.contentType("application/json").result(in.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
