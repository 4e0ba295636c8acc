package org.vexillum.tourneys.store;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.Enrolment;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.Hand;
import org.vexillum.tourneys.event.Logged;

/** Takes a person out of a log: games, points and places stay, under the id. */
public final class Forgetting {
    private final String id;
    private final String player;
    private final List<String> names;

    private Forgetting(String id, String player, List<String> names) {
        this.id = id;
        this.player = player;
        this.names = names;
    }

    /**
     * The log without what was personal about an entrant.
     *
     * @param player the key under which ratings are kept from now on
     */
    public static List<Logged> of(List<Logged> log, String id, String player) {
        var names =
                log.stream()
                        .flatMap(entry -> named(entry.change(), id).stream())
                        .filter(name -> !name.isBlank() && !name.equals(id))
                        .distinct()
                        .toList();
        var forgetting = new Forgetting(id, player, names);
        return log.stream().map(forgetting::entry).toList();
    }

    private static List<String> named(Change change, String id) {
        return switch (change) {
            case Enrolment.Entered(var entrant) when entrant.id().equals(id) -> named(entrant);
            case Enrolment.Described(var entrant) when entrant.id().equals(id) -> named(entrant);
            case Enrolment.ShownAs(var who, var name) when who.equals(id) -> List.of(name);
            default -> List.of();
        };
    }

    private static List<String> named(Entrant entrant) {
        return List.of(entrant.name(), entrant.player());
    }

    private Logged entry(Logged entry) {
        var by = entry.by();
        var hand = new Hand(names.contains(by.who()) ? id : by.who(), by.when(), plain(by.why()));
        return new Logged(entry.number(), hand, change(entry.change()));
    }

    private Change change(Change change) {
        return switch (change) {
            case Enrolment.Entered(var entrant) when ours(entrant.id()) ->
                    new Enrolment.Entered(bare(entrant));
            case Enrolment.Described(var entrant) when ours(entrant.id()) ->
                    new Enrolment.Described(bare(entrant));
            case Enrolment.ShownAs(var who, _) when ours(who) -> new Enrolment.ShownAs(id, "");
            case Enrolment.ListSubmitted(var who, _, _) when ours(who) ->
                    new Enrolment.ListSubmitted(id, id, "");
            case Enrolment.ListCorrected(var who, _) when ours(who) ->
                    new Enrolment.ListCorrected(id, id);
            case Enrolment.TableFixed(var who, _) when ours(who) -> new Enrolment.TableFixed(id, 0);
            default -> change;
        };
    }

    private boolean ours(String who) {
        return who.equals(id);
    }

    private Entrant bare(Entrant entrant) {
        return new Entrant(id, id, player, entrant.faction(), "");
    }

    /** A reason somebody wrote may hold the name too. */
    private String plain(String text) {
        var plain = text;
        for (var name : names)
            plain =
                    Pattern.compile(
                                    "(?<![\\p{L}\\p{N}])"
                                            + Pattern.quote(name)
                                            + "(?![\\p{L}\\p{N}])",
                                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                            .matcher(plain)
                            .replaceAll(Matcher.quoteReplacement(id));
        return plain;
    }
}
