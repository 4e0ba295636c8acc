package org.vexillum.kernel.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ObjDoubleConsumer;
import java.util.function.UnaryOperator;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Referee;

/**
 * The tables to which a sequence may have led, with their chances.
 *
 * <p>Each piece of the sequence is played by the rules themselves, once for every table and every
 * way in which its dice can come to lie; what leads to the same is one before the next piece
 * begins.
 *
 * @param <C> what is carried from one piece to the next, compared by content
 */
public final class Tables<T extends Table<T>, C> {
    /** A piece of the sequence. */
    public interface Piece<T, C, D> {
        D play(T table, C carried, Referee<T> referee);
    }

    private final Map<Reached<T, C>, double[]> chances = new LinkedHashMap<>();
    private final Plays<T> plays;

    private Tables(Plays<T> plays) {
        this.plays = plays;
    }

    /** Others that follow these, still none. */
    <D> Tables<T, D> next() {
        return new Tables<>(plays);
    }

    /**
     * One table, from which everything is still to come.
     *
     * @param player answers the questions of both sides
     */
    public static <T extends Table<T>, C> Tables<T, C> of(T table, C carried, Player<T> player) {
        var tables = new Tables<T, C>(new Plays<>(player));
        tables.add(Reached.of(table, carried), 1);
        return tables;
    }

    public <D> Tables<T, D> then(Piece<T, C, D> piece) {
        Tables<T, D> next = next();
        forEach((at, chance) -> {
            for (var end : plays.of(at.table(), (table, by) -> piece.play(table, at.carried(), by)))
                next.add(end.at(), chance * end.chance());
        });
        return next;
    }

    /** What is carried from now on; nothing is played. */
    public <D> Tables<T, D> carrying(BiFunction<T, C, D> other) {
        Tables<T, D> next = next();
        forEach((at, chance) -> next.add(at.with(other.apply(at.table(), at.carried())), chance));
        return next;
    }

    /** The same on other tables; nothing is played. */
    public Tables<T, C> on(UnaryOperator<T> other) {
        Tables<T, C> next = next();
        forEach((at, chance) ->
                next.add(Reached.of(other.apply(at.table()), at.carried()), chance));
        return next;
    }

    /** Begins courses and plays them to their ends; what is alike after a step goes on as one. */
    public <D extends Course<T, D>> Tables<T, D> course(Piece<T, C, D> begin) {
        return new Courses<T, D>(plays).ends(then(begin));
    }

    /** The same where courses begin without dice or questions and change nothing. */
    public <D extends Course<T, D>> Tables<T, D> course(BiFunction<T, C, D> begin) {
        return new Courses<T, D>(plays).ends(carrying(begin));
    }

    void add(Reached<T, C> at, double chance) {
        chances.computeIfAbsent(at, _ -> new double[1])[0] += chance;
    }

    /** How often pieces have been played up to here. */
    public long plays() {
        return plays.number();
    }

    public void forEach(ObjDoubleConsumer<Reached<T, C>> consumer) {
        chances.forEach((at, chance) -> consumer.accept(at, chance[0]));
    }
}
