package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.Player;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.mission.Battles;
import org.vexillum.regiments.mission.Victory;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.terrain.TerrainGenerator;

/**
 * Two forces and two players who meet in many battles.
 *
 * <p>Games come in pairs on the same terrain; in the second the forces exchange their sides.
 */
public record Contest(
        Force first,
        Force second,
        Opponent firstBot,
        Opponent secondBot,
        Options options,
        long seed,
        boolean swap) {

    /** Makes the player of one game; the seed is that game's own. */
    public interface Opponent {
        Player<Battle> player(long seed);
    }

    /** The table on which a game of this number is fought. */
    public Battle battle(int game) {
        return Battles.start(setting(game));
    }

    public Setting setting(int game) {
        var lot = new Lot(SeededDice.mix(seed) + (swap ? game / 2 : game));
        int width = Lengths.inches(72);
        int depth = Lengths.inches(48);
        var terrain = TerrainGenerator.generate(width, depth, lot);
        boolean swapped = swapped(game);
        return new Setting(
                width, depth, terrain, swapped ? second : first, swapped ? first : second, options);
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
    public Player<Battle> player(int game, Side side) {
        boolean firsts = (side == Side.A) != swapped(game);
        long own = SeededDice.mix(diceSeed(game)) + side.ordinal();
        return (firsts ? firstBot : secondBot).player(own);
    }

    public Outcome play(int game) {
        var battle = battle(game);
        var deeds = new Deeds(battle);
        var a = player(game, Side.A);
        var b = player(game, Side.B);
        var referee = new DirectReferee<>(a, b, dice(game), deeds);
        referee.standAt(battle);
        var rules = new Regiments();
        int steps = 0;
        Side opener = Side.A;
        for (; !rules.over(battle); steps++) {
            if (battle.stage() == Stage.ROUND_START && battle.round() == 1)
                opener = battle.opening();
            rules.step(battle, referee);
        }
        dismiss(a, battle);
        dismiss(b, battle);
        return outcome(game, battle, deeds, opener, steps, referee.answers());
    }

    static void dismiss(Player<Battle> player, Battle battle) {
        if (player instanceof Guest guest) guest.over(battle);
    }

    private Outcome outcome(
            int game, Battle battle, Deeds deeds, Side opener, int steps, int answers) {
        var winner = Victory.winner(battle);
        int[] markers = new int[2];
        for (var marker : battle.markers())
            if (marker.owner() != null) markers[number(game, marker.owner())]++;
        List<UnitTally> units = new ArrayList<>();
        for (var unit : battle.units()) units.add(deeds.tally(number(game, unit.side()), unit));
        return new Outcome(
                game,
                winner == null ? null : number(game, winner),
                number(game, opener),
                battle.round(),
                steps,
                answers,
                markers,
                units);
    }

    /** The number of the force that plays a side. */
    private int number(int game, Side side) {
        return (side == Side.A) == swapped(game) ? 1 : 0;
    }
}
