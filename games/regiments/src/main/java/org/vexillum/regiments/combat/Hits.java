package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Hits that have been scored, to be blocked (AOFR-SHOOT-05).
 *
 * @param batches hits by their AP; the highest AP is blocked first (AOFR-SHOOT-08)
 */
public record Hits(
        String target,
        int picked,
        List<Batch> batches,
        BlockValues shield,
        int deadly,
        List<WoundIgnoring> ignoring) {
    private static final int SIX = 1 << 6;

    /** Hits of equal AP. */
    public record Batch(int hits, ExplainedNumber ap) {}

    /** Blocks what can be blocked and deals the rest. Returns the wounds really taken. */
    public int play(Battle battle, Referee<Battle> referee) {
        int wounds = 0;
        var sorted = new ArrayList<>(batches);
        sorted.sort((one, other) -> other.ap.value() - one.ap.value());
        for (var batch : sorted) wounds += unblocked(batch, battle.unit(target), referee);
        return new Wounds(target, picked, wounds, deadly, ignoring).play(battle, referee);
    }

    private int unblocked(Batch batch, Unit unit, Referee<Battle> referee) {
        if (batch.hits == 0) return 0;
        var check = shield.check(batch.ap);
        var needed = shield.against(batch.ap);
        var roll = referee.roll(new Dice(unit.side(), Throw.DEFENSE, check, batch.hits));
        int wounds = roll.failures();
        var rules = rules(roll.rolledAgain()).and(needed.rules()).and(shield.bared());
        double expected = batch.hits * (1 - check.chance());
        referee.record(new CombatEvents.Blocked(target, needed, roll, wounds, expected, rules));
        return wounds;
    }

    private Rules rules(boolean again) {
        var rules = Rules.of("AOFR-SHOOT-05", "AOFR-QUALITY-05", "AOFR-QUALITY-02");
        if (!again) return rules;
        if ((shield.again() & SIX) != 0) rules = rules.and("AOFR-SR-BANE-2");
        if ((shield.again() & ~SIX) != 0) rules = rules.and("AOFR-PRINCIPLE-06");
        return rules.and("AOFR-PRINCIPLE-05");
    }
}
