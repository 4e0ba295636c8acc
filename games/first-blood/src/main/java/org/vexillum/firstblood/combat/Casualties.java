package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.morale.Breaking;
import org.vexillum.firstblood.scenario.CasualtyPoints;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Models of one regiment being wounded and removed, until the regiment is settled again. */
public final class Casualties {
    private final Regiment regiment;
    private final Manner manner;
    private final boolean inDuel;
    private final boolean hadLeader;
    private final List<Integer> removed = new ArrayList<>();

    Casualties(Regiment regiment, Manner manner, boolean inDuel) {
        this.regiment = regiment;
        this.manner = manner;
        this.inDuel = inDuel;
        this.hadLeader = regiment.leaders().length > 0;
    }

    /** Removes models without wounds, such as those left behind (FB-DISENGAGE-07). */
    public static void remove(
            Battle battle,
            String id,
            List<Integer> models,
            Manner manner,
            Rules rules,
            Referee<Battle> referee) {
        var casualties = new Casualties(battle.regiment(id), manner, false);
        for (int model : models) casualties.fall(model, true);
        casualties.settle(battle, rules, referee);
    }

    /** Removes models that leave no casualty token (FB-GARRISON-14). */
    public static void removeWithoutTokens(
            Battle battle,
            String id,
            List<Integer> models,
            Manner manner,
            Rules rules,
            Referee<Battle> referee) {
        var casualties = new Casualties(battle.regiment(id), manner, false);
        for (int model : models) casualties.fall(model, false);
        casualties.settle(battle, rules, referee);
    }

    /** Adds wounds to a model; they may pass over to its second profile (FB-WOUND-06). */
    static void hurt(Regiment regiment, int model, int wounds) {
        int sum = regiment.wounds(model) + wounds;
        int first = regiment.profile(model).wounds();
        if (sum >= first && !regiment.weakened(model) && regiment.card(model).wounded() != null) {
            regiment.setWeakened(model, true);
            sum -= first;
        }
        regiment.setWounds(model, sum);
    }

    /** Deals wounds to a model, and removes it when it has no more to take (FB-WOUND-05). */
    WoundsTaken.On wound(int model, int wounds, Rules rules, Referee<Battle> referee) {
        hurt(regiment, model, wounds);
        int left = regiment.woundsLeft(model);
        boolean dies = left == 0;
        if (dies) fall(model, true);
        else
            referee.record(
                    new CombatEvents.ModelWounded(
                            regiment.id(),
                            regiment.card(model).name(),
                            model,
                            wounds,
                            left,
                            woundedRules(model, rules)));
        return new WoundsTaken.On(model, wounds, dies);
    }

    private Rules woundedRules(int model, Rules rules) {
        var all = manner == Manner.VOLLEY ? rules.and("FB-VOLLEY-17") : rules;
        return regiment.weakened(model) ? all.and("FB-WOUND-06") : all;
    }

    private void fall(int model, boolean leavesToken) {
        var role = regiment.role(model);
        regiment.remove(model);
        removed.add(model);
        regiment.setLostThisRound(regiment.lostThisRound() + 1);
        if (role != Role.CHARACTER && leavesToken) // FB-CCOM-13
        regiment.setTokens(regiment.tokens() + 1); // FB-TOKEN-01, FB-OFFICER-11
    }

    /** Tells who fell, names a new leader, breaks or destroys the regiment (FB-WOUND-13). */
    void settle(Battle battle, Rules rules, Referee<Battle> referee) {
        if (removed.isEmpty()) return;
        tell(rules, referee);
        for (int model : removed) score(battle, model, referee);
        if (regiment.living() == 0) {
            destroy(battle, referee);
            return;
        }
        if (hadLeader) NameLeader.ifNeeded(battle, regiment, referee); // FB-CMD-11
        Breaking.afterCasualties(battle, regiment, referee); // FB-BROKEN-02
    }

    private void score(Battle battle, int model, Referee<Battle> referee) {
        CasualtyPoints.slain(battle, regiment, model, referee);
        if (inDuel) CasualtyPoints.slainInChallenge(battle, regiment, referee);
    }

    private void tell(Rules rules, Referee<Battle> referee) {
        var names = new ArrayList<String>();
        for (int model : removed) names.add(regiment.card(model).name());
        referee.record(
                new CombatEvents.ModelsRemoved(
                        regiment.id(),
                        manner,
                        removed,
                        names,
                        regiment.living(),
                        regiment.tokens(),
                        rules.and("FB-WOUND-05")
                                .and("FB-PROF-09")
                                .and("FB-TOKEN-01")
                                .and(special())
                                .and(SeparateModels.fallen(regiment, removed))));
    }

    /** Lost command models, leaders that need no successor, failed nerve. */
    private Rules special() {
        var rules =
                switch (manner) {
                    case MORALE -> Rules.of("FB-MORALE-09");
                    case VOLLEY -> Rules.of("FB-VOLLEY-17");
                    default -> Rules.NONE;
                };
        boolean command = false;
        boolean specialist = false;
        for (int model : removed) {
            var role = regiment.role(model);
            command |= role == Role.LEADER || role == Role.STANDARD_BEARER;
            specialist |= role == Role.SPECIALIST;
        }
        if (command || specialist) rules = rules.and("FB-REG-05");
        if (!command) return rules;
        return regiment.leaders().length > 0 ? rules.and("FB-CMD-13") : rules;
    }

    /** FB-WOUND-14, FB-TOKEN-03. */
    private void destroy(Battle battle, Referee<Battle> referee) {
        CasualtyPoints.tokensRemoved(battle, regiment, regiment.tokens(), referee);
        regiment.setTokens(0);
        regiment.setBroken(false);
        regiment.setGarrison(null);
        regiment.setStatus(Status.DESTROYED);
        referee.record(
                new CombatEvents.RegimentDestroyed(
                        regiment.id(), Rules.of("FB-WOUND-14", "FB-TOKEN-03")));
    }
}
