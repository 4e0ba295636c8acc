package org.vexillum.firstblood.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ObjDoubleConsumer;
import org.vexillum.firstblood.table.Battle;
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

    private Fan(Faces faces) {
        this.faces = faces;
    }

    static <C> Fan<C> of(Battle battle, C carried) {
        var fan = new Fan<C>(Faces.on(battle));
        fan.chances.put(Reached.of(battle, carried), 1.0);
        return fan;
    }

    <D> Fan<D> then(Piece<C, D> piece) {
        var next = new Fan<D>(faces);
        chances.forEach((reached, chance) ->
                EnumeratingReferee.outcomes(
                                () -> reached.battle().copy(),
                                Usual.PLAYER,
                                faces,
                                (battle, referee) ->
                                        Reached.of(
                                                battle,
                                                piece.play(battle, reached.carried(), referee)))
                        .forEach((to, part) -> next.add(to, chance * part)));
        return next;
    }

    private void add(Reached<C> reached, double chance) {
        chances.merge(reached, chance, Double::sum);
    }

    void forEach(ObjDoubleConsumer<Reached<C>> consumer) {
        chances.forEach(consumer::accept);
    }
}
