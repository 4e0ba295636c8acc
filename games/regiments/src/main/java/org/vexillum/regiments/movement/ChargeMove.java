package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * A unit charges: it moves until it meets its target, lines up, and tests dangerous terrain.
 *
 * @param path the owner's way, or null for the engine's
 */
public record ChargeMove(String unit, String target, @Nullable Manoeuvre path) {
    /** Returns the side on which the target was charged. */
    public ChargedSide play(Battle battle, Referee<Battle> referee) {
        var charger = battle.unit(unit);
        var enemy = battle.unit(target);
        var charge = charge(battle, charger, enemy);
        var lunge = new ChargeCheck(new Charger(battle, charger), enemy);
        var track = ManoeuvrePoses.of(charger, charge.path());
        var endangered = EndangeredModels.charging(battle, charger, track, charge.contact());
        var passed = PassedTerrain.by(battle, charger, track);
        var allowed = lunge.limit(track);
        charger.place(charge.contact());
        referee.record(
                new MoveEvents.UnitCharged(
                        unit,
                        target,
                        charge.side(),
                        lunge.nearest(),
                        charge.path(),
                        track.start(),
                        charge.contact(),
                        lunge.alignment().contactOf(charge.contact()),
                        allowed,
                        rules(battle, charger, allowed, charge.path()).and(passed.rules())));
        new DangerousTerrain(unit, endangered).play(battle, referee);
        return charge.side();
    }

    private ChargePath charge(Battle battle, Unit charger, Unit enemy) {
        var found =
                path == null
                        ? ChargeOptions.find(battle, charger, enemy)
                        : ChargeOptions.along(battle, charger, enemy, path);
        if (found == null) throw new IllegalAnswer(why(battle, charger, enemy));
        return found;
    }

    private Refusal why(Battle battle, Unit charger, Unit enemy) {
        var refusal =
                path == null
                        ? ChargeOptions.refusal(battle, charger, enemy)
                        : ChargeOptions.refusal(battle, charger, enemy, path);
        return refusal != null ? refusal : ChargeRefusals.misses();
    }

    private Rules rules(Battle battle, Unit charger, ExplainedNumber allowed, Manoeuvre went) {
        var rules =
                MoveLengthRules.allowance(charger, allowed)
                        .and(
                                Rules.of(
                                        "AOFR-MOVE-08",
                                        "AOFR-PRINCIPLE-04",
                                        "AOFR-MOVE-09",
                                        "AOFR-FACING-01",
                                        "AOFR-FACING-03",
                                        "AOFR-MELEE-01",
                                        "AOFR-MELEE-02",
                                        "AOFR-FORM-04"));
        if (went.pivot() != 0) rules = rules.and("AOFR-MOVE-02");
        if (othersStandClose(battle, charger)) rules = rules.and("AOFR-MELEE-11");
        return rules;
    }

    /** Whether another enemy is so near that somebody might think it takes part. */
    private boolean othersStandClose(Battle battle, Unit charger) {
        var block = Footprint.of(charger);
        for (var other : battle.onTable(charger.side().other()))
            if (!other.id().equals(target)
                    && other.place() != null
                    && Within.closerThan(block, Footprint.of(other), INCH)) return true;
        return false;
    }
}
