package org.vexillum.server.http;

import io.javalin.http.Context;
import org.vexillum.server.Json;

/** Answers as JSON. */
final class JsonAnswer {
    private JsonAnswer() {}

    static void json(Context context, Object value) {
        context.contentType("application/json").result(Json.MAPPER.writeValueAsBytes(value));
    }
}
