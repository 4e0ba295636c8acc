package org.vexillum.firstblood.kit.adjudicate;

import java.util.List;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.NameLeader;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.PickModel;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.movement.ChooseChargeModel;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.adjudicate.TaskCatalogue.Assumption;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/** Questions that a file need not answer, since there is a usual answer. */
final class UsualAnswers {
    /** Rules by which dice may be rolled again, but need not. */
    private static final List<String> OFFERED =
            List.of("FB-INSPIRE-02", "FB-SR-FLURRY", "FB-SR-AIMED-SHOT-E2");

    private UsualAnswers() {}

    static @Nullable Assumption taken(Question<Battle, ?> question, Battle battle) {
        return switch (question) {
            case AllocateWounds asked -> allocation(asked, battle);
            case UsePresence asked -> new Assumption(asked.regiment(), "presence");
            case NameTaker asked -> poolFirst(asked, battle);
            case ChooseTargets asked -> blows(asked, battle);
            case NameLeader asked ->
                    nowhere(
                            asked.regiment(),
                            new Assumption(asked.regiment(), "acting-leader"),
                            battle);
            case ChooseChargeModel asked -> new Assumption(asked.regiment(), "charge-from");
            case PickModel asked ->
                    nowhere(
                            asked.regiment(),
                            new Assumption(asked.regiment(), "healed-model"),
                            battle);
            default -> null;
        };
    }

    /** Dice that a player may discard or roll again, as the engine takes it he would. */
    static @Nullable Assumption taken(Event event) {
        return switch (event) {
            case CombatEvents.FailureDiscarded discarded ->
                    new Assumption(discarded.regiment(), "discarded");
            case CombatEvents.HitsRolled rolled when offered(rolled) ->
                    new Assumption(rolled.regiment(), "rolled-again");
            default -> null;
        };
    }

    /** Whether somebody rolled dice again that he might have left (FB-INSPIRE-02). */
    private static boolean offered(CombatEvents.HitsRolled rolled) {
        if (!rolled.roll().rolledAgain()) return false;
        for (var rule : OFFERED) if (rolled.rules().has(rule)) return true;
        return false;
    }

    /** Models that are alike and stand nowhere: it hardly matters who of them falls. */
    private static @Nullable Assumption allocation(AllocateWounds asked, Battle battle) {
        var regiment = battle.regiment(asked.wounds().regiment());
        if (regiment.placed()) return null;
        int[] models = regiment.models();
        for (int model : models)
            if (!regiment.card(model).equals(regiment.card(models[0]))) return null;
        return new Assumption(regiment.id(), "allocation");
    }

    /** Where nobody stands anywhere it hardly matters which model it is. */
    private static @Nullable Assumption nowhere(String id, Assumption usual, Battle battle) {
        return battle.regiment(id).placed() ? null : usual;
    }

    /** While the owner is silent the rank and file go before the officer (FB-OFFICER-07). */
    private static @Nullable Assumption poolFirst(NameTaker asked, Battle battle) {
        var regiment = battle.regiment(asked.regiment());
        return regiment.card().character() ? null : new Assumption(regiment.id(), "pool-first");
    }

    /** Blows that are merely allowed are struck (FB-IMPACT-04, FB-OPP-01), and not at officers. */
    private static @Nullable Assumption blows(ChooseTargets asked, Battle battle) {
        boolean choice = false;
        for (var reach : asked.reach()) {
            if (reach.options().size() > 1 && !officerOnly(reach, battle)) return null;
            choice |= reach.options().size() > 1;
        }
        if (choice) return new Assumption(asked.regiment(), "officer-spared");
        return asked.optional() ? new Assumption(asked.regiment(), "blows-struck") : null;
    }

    /** Whether it can only choose between a regiment and its officer, wherever they stand. */
    private static boolean officerOnly(ModelTargets reach, Battle battle) {
        var first = reach.options().getFirst();
        var target = battle.regiment(first.target());
        if (first.at() != RankAndFile.WHOLE || target.placed()) return false;
        for (var option : reach.options())
            if (!option.target().equals(first.target())) return false;
        return true;
    }
}
