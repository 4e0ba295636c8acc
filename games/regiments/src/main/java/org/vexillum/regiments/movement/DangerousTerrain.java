package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.TargetProtection;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.combat.Wounds;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/**
 * Models that were in dangerous terrain roll; every 1 is a wound (AOFR-TERRAIN-05).
 *
 * @param models by number; whoever tested in this activation already does not test again
 */
public record DangerousTerrain(String unit, List<Integer> models) {
    private static final Check NOT_ONE = Check.atLeast(2);

    public DangerousTerrain {
        models = List.copyOf(models);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var tested = battle.unit(unit);
        var facing = facing(tested);
        if (facing.isEmpty()) return;
        tested.addEndangered(facing);
        var roll =
                referee.roll(
                        new Dice(tested.side(), Throw.DANGEROUS, NOT_ONE, dice(tested, facing)));
        int wounds = roll.failures();
        referee.record(
                new MoveEvents.DangerRolled(unit, facing.size(), roll, wounds, rules(tested)));
        if (wounds > 0) wounds(tested, wounds).play(battle, referee);
    }

    private List<Integer> facing(Unit tested) {
        var facing = new ArrayList<Integer>();
        for (int model : models)
            if (tested.alive(model) && !tested.endangered().contains(model)) facing.add(model);
        return facing;
    }

    /** One for each, or as many as its Tough value. */
    private static int dice(Unit tested, List<Integer> facing) {
        int dice = 0;
        for (int model : facing) dice += tested.card(model).tough();
        return dice;
    }

    /** No Defense roll, but Regeneration: AOFR-TERRAIN-06, AOFR-SR-REGEN-1. */
    private Wounds wounds(Unit tested, int wounds) {
        var ignoring =
                TargetProtection.ignoring(
                        AttackTarget.whole(tested), MoveTraits.NO_BLOW, List.of());
        return new Wounds(unit, AttackTarget.WHOLE, wounds, 1, ignoring);
    }

    private static Rules rules(Unit tested) {
        var rules = Rules.of("AOFR-TERRAIN-05", "AOFR-TERRAIN-06", "AOFR-TERRAIN-07");
        if (MoveTraits.flies(tested)) return rules.and("AOFR-SR-FLYING-2");
        var strides = MoveTraits.ignoresDifficult(tested); // but not this
        return strides == null ? rules : rules.and(strides.rule());
    }
}
