package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.characters.ChallengeAction;
import org.vexillum.firstblood.combat.ClashAction;
import org.vexillum.firstblood.combat.InspireAction;
import org.vexillum.firstblood.magic.SpellcastingAction;
import org.vexillum.firstblood.morale.CombatRally;
import org.vexillum.firstblood.morale.Rally;
import org.vexillum.firstblood.movement.ChargeAction;
import org.vexillum.firstblood.movement.CombatReform;
import org.vexillum.firstblood.movement.Disengage;
import org.vexillum.firstblood.movement.MarchAction;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.shooting.TakeAim;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** From which list of actions a regiment may choose, and what each action asks besides. */
public final class ActionLists {
    private ActionLists() {}

    public static @Nullable Refusal refusal(Battle battle, Regiment regiment, ActionKind action) {
        var refusal = listed(battle, regiment, action);
        return refusal != null ? refusal : own(battle, regiment, action);
    }

    private static @Nullable Refusal listed(Battle battle, Regiment regiment, ActionKind action) {
        return switch (action) {
            case MARCH, CHARGE, RALLY, TAKE_AIM, VOLLEY -> // FB-LIST-01
                    outOfCombat(battle, regiment, action);
            case CLASH, INSPIRE, COMBAT_REFORM, DISENGAGE, COMBAT_RALLY -> // FB-LIST-02
                    inCombat(battle, regiment, action);
            case CHALLENGE, SPELLCASTING, OVERCHARGE, SKIP -> null; // FB-CHAR-08
        };
    }

    /** FB-LIST-03; one that engages without being engaged has both lists (FB-LIST-05). */
    private static @Nullable Refusal outOfCombat(
            Battle battle, Regiment regiment, ActionKind action) {
        if (shootsInCombat(battle, regiment, action)) return null;
        return Engagement.engaged(battle, regiment)
                ? Refusal.because("FB-LIST-03", "engaged", regiment.id(), action)
                : null;
    }

    /** FB-GARRISON-25, FB-VOLLEY-08, FB-SR-THROWING-WEAPONS. */
    private static boolean shootsInCombat(Battle battle, Regiment regiment, ActionKind action) {
        boolean garrison = regiment.status() == Status.IN_GARRISON;
        return switch (action) {
            case TAKE_AIM -> garrison;
            case VOLLEY ->
                    garrison || Traits.any(battle, regiment, VolleyTraits.ThrowingWeapons.class);
            default -> false;
        };
    }

    /** FB-LIST-04. */
    private static @Nullable Refusal inCombat(Battle battle, Regiment regiment, ActionKind action) {
        boolean fighting =
                Engagement.engaged(battle, regiment) || Engagement.engaging(battle, regiment);
        return fighting
                ? null
                : Refusal.because("FB-LIST-04", "not-in-combat", regiment.id(), action);
    }

    private static @Nullable Refusal own(Battle battle, Regiment regiment, ActionKind action) {
        return switch (action) {
            case MARCH -> MarchAction.refusal(battle, regiment);
            case CHARGE -> ChargeAction.refusal(battle, regiment);
            case RALLY -> Rally.refusal(battle, regiment);
            case TAKE_AIM -> TakeAim.refusal(battle, regiment);
            case VOLLEY -> VolleyAction.refusal(battle, regiment);
            case CLASH -> ClashAction.refusal(battle, regiment);
            case INSPIRE -> InspireAction.refusal(battle, regiment);
            case COMBAT_REFORM -> CombatReform.refusal(battle, regiment);
            case DISENGAGE -> Disengage.refusal(battle, regiment);
            case COMBAT_RALLY -> CombatRally.refusal(battle, regiment);
            case CHALLENGE -> ChallengeAction.refusal(battle, regiment);
            case SPELLCASTING -> SpellcastingAction.refusal(battle, regiment);
            case OVERCHARGE -> OverchargeAction.refusal(battle, regiment);
            case SKIP -> null;
        };
    }
}
