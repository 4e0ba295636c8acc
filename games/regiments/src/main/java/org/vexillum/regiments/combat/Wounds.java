package org.vexillum.regiments.combat;

import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Wounds that were not blocked, to be ignored or taken.
 *
 * @param picked the only model that can take them, or {@link AttackTarget#WHOLE}
 * @param deadly what each is multiplied by, on one model
 */
public record Wounds(
        String target, int picked, int wounds, int deadly, List<WoundIgnoring> ignoring) {
    /** Returns the wounds really taken (AOFR-RESULT-06). */
    public int play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(target);
        if (wounds == 0 || unit.destroyed()) return 0;
        if (picked == AttackTarget.WHOLE) tellInPart(unit, referee);
        for (var die : ignoring)
            if (die.denied() != null) tellDenied(die.cause(), die.denied(), referee);
        int taken = deadly > 1 ? playDeadly(unit, referee) : playPlain(unit, referee);
        unit.addWoundsTaken(taken);
        Casualties.destroyIfEmpty(unit, referee);
        return taken;
    }

    private static void tellInPart(Unit unit, Referee<Battle> referee) {
        var trait = AttackTarget.ignoredInPart(unit);
        if (trait == null) return;
        var rules = Rules.of(trait.rule(), "AOFR-PRINCIPLE-07");
        var cause = new Cause(trait.rule(), trait.written());
        referee.record(new CombatEvents.NotAllIgnore(unit.id(), cause, rules));
    }

    private void tellDenied(Cause cause, Cause denied, Referee<Battle> referee) {
        var rules = Rules.of("AOFR-SR-REGEN-2", denied.rule());
        referee.record(new CombatEvents.CannotIgnore(target, cause, denied, rules));
    }

    private int playPlain(Unit unit, Referee<Battle> referee) {
        int left = notIgnored(unit, wounds, referee);
        return left == 0 ? 0 : new Casualties(target, picked, left).take(unit, referee);
    }

    /** Each wound is assigned, multiplied, ignored and applied before the next: AOFR-SR-REGEN-3. */
    private int playDeadly(Unit unit, Referee<Battle> referee) {
        int taken = 0;
        for (int i = 0; i < wounds && unit.living() > 0; i++) {
            if (picked != AttackTarget.WHOLE && !unit.alive(picked)) break;
            int model = new Casualties(target, picked, 1).choose(unit, referee).getFirst();
            int left = notIgnored(unit, deadly, referee);
            taken += Casualties.apply(unit, model, left, referee);
        }
        return taken;
    }

    private int notIgnored(Unit unit, int count, Referee<Battle> referee) {
        for (var die : ignoring) {
            if (count == 0) break;
            if (die.denied() != null) continue;
            var dice = new Dice(unit.side(), Throw.REGENERATION, die.check(), count);
            var roll = referee.roll(dice);
            count -= roll.successes();
            var rules = Rules.of(die.cause().rule(), "AOFR-PRINCIPLE-07");
            if (deadly > 1) rules = rules.and("AOFR-SR-REGEN-3");
            referee.record(
                    new CombatEvents.WoundsIgnored(
                            target, die.cause(), roll, roll.successes(), rules));
        }
        return count;
    }
}
