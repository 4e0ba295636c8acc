package org.vexillum.firstblood.sequence;

import java.util.Collections;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/** The roll of a Feral regiment before an action (FB-SR-FERAL-1-E1, FB-SR-FERAL-1-E2). */
public record Feral(String regiment) {
    /** Whether it has to roll: not while in combat, nor before it has come on (FB-SR-FERAL-4). */
    static boolean rolls(Battle battle, Regiment regiment) {
        if (!regiment.onTable() || !Traits.regimental(battle, regiment, RegimentTraits.Feral.class))
            return false;
        boolean engaged = Engagement.engaged(battle, regiment);
        return switch (battle.edition().feralRoll()) {
            case UNLESS_ENGAGED -> !engaged;
            case UNLESS_IN_COMBAT -> !engaged && !Engagement.engaging(battle, regiment);
        };
    }

    /** Why it does not roll, or null if it has to. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        return rolls(battle, regiment)
                ? null
                : Refusal.because(rule(battle), "acts-freely", regiment.id());
    }

    /** The roll, and the action that a failure forces on it; whether it acts freely. */
    public boolean act(Battle battle, Referee<Battle> referee) {
        if (play(battle, referee)) return true;
        var wild = battle.regiment(regiment);
        if (wild.placed()) forced(battle, wild, referee);
        return false;
    }

    private void forced(Battle battle, Regiment wild, Referee<Battle> referee) {
        var taken = wild.actions();
        var forced = ForcedAction.on(battle, wild, taken, referee);
        if (forced.action() == ActionKind.SKIP) return;
        wild.took(forced.action());
        int march = Collections.frequency(taken, ActionKind.MARCH) + 1;
        new DeclaredAction(regiment, forced, march).play(battle, referee);
    }

    /** Whether it acts freely. */
    public boolean play(Battle battle, Referee<Battle> referee) {
        var wild = battle.regiment(regiment);
        int resolve = resolve(battle, wild);
        var check = RollUnder.check(resolve);
        var roll = referee.roll(new Dice(wild.side(), Throw.FERAL, check, 1));
        referee.record(
                new SequenceEvents.FeralRolled(
                        regiment, resolve, roll, roll.success(), Rules.of(rule(battle))));
        return roll.success();
    }

    private static String rule(Battle battle) {
        return battle.edition().feralRoll() == Edition.FeralRoll.UNLESS_ENGAGED
                ? "FB-SR-FERAL-1-E1"
                : "FB-SR-FERAL-1-E2";
    }

    /** Plain Resolve; in edition 2 the highest of its models. */
    private static int resolve(Battle battle, Regiment wild) {
        boolean highest = battle.edition().feralRoll() == Edition.FeralRoll.UNLESS_IN_COMBAT;
        int best = -1;
        for (int model : wild.models()) {
            if (!highest && best >= 0) break;
            if (!highest && wild.role(model) == Role.OFFICER && wild.living() > 1) continue;
            int own = Characteristics.of(battle, wild, model, Characteristic.RESOLVE).value();
            best = Math.max(best, own);
        }
        return best;
    }
}
