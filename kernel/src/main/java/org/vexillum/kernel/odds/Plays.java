package org.vexillum.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiFunction;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Referee;

/** Plays pieces of the rules, once for every way in which their dice can come to lie. */
final class Plays<T extends Table<T>> {
    /** Where a play may end, and the chance that it does. */
    record End<T extends Table<T>, C>(Reached<T, C> at, double chance) {}

    private final Player<T> player;
    private final Falls falls = new Falls();
    private long number;

    Plays(Player<T> player) {
        this.player = player;
    }

    /** How many there were. */
    long number() {
        return number;
    }

    /** All ends, each once. */
    <C> List<End<T, C>> of(T from, BiFunction<T, Referee<T>, C> piece) {
        var chances = new LinkedHashMap<Reached<T, C>, double[]>();
        var referee = new OddsReferee<>(player, falls);
        do {
            var table = from.copy();
            referee.begin(table);
            var end = Reached.of(table, piece.apply(table, referee));
            number++;
            chances.computeIfAbsent(end, _ -> new double[1])[0] += referee.chance();
        } while (referee.next());
        var ends = new ArrayList<End<T, C>>();
        chances.forEach((end, chance) -> ends.add(new End<>(end, chance[0])));
        return ends;
    }
}
