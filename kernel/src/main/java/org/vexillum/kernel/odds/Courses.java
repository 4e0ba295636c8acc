package org.vexillum.kernel.odds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.match.Table;

/**
 * Plays courses to their ends.
 *
 * <p>Those with most left to do go first, so that others catch up and meet. What parts of them came
 * to is kept: the same part is met again and again on the same table.
 */
final class Courses<T extends Table<T>, C extends Course<T, C>> {
    private final Plays<T> plays;
    private final Map<Reached<T, Part<T>>, List<Plays.End<T, Object>>> parts = new HashMap<>();
    private final TreeMap<Integer, Tables<T, C>> waiting = new TreeMap<>();

    Courses(Plays<T> plays) {
        this.plays = plays;
    }

    Tables<T, C> ends(Tables<T, C> begun) {
        begun.forEach((at, chance) -> wait(begun, at, chance));
        while (waiting.lastKey() > 0) {
            var most = waiting.pollLastEntry().getValue();
            most.forEach((at, chance) -> step(most, at, chance));
        }
        return waiting.firstEntry().getValue();
    }

    private void wait(Tables<T, C> like, Reached<T, C> at, double chance) {
        waiting.computeIfAbsent(at.carried().left(), _ -> like.next()).add(at, chance);
    }

    private void step(Tables<T, C> like, Reached<T, C> at, double chance) {
        var part = at.carried().part();
        if (part == null) whole(like, at, chance);
        else
            for (var end : parts.computeIfAbsent(at.with(part), this::play)) {
                Cancellation.check();
                var course = at.carried().copy();
                course.join(end.at().carried());
                wait(like, end.at().with(course), chance * end.chance());
            }
    }

    private List<Plays.End<T, Object>> play(Reached<T, Part<T>> at) {
        return plays.of(at.table(), at.carried()::play);
    }

    /** All of the course matters for its next step. */
    private void whole(Tables<T, C> like, Reached<T, C> at, double chance) {
        var ends =
                plays.of(
                        at.table(),
                        (table, referee) -> {
                            var course = at.carried().copy();
                            course.next(table, referee);
                            return course;
                        });
        for (var end : ends) wait(like, end.at(), chance * end.chance());
    }
}
