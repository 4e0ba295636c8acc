package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import org.vexillum.firstblood.combat.CombatConditions;
import org.vexillum.firstblood.edition.Edition.Aiming;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.AimsShots;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A regiment aims for its next Volley (FB-AIM-01, FB-AIM-02). */
public record TakeAim(String regiment) {
    /** Why it may not aim now, or null; occupants may while engaged (FB-GARRISON-25). */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        if (regiment.status() == Status.IN_GARRISON) return null;
        return CombatConditions.barred(battle, regiment);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var aiming = battle.regiment(regiment);
        boolean simply = battle.edition().aiming() == Aiming.PLUS_ONE_THIS_ROUND;
        var rule = simply ? "FB-AIM-01" : "FB-AIM-02";
        if (simply) aiming.setAimed(true);
        else
            aiming.gain(
                    new TemporaryEffect(
                            "Take Aim",
                            rule,
                            new TemporaryEffect.Gift.Has(new VolleyTraits.AimedShot()),
                            TemporaryEffect.Until.ACTIVATION_END,
                            regiment));
        referee.record(new ShootingEvents.TookAim(regiment, Rules.of(rule)));
    }

    /** The next Volley uses it up. */
    static void spend(Regiment regiment) {
        regiment.setAimed(false);
        var left = new ArrayList<>(regiment.boons());
        left.removeIf(boon ->
                boon.gift() instanceof TemporaryEffect.Gift.Has has
                        && has.trait() instanceof AimsShots);
        if (left.size() < regiment.boons().size()) regiment.setBoons(left);
    }
}
