package org.vexillum.firstblood.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ObjDoubleConsumer;
import java.util.function.UnaryOperator;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Course;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.Referee;

/**
 * The tables to which a sequence may have led, with their chances.
 *
 * <p>Each piece of the sequence is played by the rules themselves, once for every table and every
 * way in which its dice can fall; what leads to the same is one before the next piece begins.
 *
 * @param <C> what is carried from one piece to the next, compared by content
 */
final class Fan<C> {
    /** A table and what is carried from it; tables are compared by their fingerprints. */
    record Reached<C>(Battle battle, long print, C carried) {
        static <C> Reached<C> of(Battle battle, C carried) {
            return new Reached<>(battle, battle.fingerprint(), carried);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Reached<?> reached
                    && print == reached.print
                    && carried.equals(reached.carried);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(print) + 31 * carried.hashCode();
        }
    }

    /** A piece of the sequence. */
    interface Piece<C, D> {
        D play(Battle battle, C carried, Referee<Battle> referee);
    }

    private final Map<Reached<C>, Double> chances = new LinkedHashMap<>();
    private final Faces faces;
    private final Wishes wishes;
    private final Count plays;

    /** One for all fans that follow each other. */
    private static final class Count {
        private long number;
    }

    private Fan(Faces faces, Wishes wishes, Count plays) {
        this.faces = faces;
        this.wishes = wishes;
        this.plays = plays;
    }

    /** One that follows this one, still empty. */
    private <D> Fan<D> next() {
        return new Fan<>(faces, wishes, plays);
    }

    static <C> Fan<C> of(Battle battle, C carried, Faces faces, Wishes wishes) {
        var fan = new Fan<C>(faces, wishes, new Count());
        fan.chances.put(Reached.of(battle, carried), 1.0);
        return fan;
    }

    <D> Fan<D> then(Piece<C, D> piece) {
        Fan<D> next = next();
        chances.forEach((reached, chance) -> play(reached, chance, piece, next));
        return next;
    }

    /** What is carried from now on; nothing is played. */
    <D> Fan<D> carrying(BiFunction<Battle, C, D> other) {
        Fan<D> next = next();
        chances.forEach((at, chance) -> {
            var carried = other.apply(at.battle(), at.carried());
            next.add(new Reached<>(at.battle(), at.print(), carried), chance);
        });
        return next;
    }

    /** The same on other tables; nothing is played. */
    Fan<C> on(UnaryOperator<Battle> other) {
        Fan<C> next = next();
        chances.forEach((at, chance) ->
                next.add(Reached.of(other.apply(at.battle()), at.carried()), chance));
        return next;
    }

    private <D> void play(Reached<C> reached, double chance, Piece<C, D> piece, Fan<D> next) {
        var outcomes =
                EnumeratingReferee.outcomes(
                        () -> reached.battle().copy(),
                        wishes,
                        faces,
                        (battle, referee) ->
                                Reached.of(battle, piece.play(battle, reached.carried(), referee)));
        plays.number += outcomes.paths();
        outcomes.forEach((to, part) -> next.add(to, chance * part));
    }

    /**
     * Begins courses and plays them to their ends; what is alike after a step goes on as one.
     *
     * <p>Those with most left to do go first, so that others catch up and meet.
     */
    <D extends Course<D>> Fan<D> course(Piece<C, D> begin) {
        var waiting = new TreeMap<Integer, Fan<D>>();
        var begun =
                then((battle, carried, referee) ->
                        step(battle, begin.play(battle, carried, referee), referee));
        sort(begun, waiting);
        while (waiting.lastKey() > 0)
            sort(waiting.pollLastEntry().getValue().then(Fan::step), waiting);
        return waiting.firstEntry().getValue();
    }

    private static <C extends Course<C>> C step(Battle battle, C course, Referee<Battle> referee) {
        var gone = course.copy();
        if (!gone.over()) gone.next(battle, referee);
        return gone;
    }

    private static <C extends Course<C>> void sort(Fan<C> fan, NavigableMap<Integer, Fan<C>> by) {
        fan.chances.forEach((reached, chance) ->
                by.computeIfAbsent(reached.carried().left(), _ -> fan.next()).add(reached, chance));
    }

    private void add(Reached<C> reached, double chance) {
        chances.merge(reached, chance, Double::sum);
    }

    /** How often pieces have been played up to here. */
    long plays() {
        return plays.number;
    }

    void forEach(ObjDoubleConsumer<Reached<C>> consumer) {
        chances.forEach(consumer::accept);
    }
}
