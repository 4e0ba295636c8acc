package org.vexillum.tourneys.store;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.EnrolmentChange;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.LoggedChange;

/** Takes a person out of a log: games, points and places stay, under the id. */
public final class PersonRemoval {
    private final String id;
    private final String player;
    private final List<String> names;

    private PersonRemoval(String id, String player, List<String> names) {
        this.id = id;
        this.player = player;
        this.names = names;
    }

    /**
     * The log without what was personal about an entrant.
     *
     * @param player the key under which ratings are kept from now on
     */
    public static List<LoggedChange> of(List<LoggedChange> log, String id, String player) {
        var names =
                log.stream()
                        .flatMap(entry -> named(entry.change(), id).stream())
                        .filter(name -> !name.isBlank() && !name.equals(id))
                        .distinct()
                        .toList();
        var forgetting = new PersonRemoval(id, player, names);
        return log.stream().map(forgetting::entry).toList();
    }

    private static List<String> named(Change change, String id) {
        return switch (change) {
            case EnrolmentChange.Entered(var entrant) when entrant.id().equals(id) ->
                    named(entrant);
            case EnrolmentChange.Described(var entrant) when entrant.id().equals(id) ->
                    named(entrant);
            case EnrolmentChange.ShownAs(var who, var name) when who.equals(id) -> List.of(name);
            default -> List.of();
        };
    }

    private static List<String> named(Entrant entrant) {
        return List.of(entrant.name(), entrant.player());
    }

    private LoggedChange entry(LoggedChange entry) {
        var by = entry.by();
        var hand =
                new ChangeAuthor(
                        names.contains(by.who()) ? id : by.who(), by.when(), plain(by.why()));
        return new LoggedChange(entry.number(), hand, change(entry.change()));
    }

    private Change change(Change change) {
        return switch (change) {
            case EnrolmentChange.Entered(var entrant) when ours(entrant.id()) ->
                    new EnrolmentChange.Entered(bare(entrant));
            case EnrolmentChange.Described(var entrant) when ours(entrant.id()) ->
                    new EnrolmentChange.Described(bare(entrant));
            case EnrolmentChange.ShownAs(var who, _) when ours(who) ->
                    new EnrolmentChange.ShownAs(id, "");
            case EnrolmentChange.ListSubmitted(var who, _, _) when ours(who) ->
                    new EnrolmentChange.ListSubmitted(id, id, "");
            case EnrolmentChange.ListCorrected(var who, _) when ours(who) ->
                    new EnrolmentChange.ListCorrected(id, id);
            case EnrolmentChange.TableFixed(var who, _) when ours(who) ->
                    new EnrolmentChange.TableFixed(id, 0);
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
