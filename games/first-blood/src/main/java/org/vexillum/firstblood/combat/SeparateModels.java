package org.vexillum.firstblood.combat;

import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;

/** The rules by which characters, their retinue and officers are treated apart from others. */
public final class SeparateModels {
    private SeparateModels() {}

    private static boolean singled(Battle battle) {
        return battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT;
    }

    private static boolean officered(Regiment regiment) {
        return !regiment.card().character() && regiment.officer() != Regiment.NOBODY;
    }

    /** Each fights with its own profile and rules. */
    public static Rules striking(Regiment attacker, int model) {
        if (attacker.card().character()) return Rules.of("FB-CCOM-01", "FB-CCOM-02", "FB-CCOM-03");
        return attacker.role(model) == Role.OFFICER ? Rules.of("FB-OFFICER-05") : Rules.NONE;
    }

    /** Attacks aimed at one model of the target. */
    static Rules aimed(Battle battle, Regiment target, int at, Manner manner) {
        if (at < 0 || manner == Manner.DUEL || !singled(battle)) return Rules.NONE;
        return Rules.of(target.card().character() ? "FB-CCOM-04-E1" : "FB-OFFICER-06-E1");
    }

    /** Hits taken by a model of its own profile, in batches or not. */
    static Rules defending(Battle battle, Regiment regiment, int model, Manner manner) {
        if (regiment.card().character()) {
            var rules = Rules.of("FB-CCOM-03");
            return manner.combat() ? rules : rules.and("FB-COUT-02");
        }
        if (!officered(regiment)) return Rules.NONE;
        var rules = Rules.of(officerHit(battle, manner));
        return regiment.role(model) == Role.OFFICER ? rules.and("FB-OFFICER-05") : rules;
    }

    private static String officerHit(Battle battle, Manner manner) {
        if (!manner.combat()) return "FB-OFFICER-07";
        return singled(battle) ? "FB-OFFICER-06-E1" : "FB-OFFICER-06-E2";
    }

    /** One defence roll, however many batches; dice of a finished batch stay as they are. */
    static Rules batch(boolean again) {
        return again ? Rules.of("FB-COUT-05", "FB-COUT-06") : Rules.of("FB-COUT-05");
    }

    /** Where the wounds go. */
    static Rules wounded(Battle battle, Regiment target, WoundsSuffered wounds) {
        if (wounds.inDuel()) return Rules.of(singled(battle) ? "FB-CCOM-05-E1" : "FB-CCOM-09-E2");
        var rules = Rules.NONE;
        var manner = wounds.manner();
        if (target.status() == Status.IN_GARRISON && manner.combat())
            rules = rules.and("FB-GARRISON-19");
        if (officered(target) && manner.combat()) rules = rules.and(officerHit(battle, manner));
        if (wounds.order() != WoundOrder.LISTED || !target.card().character()) return rules;
        if (manner.combat()) return singled(battle) ? rules.and("FB-CCOM-05-E1") : rules;
        boolean hit = manner == Manner.VOLLEY || manner == Manner.SPELL || manner == Manner.EVENT;
        return hit ? rules.and("FB-COUT-03") : rules;
    }

    /** What becomes of those who fell. */
    static Rules fallen(Regiment regiment, List<Integer> removed) {
        var rules = Rules.NONE;
        for (int model : removed)
            rules =
                    switch (regiment.role(model)) {
                        case CHARACTER -> rules.and("FB-CCOM-13");
                        case RETINUE -> rules.and("FB-CCOM-12").and("FB-RET-07");
                        case OFFICER -> rules.and("FB-OFFICER-11");
                        case TROOPER, LEADER, STANDARD_BEARER, SPECIALIST -> rules;
                    };
        return rules;
    }

    /** Who leads once a character or officer is gone. */
    static Rules leading(Regiment regiment) {
        if (regiment.card().character()) return Rules.of("FB-CHAR-10");
        return regiment.card().officer() == null ? Rules.NONE : Rules.of("FB-OFFICER-11");
    }

    /**
     * Who tests morale for what.
     *
     * @param model as in a morale test
     */
    public static Rules testing(
            Battle battle, Regiment regiment, int model, boolean ofCombat, boolean inDuel) {
        if (inDuel) return Rules.of("FB-CHALLENGE-08");
        if (regiment.card().character()) {
            if (!ofCombat) return Rules.of("FB-COUT-07");
            return Rules.of("FB-CCOM-11", singled(battle) ? "FB-CCOM-06-E1" : "FB-CCOM-10-E2");
        }
        if (regiment.card().officer() == null) return Rules.NONE;
        boolean apart = model >= 0 || model == RankAndFile.FILE;
        if (ofCombat && apart) return Rules.of("FB-OFFICER-06-E1");
        if (ofCombat) return singled(battle) ? Rules.NONE : Rules.of("FB-OFFICER-06-E2");
        return apart ? Rules.of("FB-OFFICER-07") : Rules.NONE;
    }
}
