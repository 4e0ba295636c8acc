package org.vexillum.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import org.vexillum.server.RefusalWords;

/** Calls that are refused before anything of ours sees them: in our words, not in a page. */
final class EarlyRefusals extends ErrorHandler {
    private static final Map<Integer, String> KEYS =
            Map.ofEntries(
                    Map.entry(404, "no-call"),
                    Map.entry(405, "no-call"),
                    Map.entry(408, "too-slow"),
                    Map.entry(414, "address-too-long"),
                    Map.entry(417, "no-expectation"),
                    Map.entry(426, "other-http"),
                    Map.entry(431, "headers-too-large"),
                    Map.entry(501, "bad-request"),
                    Map.entry(505, "other-http"));

    private final long largest;

    /**
     * @param largest of a body
     */
    EarlyRefusals(long largest) {
        this.largest = largest;
    }

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

    private RequestRefused refused(int code) {
        if (code == 413) return new RequestRefused(413, "too-large", largest / 1000);
        var usual = code >= 500 ? "internal" : "bad-request";
        return new RequestRefused(code, KEYS.getOrDefault(code, usual));
    }

    /** Answers a call with a refusal in its language. */
    static void write(
            Request request, Response response, RequestRefused refused, Callback callback) {
        var said = RequestHead.of(request);
        boolean api = said.path().startsWith("/api/");
        response.setStatus(refused.status());
        response.getHeaders()
                .put(
                        HttpHeader.CONTENT_TYPE,
                        api ? "application/json" : "text/plain;charset=utf-8");
        var error = error(refused, said);
        var words =
                api
                        ? Json.MAPPER.writeValueAsBytes(Map.of("error", error))
                        : text(error).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(words), callback);
    }

    /** Whose language was not heard gets both. */
    private static Map<String, Object> error(RequestRefused refused, RequestHead said) {
        var english = RefusalWords.words(refused, Lang.EN);
        if (said.heard()) return RefusalWords.words(refused, said.lang());
        var both = new LinkedHashMap<>(english);
        RefusalWords.words(refused, Lang.ES)
                .forEach((field, words) -> {
                    if (!words.equals(english.get(field)))
                        both.merge(field, words, (one, other) -> one + " / " + other);
                });
        return both;
    }

    private static String text(Map<String, Object> error) {
        return Stream.of("message", "hint")
                .map(error::get)
                .filter(words -> words != null)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }
}
