package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/**
 * Who may come to a match, and by what right.
 *
 * @param chosenSeed whether its maker chose the seed, and can foresee the dice
 * @param programs sides that only a program may take
 * @param owners sides whose force was lent, with the mark of the visitor whose it is
 * @param referees those who sit
 * @param revoked how often links and seats were taken away: then everybody is looked at again
 */
@Stored(
        as = "Doors",
        with = {"chosenSeed", "programs", "owners", "referees", "revoked"})
record AccessRights(
        boolean chosenSeed,
        List<Side> programs,
        SequencedMap<String, String> owners,
        List<Referee> referees,
        int revoked) {
    static final AccessRights OPEN = new AccessRights(false, List.of(), new TreeMap<>());

    /**
     * Somebody who may decide, once called.
     *
     * @param office whether he sits as the referee of the event, and not by consent of the players
     */
    @Stored(
            as = "Doors.Referee",
            with = {"mark", "name", "office"})
    record Referee(String mark, String name, boolean office) {}

    /** Of a match from before something was noted here nothing is known about it. */
    AccessRights {
        programs = Objects.requireNonNullElse(programs, List.of());
        owners = Objects.requireNonNullElseGet(owners, TreeMap::new);
        referees = Objects.requireNonNullElse(referees, List.of());
    }

    AccessRights(boolean chosenSeed, List<Side> programs, SequencedMap<String, String> owners) {
        this(chosenSeed, programs, owners, List.of(), 0);
    }

    /** The mark of the only visitor who may take a side first, or null if it is anybody's. */
    @Nullable String owner(Side side) {
        return owners.get(side.name());
    }

    boolean referee(String mark) {
        return referees.stream().anyMatch(each -> each.mark().equals(mark));
    }

    /** The referees on whom the players agreed. */
    List<Referee> agreed() {
        return referees.stream().filter(each -> !each.office()).toList();
    }

    AccessRights seating(Referee referee) {
        var all = new ArrayList<>(referees);
        all.removeIf(each -> each.mark().equals(referee.mark()));
        all.add(referee);
        return new AccessRights(chosenSeed, programs, owners, all, revoked);
    }

    /** Without those on whom the players agreed. */
    AccessRights released() {
        var office = referees.stream().filter(Referee::office).toList();
        return new AccessRights(chosenSeed, programs, owners, office, revoked + 1);
    }

    AccessRights revoking() {
        return new AccessRights(chosenSeed, programs, owners, referees, revoked + 1);
    }
}
