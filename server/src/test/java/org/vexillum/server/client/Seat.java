package org.vexillum.server.client;

import java.net.ProtocolException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.vexillum.server.Json;

/** A connection on which a match is played. */
public final class Seat implements WebSocket.Listener, AutoCloseable {
    private static final int PATIENCE = 20;

    private final LinkedBlockingQueue<String> arrived = new LinkedBlockingQueue<>();
    private final List<String> all = new ArrayList<>();
    private final StringBuilder half = new StringBuilder();
    private final List<Map<?, ?>> log = new ArrayList<>();
    private final WebSocket.Builder connection;
    private final URI uri;
    private volatile WebSocket socket;
    private Map<?, ?> state = Map.of();
    private int ids;
    private volatile boolean heard;
    private volatile boolean closed;

    Seat(HttpClient http, Browser browser, String path) {
        connection = http.newWebSocketBuilder();
        browser.headers().forEach(connection::header);
        uri = URI.create(browser.base().replaceFirst("^http", "ws") + path);
        socket = connection.buildAsync(uri, this).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        half.append(data);
        if (last) {
            heard = true;
            arrived.add(half.toString());
            half.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed = true;
        return null;
    }

    /** The JDK's client now and then loses what comes together with the handshake. */
    @Override
    public void onError(WebSocket from, Throwable error) {
        if (error instanceof ProtocolException && !heard) connect();
        else closed = true;
    }

    private void connect() {
        half.setLength(0);
        connection.buildAsync(uri, this).thenAccept(again -> socket = again);
    }

    public boolean closed() {
        return closed;
    }

    /** Everything that came, as it came. */
    public List<String> all() {
        return all;
    }

    /** The next message, whatever it is. */
    public Map<?, ?> next() {
        try {
            var text = arrived.poll();
            for (int i = 0; text == null && !closed && i < 10 * PATIENCE; i++)
                text = arrived.poll(100, TimeUnit.MILLISECONDS);
            if (text == null) text = arrived.poll(); // it may have come just before the end
            if (text == null) throw new AssertionError("nothing came; last: " + brief());
            all.add(text);
            var message = Json.read(text, Map.class);
            for (var name : Description.ofType(message.get("type")))
                Description.check(name, message);
            if ("state".equals(message.get("type"))) take(message);
            return message;
        } catch (InterruptedException hurried) {
            throw new IllegalStateException(hurried);
        }
    }

    private String brief() {
        return all.isEmpty()
                ? "nothing"
                : all.getLast().substring(0, Math.min(300, all.getLast().length()));
    }

    private void take(Map<?, ?> message) {
        state = message;
        var news = (Map<?, ?>) message.get("log");
        int from = (int) news.get("from");
        while (log.size() > from) log.removeLast();
        for (var line : (List<?>) news.get("lines")) log.add((Map<?, ?>) line);
    }

    /** Waits for a message. */
    public Map<?, ?> await(Predicate<Map<?, ?>> wanted) {
        while (true) {
            var message = next();
            if (wanted.test(message)) return message;
        }
    }

    /** Waits until the state is such. */
    public Map<?, ?> until(Predicate<Seat> such) {
        if (state.isEmpty()) await(message -> "state".equals(message.get("type")));
        while (!such.test(this)) next();
        return state;
    }

    public Map<?, ?> state() {
        return state;
    }

    public List<Map<?, ?>> log() {
        return log;
    }

    public List<?> prompts() {
        return (List<?>) state.get("prompts");
    }

    public Map<?, ?> prompt() {
        return (Map<?, ?>) prompts().getFirst();
    }

    public boolean asked() {
        return !prompts().isEmpty();
    }

    public boolean over() {
        return (boolean) ((Map<?, ?>) state.get("match")).get("over");
    }

    /** Sends a request, on a connection that has shown to stand, and returns the reply to it. */
    public Map<?, ?> ask(String type, Object... fields) {
        if (state.isEmpty()) until(_ -> true);
        int id = send(type, fields);
        return await(message -> Integer.valueOf(id).equals(message.get("id")));
    }

    public int send(String type, Object... fields) {
        int id = ++ids;
        var message = new LinkedHashMap<String, Object>();
        message.put("type", type);
        message.put("id", id);
        for (int i = 0; i < fields.length; i += 2) message.put((String) fields[i], fields[i + 1]);
        socket.sendText(Json.write(message), true).join();
        return id;
    }

    public void sendText(String text) {
        socket.sendText(text, true).join();
    }

    /** Answers the first prompt with the option of this number. */
    public Map<?, ?> choose(int option) {
        var options = (List<?>) prompt().get("options");
        var chosen = (Map<?, ?>) options.get(option % options.size());
        return ask("answer", "number", prompt().get("number"), "answer", chosen.get("answer"));
    }

    @Override
    public void close() {
        socket.abort();
    }
}
