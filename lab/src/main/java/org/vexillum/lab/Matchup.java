package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.arena.Arena;
import org.vexillum.gamekit.arena.BattleRecord;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;

/**
 * Two forces and two players who meet in many battles.
 *
 * <p>Games come in pairs on the same terrain; in the second the forces exchange their sides.
 */
public record Matchup<T extends Table<T>>(
        Arena<T> arena,
        PlayerFactory<T> firstBot,
        PlayerFactory<T> secondBot,
        long seed,
        boolean swap) {

    /** The table on which a game of this number is fought. */
    public T battle(int game) {
        var lot = new RandomSource(SeededDice.mix(seed) + (swap ? game / 2 : game));
        return arena.start(lot, swapped(game));
    }

    public boolean swapped(int game) {
        return swap && game % 2 == 1;
    }

    public SeededDice dice(int game) {
        return new SeededDice(diceSeed(game));
    }

    /** The seed behind the dice of one game. */
    public long diceSeed(int game) {
        return SeededDice.mix(seed * 31 + 17) + game;
    }

    /** The player of a side in one game. */
    public Player<T> player(int game, Side side) {
        long own = SeededDice.mix(diceSeed(game)) + side.ordinal();
        return (number(game, side) == 0 ? firstBot : secondBot).player(own);
    }

    public GameOutcome play(int game) {
        var table = battle(game);
        var chronicle = arena.chronicle(table);
        var a = player(game, Side.A);
        var b = player(game, Side.B);
        var referee = new DirectReferee<>(a, b, dice(game), chronicle);
        referee.standAt(table);
        var rules = arena.rules();
        int steps = 0;
        for (; !rules.over(table); steps++) rules.step(table, referee);
        dismiss(a, table);
        dismiss(b, table);
        return outcome(game, table, chronicle, steps, referee.answers());
    }

    static <T> void dismiss(Player<T> player, T table) {
        if (player instanceof EndAwarePlayer<T> guest) guest.over(table);
    }

    private GameOutcome outcome(
            int game, T table, BattleRecord<T> chronicle, int steps, int answers) {
        var winner = arena.winner(table);
        int[] reached = new int[2];
        for (var side : Side.values()) reached[number(game, side)] = arena.reached(table, side);
        List<UnitTally> units = new ArrayList<>();
        for (var unit : chronicle.fared(table))
            units.add(UnitTally.of(number(game, unit.side()), unit));
        return new GameOutcome(
                game,
                winner == null ? null : number(game, winner),
                number(game, chronicle.opener()),
                arena.round(table),
                steps,
                answers,
                reached,
                units);
    }

    /** The number of the force that plays a side. */
    private int number(int game, Side side) {
        return (side == Side.A) == swapped(game) ? 1 : 0;
    }
}
