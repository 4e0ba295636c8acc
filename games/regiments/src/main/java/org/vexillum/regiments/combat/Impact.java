package org.vexillum.regiments.combat;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Traits;

/**
 * The Impact dice of a charge.
 *
 * @param less dice lost to Counter, counted when contact was made (AOFR-SR-COUNTER-2)
 */
public record Impact(String charger, String target, int less) {
    static final Check TWO_PLUS = Check.atLeast(2);

    /** Returns the wounds the target really took. */
    public int play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(charger);
        if (unit.tired() && unit.any(PlainTrait.Impact.class))
            referee.record(
                    new CombatEvents.NoImpact(
                            charger, Rules.of("AOFR-SR-IMPACT-2", "AOFR-FATIGUE-02")));
        int dice = dice(unit, less);
        if (dice == 0) {
            if (dice(unit, 0) > 0) tellCountered(referee);
            return 0;
        }
        var roll = referee.roll(new Dice(unit.side(), Throw.IMPACT, TWO_PLUS, dice));
        var rules = Rules.of("AOFR-SR-IMPACT-1", "AOFR-SR-IMPACT-3");
        if (less > 0) rules = rules.and("AOFR-SR-COUNTER-2");
        int hits = roll.successes();
        referee.record(new CombatEvents.ImpactRolled(charger, target, roll, hits, less, rules));
        return hits(battle.options(), battle.unit(target), hits).play(battle, referee);
    }

    private void tellCountered(Referee<Battle> referee) {
        var rules = Rules.of("AOFR-SR-IMPACT-1", "AOFR-SR-COUNTER-2");
        referee.record(new CombatEvents.ImpactCountered(charger, target, less, rules));
    }

    private static Hits hits(Options options, Unit enemy, int hits) {
        var quarry = AttackTarget.whole(enemy);
        var blow = MeleeAttacks.melee(true, quarry);
        var plain = ExplainedNumber.of(0, new Cause("AOFR-SR-IMPACT-3", "AP"));
        return new Hits(
                enemy.id(),
                AttackTarget.WHOLE,
                List.of(new Hits.Batch(hits, plain)),
                TargetProtection.shield(options, quarry, blow, Cover.NONE, List.of()),
                1,
                TargetProtection.ignoring(quarry, blow, List.of()));
    }

    /** The same dice as a value that can be computed. */
    public static PreparedAttack salvo(Options options, Unit unit, Unit enemy, int less) {
        var quarry = AttackTarget.whole(enemy);
        var blow = MeleeAttacks.melee(true, quarry);
        var cause = new Cause("AOFR-SR-IMPACT-1", "Impact");
        var needed = new TargetNumber(ExplainedNumber.of(2, cause), ExplainedNumber.of(0, cause));
        var plain = new ExplainedNumber[7];
        Arrays.fill(plain, ExplainedNumber.of(0, new Cause("AOFR-SR-IMPACT-3", "AP")));
        var portion =
                new AttackPortion(
                        unit.name(),
                        dice(unit, less),
                        needed,
                        false,
                        TWO_PLUS,
                        new int[7],
                        plain,
                        List.of(),
                        blow);
        return new PreparedAttack(
                unit.id(),
                unit.side(),
                "Impact",
                enemy.id(),
                AttackTarget.WHOLE,
                List.of(portion),
                1,
                TargetProtection.shield(options, quarry, blow, Cover.NONE, List.of()),
                1,
                TargetProtection.ignoring(quarry, blow, List.of()),
                List.of(),
                Rules.of("AOFR-SR-IMPACT-1", "AOFR-SR-IMPACT-3"));
    }

    /** X for each model of the two front rows; none when fatigued (AOFR-SR-IMPACT-2). */
    public static int dice(Unit unit, int less) {
        if (unit.tired()) return 0;
        int dice = 0;
        for (int slot = 0; slot < unit.strikers(); slot++) {
            var impact = Traits.find(unit.traits(unit.inSlot(slot)), PlainTrait.Impact.class);
            if (impact != null) dice += impact.x();
        }
        return Math.max(0, dice - less);
    }

    /** How many dice the charged unit's Counter takes away. */
    public static int reduction(Options options, Unit charged, ChargedSide side) {
        boolean all = options.counterReduction() == Options.CounterReduction.ALL_MODELS;
        if (!all && side != ChargedSide.FRONT) return 0;
        int counted = all ? charged.living() : charged.strikers();
        int models = 0;
        for (int slot = 0; slot < counted; slot++)
            if (hasCounter(charged, charged.inSlot(slot))) models++;
        return models;
    }

    static boolean hasCounter(Unit unit, int model) {
        for (var weapon : unit.weapons(model))
            if (weapon.melee() && weapon.has(PlainTrait.Counter.class)) return true;
        return false;
    }
}
