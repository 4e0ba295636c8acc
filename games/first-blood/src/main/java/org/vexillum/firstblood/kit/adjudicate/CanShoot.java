package org.vexillum.firstblood.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.movement.ChargeReach;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Whom a regiment may shoot from where it stands, with which ranged attack. */
record CanShoot(Regiment unit, List<Regiment> targets) {
    private static final Rules RULES =
            Rules.of("FB-VOLLEY-02", "FB-VOLLEY-03", "FB-VOLLEY-04", "FB-VOLLEY-05", "FB-PROF-13");

    static Play<Battle> read(Args args) {
        var unit = args.regiment("unit");
        return new CanShoot(unit, args.enemies("target", unit))::play;
    }

    private void play(Battle battle, Referee<Battle> referee) {
        var barred = barred(battle);
        if (barred != null) {
            referee.record(
                    QueryAnswer.of(
                            "shoots-nobody", barred.rules(), "unit", unit.id(), "why", barred));
            return;
        }
        for (var foe : targets.isEmpty() ? battle.regiments(unit.side().other()) : targets)
            if (!foe.destroyed())
                for (var weapon : RangedAttack.of(battle, unit)) tell(foe, weapon, battle, referee);
    }

    /** Why it takes no Volley at all, whoever stands before it, or null. */
    private @Nullable Refusal barred(Battle battle) {
        if (RangedAttack.of(battle, unit).isEmpty()) return VolleyAction.unarmed(battle, unit);
        var question = new ChooseAction(unit.id(), 1, List.of(), SequenceTasks.limit(unit, 1));
        var why = question.choices(battle).refusal(ActionKind.VOLLEY);
        var here = VolleyAction.refusal(battle, unit);
        return why == null || why.equals(here) ? null : why;
    }

    private void tell(Regiment foe, RangedAttack weapon, Battle battle, Referee<Battle> referee) {
        var why = VolleyAction.refusal(battle, unit, foe, weapon);
        referee.record(why == null ? can(foe, weapon, battle) : cannot(foe, weapon, why, battle));
    }

    private QueryAnswer cannot(Regiment foe, RangedAttack weapon, Refusal why, Battle battle) {
        return QueryAnswer.of(
                "cannot-shoot",
                why.rules(),
                "unit",
                unit.id(),
                "weapon",
                weapon.barrage().written(),
                "target",
                foe.id(),
                "nearest",
                Math.max(0, ChargeReach.gap(battle, unit, foe)),
                "why",
                why);
    }

    private QueryAnswer can(Regiment foe, RangedAttack weapon, Battle battle) {
        var hidden = new ArrayList<Integer>();
        int shots = 0;
        for (var shooter : Shooter.of(battle, unit, foe, weapon)) {
            shots += weapon.shots(battle, unit, shooter.model());
            if (shooter.obscured()) hidden.add(shooter.model());
        }
        var rules = RULES.and(ReachRules.seeing(battle, unit, foe));
        if (!hidden.isEmpty())
            rules = rules.and(ObscuringRules.rules(battle, unit, foe, hidden)).and("FB-VOLLEY-12");
        return QueryAnswer.of(
                "can-shoot",
                rules,
                "unit",
                unit.id(),
                "weapon",
                weapon.barrage().written(),
                "target",
                foe.id(),
                "nearest",
                Math.max(0, ChargeReach.gap(battle, unit, foe)),
                "shots",
                shots,
                "hidden",
                hidden);
    }
}
