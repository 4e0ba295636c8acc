package org.vexillum.server.http;

import java.nio.ByteBuffer;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.vexillum.gamekit.desk.Refused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Errors;
import org.vexillum.server.Json;

/** Calls that are refused before anything of ours sees them: in our words, not in a page. */
final class InWords extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        write(request, response, refused(code), callback);
    }

    /** Every call is answered, whatever it wants to do. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    private static Refused refused(int code) {
        if (code >= 500) return new Refused(code, "internal");
        return new Refused(code, code == 404 || code == 405 ? "no-call" : "bad-request");
    }

    /** Answers a call with a refusal in its language. */
    static void write(Request request, Response response, Refused refused, Callback callback) {
        var lang = Visits.lang(null, request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        response.setStatus(refused.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        var words = Json.MAPPER.writeValueAsBytes(Map.of("error", Errors.words(refused, lang)));
        response.write(true, ByteBuffer.wrap(words), callback);
    }
}
