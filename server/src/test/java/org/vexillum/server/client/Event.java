package org.vexillum.server.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.server.client.Browser.Answer;

/** An event on a server, and those who come to it. */
public final class Event {
    private final String id;
    private final Browser organiser;
    private final Answer made;

    private Event(String id, Browser organiser, Answer made) {
        this.id = id;
        this.organiser = organiser;
        this.made = made;
    }

    /** A new event; settings as names and values. */
    public static Event make(Browser organiser, Object... settings) {
        var made = organiser.post("/api/tourneys", Map.of("settings", fields(settings)));
        return of(made, organiser);
    }

    /** The event that a call has made. */
    public static Event of(Answer made, Browser organiser) {
        if (made.status() != 201) throw new AssertionError(made.text());
        return new Event(made.text("id"), organiser, made);
    }

    /** The same event at another server. */
    public Event at(Browser organiser) {
        return new Event(id, organiser, made);
    }

    public static Map<String, Object> fields(Object... namesAndValues) {
        var fields = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2)
            fields.put(namesAndValues[i].toString(), namesAndValues[i + 1]);
        return fields;
    }

    public String id() {
        return id;
    }

    public Browser organiser() {
        return organiser;
    }

    public String path(String rest) {
        return "/api/tourneys/" + id + rest;
    }

    /** The token of the link for organisers, then that for referees. */
    public String token(int which) {
        var link = (Map<?, ?>) ((List<?>) made.json().get("links")).get(which);
        return token(link);
    }

    public static String token(Map<?, ?> link) {
        var url = link.get("url").toString();
        return url.substring(url.lastIndexOf('/') + 1);
    }

    /** Somebody asks for a change. */
    public Answer ask(Browser browser, String word, Object... fields) {
        var body = fields(fields);
        body.put("do", word);
        return browser.post(path("/changes"), body);
    }

    /** The organiser makes a change, which has to be taken. */
    public Map<?, ?> run(String word, Object... fields) {
        return taken(organiser, word, fields);
    }

    public Map<?, ?> taken(Browser browser, String word, Object... fields) {
        var answer = ask(browser, word, fields);
        if (answer.status() != 200) throw new AssertionError(word + ": " + answer.text());
        return answer.json();
    }

    public Map<?, ?> view(Browser browser) {
        return browser.get(path("")).json();
    }

    public Map<?, ?> view() {
        return view(organiser);
    }

    /** A browser that came by a fresh link of a player. */
    public Browser player(Browser fresh, String who) {
        var link = organiser.post(path("/links"), Map.of("role", "player", "who", who));
        var first = (Map<?, ?>) ((List<?>) link.json().get("links")).getFirst();
        fresh.post("/api/passes", Map.of("token", token(first)));
        return fresh;
    }

    public Browser referee(Browser fresh) {
        fresh.post("/api/passes", Map.of("token", token(1)));
        return fresh;
    }

    // ---- reading views

    public static List<Map<?, ?>> list(Object value) {
        return ((List<?>) value).stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
    }

    /** The games of the last round that is shown. */
    public static List<Map<?, ?>> games(Map<?, ?> view) {
        return list(list(view.get("games")).getLast().get("games"));
    }

    public static List<Map<?, ?>> lines(Map<?, ?> view) {
        return list(((Map<?, ?>) view.get("standings")).get("lines"));
    }
}
