package org.vexillum.server.tourneys;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.EventOptions.CommanderChoice;
import org.vexillum.tourneys.event.EventState;
import org.vexillum.tourneys.lists.ListCheck;
import org.vexillum.tourneys.lists.ListFinding;
import org.vexillum.tourneys.lists.ListText;
import org.vexillum.tourneys.lists.UnitBook;

/** What the check says of the lists handed in: each is checked once, however often it is seen. */
final class CheckedLists {
    private static final int MOST = 2_000;

    private final Map<Handed, List<ListFinding>> known = new LinkedHashMap<>();
    private @Nullable Against against;

    private record Handed(String text, String faction) {}

    /** What lists are held against. */
    private record Against(UnitBook book, int limit, CommanderChoice choice) {
        boolean same(@Nullable Against other) {
            return other != null
                    && book == other.book
                    && limit == other.limit
                    && choice == other.choice;
        }
    }

    synchronized List<ListFinding> of(EventState event, EntrantState member) {
        var now =
                new Against(
                        event.book(),
                        event.settings().pointsLimit(),
                        event.options().commanderChoice());
        if (!now.same(against) || known.size() > MOST) known.clear();
        against = now;
        var handed = new Handed(member.list(), member.entrant().faction());
        return known.computeIfAbsent(handed, _ -> check(event, handed.text, handed.faction));
    }

    /** What would be said of a list. */
    static List<ListFinding> check(EventState event, String text, String faction) {
        var settings = event.settings();
        var check =
                new ListCheck(
                        event.pack(),
                        event.book(),
                        settings.pointsLimit(),
                        settings.options().commanderChoice());
        return check.check(ListText.read(text), faction);
    }
}
