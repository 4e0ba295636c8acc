package org.vexillum.server.client;

import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A player with a phone, who reports or confirms as the page asks. */
public final class Phone {
    private static final int PATIENCE = 60;

    private final Event event;
    private final Browser browser;
    private final String who;

    /** What a player does with the game. */
    public enum Manner {
        /** Reports as the first of the pair, confirms as the second. */
        HONEST,
        /** The second never confirms. */
        SILENT,
        /** The second reports something else. */
        CONTRARY,
        /** Neither touches the phone. */
        AWAY
    }

    public Phone(Event event, Browser browser, String who) {
        this.event = event;
        this.browser = browser;
        this.who = who;
    }

    public String who() {
        return who;
    }

    public Browser browser() {
        return browser;
    }

    /** The same phone, when the server has moved. */
    public Phone at(Event event, int port) {
        return new Phone(event, browser.at(port), who);
    }

    /**
     * Does what there is to do in this round.
     *
     * @param scores what a game ended with
     * @param acknowledged is told what the server has taken
     */
    public void play(
            Manner manner,
            Function<Map<?, ?>, List<Integer>> scores,
            java.util.function.Consumer<String> acknowledged) {
        for (int i = 0; i < PATIENCE; i++) {
            var view = event.view(browser);
            var mine = (Map<?, ?>) view.get("mine");
            var todo = mine.get("todo").toString();
            if (!mine.containsKey("table") || manner == Manner.AWAY) return;
            var game = game(view, mine.get("table"));
            boolean first = game.get("a").equals(who);
            switch (todo) {
                case "report" -> {
                    if (!first) break;
                    event.taken(browser, "report", "scores", scores.apply(game));
                    acknowledged.accept(who + " reports");
                    return;
                }
                case "confirm" -> {
                    answer(manner, scores.apply(game));
                    if (manner == Manner.HONEST) acknowledged.accept(who + " confirms");
                    return;
                }
                default -> {
                    return;
                }
            }
            browser.get(event.path("?since=" + view.get("version")));
        }
    }

    private void answer(Manner manner, List<Integer> scores) {
        if (manner == Manner.HONEST) event.taken(browser, "confirm", "scores", scores);
        if (manner == Manner.CONTRARY) event.taken(browser, "report", "scores", turned(scores));
    }

    /** The points of the one given to the other. */
    private static List<Integer> turned(List<Integer> scores) {
        int half = scores.size() / 2;
        var turned = new java.util.ArrayList<>(scores.subList(half, scores.size()));
        turned.addAll(scores.subList(0, half));
        return turned;
    }

    private static Map<?, ?> game(Map<?, ?> view, Object table) {
        for (var game : Event.games(view)) if (game.get("table").equals(table)) return game;
        throw new AssertionError("no game at table " + table);
    }
}
