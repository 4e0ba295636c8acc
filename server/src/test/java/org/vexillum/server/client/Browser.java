package org.vexillum.server.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.server.Json;

/** Somebody who calls the server and keeps its cookie, as browsers do. */
public final class Browser {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String base;
    private final Map<String, String> headers = new LinkedHashMap<>();

    public Browser(int port) {
        base = "http://127.0.0.1:" + port;
    }

    /** The same visitor at another server. */
    public Browser at(int port) {
        var same = new Browser(port);
        same.headers.putAll(headers);
        return same;
    }

    /** A program that comes with the token of its seat. */
    public static Browser bearing(int port, String token) {
        var browser = new Browser(port);
        browser.headers.put("Authorization", "Bearer " + token);
        return browser;
    }

    /** An answer of the server. */
    public record Answer(int status, String text, HttpResponse<String> response) {
        public Map<?, ?> json() {
            return Json.read(text, Map.class);
        }

        public String error() {
            return String.valueOf(((Map<?, ?>) json().get("error")).get("key"));
        }

        public String text(String field) {
            return String.valueOf(json().get(field));
        }
    }

    public Browser with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    /** What makes this browser the one it is. */
    public String cookie() {
        return headers.getOrDefault("Cookie", "");
    }

    Map<String, String> headers() {
        return headers;
    }

    String base() {
        return base;
    }

    public Answer get(String path) {
        return call("GET", path, null);
    }

    public Answer post(String path, Object body) {
        return call("POST", path, body instanceof String text ? text : Json.write(body));
    }

    public Answer call(String method, String path, String body) {
        var answer = wild(method, path, body);
        Description.check(method, path, answer.status, answer.text);
        return answer;
    }

    /** A call whose answer need not be described. */
    public Answer wild(String method, String path, String body) {
        var publisher =
                body == null
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(body);
        var request = HttpRequest.newBuilder(URI.create(base + path)).method(method, publisher);
        headers.forEach(request::header);
        try {
            var response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(cookie -> headers.put("Cookie", cookie.split(";", 2)[0]));
            return new Answer(response.statusCode(), response.body(), response);
        } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    /** Sits down at a match. */
    public Seat sit(String match) {
        return sit(match, "");
    }

    public Seat sit(String match, String query) {
        return new Seat(HTTP, this, "/api/live/" + match + query);
    }
}
