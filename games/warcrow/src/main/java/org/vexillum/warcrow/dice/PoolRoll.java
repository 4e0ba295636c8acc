package org.vexillum.warcrow.dice;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/**
 * A pool that has been rolled and re-rolled: the third step of a roll (WC-DICE-12).
 *
 * @param fallen the dice in the order in which they were gathered
 */
@Stored(as = "PoolRoll", with = "fallen")
public record PoolRoll(List<RolledDie> fallen) {
    public PoolRoll {
        fallen = List.copyOf(fallen);
    }

    /**
     * Rolls a pool.
     *
     * @param frightened whether dice that show a success must be rolled again (WC-DICE-14)
     */
    public static PoolRoll of(DicePool pool, Side side, boolean frightened, Referee<?> referee) {
        var rolls = new ArrayList<Roll>();
        for (var die : pool.dice()) rolls.add(referee.roll(new Dice(side, die, die.check(), 1)));
        var fallen = new ArrayList<RolledDie>();
        for (int i = 0; i < rolls.size(); i++) {
            var roll = rolls.get(i);
            if (frightened && roll.success()) roll = referee.again(roll, 0);
            fallen.add(new RolledDie(pool.dice().get(i), roll.face(0), roll.firstFace(0)));
        }
        return new PoolRoll(fallen);
    }

    public Symbols symbols() {
        var sum = Symbols.NONE;
        for (var die : fallen) sum = sum.plus(die.symbols());
        return sum;
    }

    /** The rules that list the faces of its dice. */
    public Rules rules() {
        var rules = Rules.of("WC-DICE-02");
        for (var die : fallen) rules = rules.and(die.die().rule());
        return rules;
    }
}
