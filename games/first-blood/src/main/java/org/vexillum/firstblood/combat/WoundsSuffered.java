package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;

/**
 * Wounds that nothing averts any more, to be allocated (FB-WOUND-01).
 *
 * @param among the models that can take them, by number
 * @param engaged the models engaged by the attackers when they struck (FB-WOUND-10)
 * @param inDuel whether they come from a Challenge, its morale included
 */
@Stored(
        as = "WoundsSuffered",
        with = {"regiment", "wounds", "manner", "order", "among", "engaged", "inDuel"})
public record WoundsSuffered(
        String regiment,
        int wounds,
        Manner manner,
        WoundOrder order,
        List<Integer> among,
        List<Integer> engaged,
        boolean inDuel) {
    public WoundsSuffered {
        among = List.copyOf(among);
        engaged = List.copyOf(engaged);
    }

    /** Wounds on a whole regiment, in the order that belongs to their manner. */
    public static WoundsSuffered of(
            Battle battle, String id, int wounds, Manner manner, List<Integer> engaged) {
        var regiment = battle.regiment(id);
        var order = WoundOrder.of(battle, regiment, manner);
        var all = RankAndFile.living(regiment);
        return new WoundsSuffered(id, wounds, manner, order, all, engaged, manner == Manner.DUEL);
    }

    /** Wounds on one model, the rest lost (FB-CCOM-05-E1, FB-CCOM-09-E2). */
    static WoundsSuffered on(String id, int model, int wounds, Manner manner, boolean inDuel) {
        var one = List.of(model);
        return new WoundsSuffered(id, wounds, manner, WoundOrder.LISTED, one, one, inDuel);
    }

    /** Has the owner allocate them, and removes casualties. */
    public WoundsTaken play(Battle battle, Referee<Battle> referee) {
        var target = battle.regiment(regiment);
        if (wounds == 0 || new WoundCandidates(battle, target, this).now().isEmpty())
            return lost(battle, target, wounds, referee);
        var allocation = referee.ask(target.side(), new AllocateWounds(this));
        var casualties = new Casualties(target, manner, inDuel);
        var taken = new ArrayList<WoundsTaken.On>();
        var rules = rules(battle).and(SeparateModels.wounded(battle, target, this));
        int left = wounds;
        for (int model : allocation.models()) {
            int here = Math.min(left, target.woundsLeft(model));
            left -= here;
            taken.add(casualties.wound(model, here, rules, referee));
        }
        casualties.settle(battle, rules, referee);
        var rest = lost(battle, target, left, referee);
        return new WoundsTaken(regiment, manner, taken, rest.excess());
    }

    /** Wounds that find nobody; beyond the regiment's last model they were never suffered. */
    private WoundsTaken lost(Battle battle, Regiment target, int count, Referee<Battle> referee) {
        if (count > 0)
            referee.record(
                    new CombatEvents.WoundsLost(regiment, count, Rules.of(lostRule(battle))));
        boolean excess = order == WoundOrder.ENGAGED_ONLY && target.living() > 0;
        return new WoundsTaken(regiment, manner, List.of(), excess ? count : 0);
    }

    private String lostRule(Battle battle) {
        return switch (order) {
            case ENGAGED_ONLY -> "FB-WOUND-07";
            case LISTED -> manner == Manner.STRANDED ? "FB-STRAND-04" : singledRule(battle);
            case ANY, ENGAGED_FIRST, RETINUE_FIRST, NAMED -> "FB-WOUND-14";
        };
    }

    private String singledRule(Battle battle) {
        if (!manner.combat()) return "FB-COUT-02";
        return battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT
                ? "FB-CCOM-05-E1"
                : "FB-CCOM-08-E2";
    }

    Rules rules() {
        return ofOrder().and(ofManner());
    }

    /** Of the rules of a fight those that decide something about the models there are. */
    Rules rules(Battle battle) {
        return switch (order) {
            case ENGAGED_ONLY -> fought("FB-WOUND-07", battle).and(ofManner());
            case ENGAGED_FIRST -> fought("FB-WOUND-08", battle).and(ofManner());
            default -> rules();
        };
    }

    private Rules fought(String rule, Battle battle) {
        var target = battle.regiment(regiment);
        var living = among.stream().filter(target::alive).toList();
        var struck = living.stream().filter(engaged::contains).toList();
        long leading = struck.stream().filter(target::leads).count();
        var rules = Rules.of(rule, "FB-WOUND-03", "FB-WOUND-04");
        for (int model : living)
            if (!engaged.contains(model) && RankAndFile.wounded(target, model))
                rules = rules.and("FB-WOUND-09");
        rules = rules.and("FB-WOUND-10");
        if (leading > 0 && leading < struck.size()) rules = rules.and("FB-WOUND-11");
        return leading > 1 ? rules.and("FB-WOUND-12") : rules;
    }

    private Rules ofManner() {
        return switch (manner) {
            case CLASH -> Rules.of("FB-CLASH-04");
            case VOLLEY -> Rules.of("FB-VOLLEY-16");
            case MORALE ->
                    switch (order) {
                        case ANY, ENGAGED_ONLY -> Rules.of("FB-MORALE-10");
                        case ENGAGED_FIRST -> Rules.of("FB-MORALE-11");
                        default -> Rules.NONE;
                    };
            default -> Rules.NONE;
        };
    }

    private Rules ofOrder() {
        return switch (order) {
            case ANY -> Rules.of("FB-WOUND-03", "FB-WOUND-04");
            case ENGAGED_ONLY -> inCombat("FB-WOUND-07");
            case ENGAGED_FIRST -> inCombat("FB-WOUND-08");
            case RETINUE_FIRST -> Rules.of("FB-CCOM-07-E2");
            case NAMED -> Rules.of("FB-COUT-01", "FB-COUT-03");
            case LISTED -> Rules.of(manner == Manner.STRANDED ? "FB-STRAND-04" : "FB-WOUND-01");
        };
    }

    private static Rules inCombat(String rule) {
        return Rules.of(
                rule,
                "FB-WOUND-03",
                "FB-WOUND-04",
                "FB-WOUND-09",
                "FB-WOUND-10",
                "FB-WOUND-11",
                "FB-WOUND-12");
    }
}
