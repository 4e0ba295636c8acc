package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.movement.PlaceRestored;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.BrokenCount;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.CannotHeal;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Wounds being healed: of wounded models first, then by casualties coming back (FB-HEAL-01). */
public record Healing(String regiment, int amount) {
    public void play(Battle battle, Referee<Battle> referee) {
        var healed = battle.regiment(regiment);
        if (healed.destroyed()) return; // FB-WOUND-14
        int left = restore(battle, healed, heal(battle, healed, amount, referee), referee);
        if (left > 0)
            referee.record(new CombatEvents.HealingLost(regiment, left, lost(battle, healed)));
    }

    /** All wounds of one model before the next; never back to the first profile (FB-HEAL-03). */
    private int heal(Battle battle, Regiment healed, int left, Referee<Battle> referee) {
        var hurt = hurt(battle, healed);
        while (left > 0 && !hurt.isEmpty()) {
            int model = PickModel.healed(healed, hurt, left, referee);
            int here = Math.min(left, healed.wounds(model));
            healed.setWounds(model, healed.wounds(model) - here);
            left -= here;
            referee.record(
                    new CombatEvents.ModelHealed(
                            regiment,
                            healed.card(model).name(),
                            model,
                            here,
                            healed.wounds(model),
                            healingRules(healed, model)));
            hurt = hurt(battle, healed);
        }
        return left;
    }

    private static Rules lost(Battle battle, Regiment healed) {
        var rules = Rules.of("FB-HEAL-04");
        if (Traits.any(battle, healed, CannotHeal.class))
            rules = rules.and("FB-SR-LETHAL-DEMISE-1");
        if (healed.broken()) return rules.and("FB-BROKEN-09");
        return healed.tokens() == 0 ? rules.and("FB-HEAL-05") : rules;
    }

    private static Rules healingRules(Regiment healed, int model) {
        var rules = Rules.of("FB-HEAL-01", "FB-HEAL-02");
        return healed.weakened(model) ? rules.and("FB-HEAL-03") : rules;
    }

    private static List<Integer> hurt(Battle battle, Regiment healed) {
        var hurt = new ArrayList<Integer>();
        for (int model : healed.models())
            if (healed.wounds(model) > 0 && !Traits.has(battle, healed, model, CannotHeal.class))
                hurt.add(model);
        return hurt;
    }

    /** One model for each token, each for its full Wounds (FB-HEAL-04, FB-HEAL-05). */
    private int restore(Battle battle, Regiment healed, int left, Referee<Battle> referee) {
        if (healed.broken()) return left; // FB-BROKEN-09
        var fighting = PlaceRestored.fighting(battle, healed); // FB-HEAL-07
        var back = returning(healed, left);
        while (healed.tokens() > 0 && !back.isEmpty()) {
            int model = PickModel.restored(healed, back, referee);
            if (!new PlaceRestored(regiment, model, fighting).play(battle, referee)) return left;
            left -= cost(healed, model);
            healed.setTokens(healed.tokens() - 1);
            if (battle.options().brokenCount() == BrokenCount.NET_LOSSES) // FB-BROKEN-01
            healed.setLostThisRound(Math.max(0, healed.lostThisRound() - 1));
            tell(healed, model, referee);
            back = returning(healed, left);
        }
        return left;
    }

    private void tell(Regiment healed, int model, Referee<Battle> referee) {
        var rules = Rules.of("FB-HEAL-04", "FB-HEAL-05");
        referee.record(
                new CombatEvents.ModelRestored(
                        regiment,
                        healed.card(model).name(),
                        model,
                        cost(healed, model),
                        healed.tokens(),
                        healed.ofCharacter() ? rules.and("FB-CCOM-12") : rules));
    }

    /** The fallen that this much healing can bring back; troopers before command models. */
    private static List<Integer> returning(Regiment healed, int left) {
        var troopers = new ArrayList<Integer>();
        var others = new ArrayList<Integer>();
        for (int model = 0; model < healed.size(); model++) {
            if (healed.alive(model) || !mayReturn(healed, model) || cost(healed, model) > left)
                continue;
            boolean common =
                    healed.role(model) == Role.TROOPER || healed.role(model) == Role.RETINUE;
            (common ? troopers : others).add(model);
        }
        return troopers.isEmpty() ? others : troopers;
    }

    /** FB-OFFICER-11, FB-CCOM-13, FB-SR-LETHAL-DEMISE-1. */
    private static boolean mayReturn(Regiment healed, int model) {
        var role = healed.role(model);
        return role != Role.OFFICER
                && role != Role.CHARACTER
                && role != Role.SPECIALIST // FB-HEAL-05: the token brings back an ordinary model
                && Traits.find(healed.card(model).traits(), CannotHeal.class) == null;
    }

    /** Both profiles are to be paid (FB-HEAL-03). */
    private static int cost(Regiment healed, int model) {
        var card = healed.card(model);
        int second = card.wounded() == null ? 0 : card.wounded().wounds();
        return card.profile().wounds() + second;
    }
}
