package org.vexillum.bench;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;
import tools.jackson.databind.JsonNode;

/** A seat that a program plays: it answers with any of the options it is given. */
final class LoadSeat implements WebSocket.Listener {
    private final LoadGame game;
    private final RandomGenerator random;
    private final StringBuilder half = new StringBuilder();
    private final List<String> log = new ArrayList<>();
    private final WebSocket.Builder connection;
    private final URI live;
    private volatile @Nullable WebSocket socket;
    private int seq = -1;
    private int answered = -1;

    LoadSeat(LoadGame game, HttpClient http, URI live, String token, RandomGenerator random) {
        this.game = game;
        this.random = random;
        this.live = live;
        connection = http.newWebSocketBuilder().header("Authorization", "Bearer " + token);
        connection.buildAsync(live, this).join();
    }

    @Override
    public void onOpen(WebSocket opened) {
        socket = opened;
        opened.request(1);
    }

    /** The JDK's client now and then loses what comes together with the handshake. */
    @Override
    public void onError(WebSocket lost, Throwable why) {
        if (seq >= 0) game.failed(why.toString());
        half.setLength(0);
        connection.buildAsync(live, this);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
        half.append(text);
        if (last) {
            hear(Json.MAPPER.readTree(half.toString()));
            half.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void hear(JsonNode message) {
        switch (message.get("type").asString()) {
            case "state" -> take(message);
            case "accepted" -> game.accepted(message.get("id").asString());
            case "error" -> game.failed(message.toString());
            default -> {}
        }
    }

    private void take(JsonNode state) {
        seq = state.get("seq").asInt();
        read(state.get("log"));
        game.seen(this, seq);
        if (state.at("/match/over").asBoolean()) {
            game.over();
            return;
        }
        var prompts = state.get("prompts");
        if (prompts.isEmpty()) return;
        var prompt = prompts.get(0);
        int number = prompt.get("number").asInt();
        if (number == answered) return;
        answered = number;
        var options = prompt.get("options");
        var option = options.get(random.nextInt(options.size()));
        var name = prompt.get("side").asString() + " " + number;
        var answer = Json.object("type", "answer", "id", name, "number", number);
        answer.put("answer", option.get("answer"));
        game.answer(this, Json.write(answer));
    }

    private void read(JsonNode news) {
        synchronized (log) {
            while (log.size() > news.get("from").asInt()) log.removeLast();
            for (var line : news.get("lines")) log.add(line.get("text").asString());
        }
    }

    int seq() {
        return seq;
    }

    void send(String message) {
        Objects.requireNonNull(socket).sendText(message, true);
    }

    List<String> log() {
        synchronized (log) {
            return List.copyOf(log);
        }
    }

    void close() {
        if (socket != null) socket.abort();
    }
}
