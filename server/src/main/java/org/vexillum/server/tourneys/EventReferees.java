package org.vexillum.server.tourneys;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.store.Passes.Pass;
import org.vexillum.server.store.Passes.Role;
import org.vexillum.tourneys.event.PairedGame;

/**
 * Who is the referee of a match by his office (WC-REF-01, WC-REF-06).
 *
 * <p>That a match belongs to an event is what its maker says; that both players are entrants who
 * were paired there, their own browsers prove.
 */
public final class EventReferees {
    private final Tourneys tourneys;

    public EventReferees(Tourneys tourneys) {
        this.tourneys = tourneys;
    }

    /**
     * A match as the doors know it.
     *
     * @param event that it says it belongs to, or null
     * @param players the marks of those who hold each seat that people play
     */
    public record Table(String match, @Nullable String event, List<List<String>> players) {}

    /**
     * The name of the event at which somebody has the office to referee this match.
     *
     * @param passes of whoever comes
     */
    public Optional<String> at(Table table, List<Pass> passes) {
        return passes.stream()
                .filter(pass -> pass.role() == Role.ORGANISER || pass.role() == Role.REFEREE)
                .map(Pass::tourney)
                .distinct()
                .flatMap(id -> name(id, table, passes).stream())
                .findFirst();
    }

    private Optional<String> name(String id, Table table, List<Pass> passes) {
        var seats = table.players.stream().map(marks -> entrants(id, marks)).toList();
        var own = own(id, passes);
        try {
            return tourneys.hall(id)
                    .ask(now -> {
                        var event = now.tourney().event();
                        boolean here =
                                event.rounds().stream()
                                        .flatMap(round -> round.games().stream())
                                        .filter(game -> belongs(game, table, id))
                                        // WC-REF-07
                                        .filter(game ->
                                                !own.contains(game.a()) && !own.contains(game.b()))
                                        .anyMatch(game -> paired(game, seats));
                        return here ? Optional.of(event.settings().name()) : Optional.empty();
                    });
        } catch (RequestRefused gone) {
            return Optional.empty();
        }
    }

    private static boolean belongs(PairedGame game, Table table, String id) {
        return id.equals(table.event) || table.match.equals(game.played().match());
    }

    private static Set<String> own(String id, List<Pass> passes) {
        return passes.stream()
                .filter(pass -> pass.tourney().equals(id) && pass.role() == Role.PLAYER)
                .map(Pass::who)
                .collect(Collectors.toSet());
    }

    /** The entrants whose links the holders of a seat have. */
    private Set<String> entrants(String id, List<String> marks) {
        return tourneys.passes().holders(id).stream()
                .filter(pass -> pass.role() == Role.PLAYER && marks.contains(pass.hash()))
                .map(pass -> pass.who())
                .collect(Collectors.toSet());
    }

    private static boolean paired(PairedGame game, List<Set<String>> seats) {
        var first = seats.getFirst();
        if (seats.size() == 1) return first.contains(game.a()) || first.contains(game.b());
        var last = seats.getLast();
        return first.contains(game.a()) && last.contains(game.b())
                || first.contains(game.b()) && last.contains(game.a());
    }
}
