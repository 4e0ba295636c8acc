package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.stored.Stored;

/** Whom a model may attack (FB-CLASH-02, FB-CLASH-03). */
@Stored(
        as = "Reach",
        with = {"model", "options"})
public record ModelTargets(int model, List<Option> options) {
    /**
     * A target.
     *
     * @param at a model that can be singled out, or {@link RankAndFile#WHOLE}
     */
    @Stored(
            as = "Reach.Option",
            with = {"target", "at"})
    public record Option(String target, int at) {}

    public ModelTargets {
        options = List.copyOf(options);
    }

    /** For every model that has somebody to attack and attacks to make, as they stand now. */
    public static List<ModelTargets> of(
            Battle battle, Regiment attacker, Manner manner, List<Regiment> foes) {
        var all = new ArrayList<ModelTargets>();
        for (int model : attacker.models()) {
            if (AttackCount.of(battle, attacker, model, manner).value() == 0) continue;
            var options = new ArrayList<Option>();
            for (var foe : foes) add(options, battle, attacker, model, manner, foe);
            if (!options.isEmpty()) all.add(new ModelTargets(model, options));
        }
        return all;
    }

    private static void add(
            List<Option> options,
            Battle battle,
            Regiment attacker,
            int model,
            Manner manner,
            Regiment foe) {
        for (int other : foe.models()) {
            if (!legal(battle, attacker, model, manner, foe, other)) continue;
            var option = new Option(foe.id(), singledOut(battle, foe, other));
            if (!options.contains(option)) options.add(option);
        }
    }

    /** For regiments that stand nowhere: of the foe these can be struck, an officer last. */
    public static List<Option> told(Battle battle, Regiment foe, List<Integer> models) {
        var options = new ArrayList<Option>();
        for (int model : models) {
            var option = new Option(foe.id(), singledOut(battle, foe, model));
            if (!options.contains(option)) options.add(option);
        }
        options.sort(Comparator.comparing(option -> option.at != RankAndFile.WHOLE));
        return options;
    }

    /** Impact attacks reach 1 inch whatever the engagement range (FB-IMPACT-05). */
    static boolean legal(
            Battle battle, Regiment attacker, int model, Manner manner, Regiment foe, int other) {
        return Engagement.engages(battle, attacker, model, foe, other)
                && (manner != Manner.IMPACT
                        || Distance.within(battle, attacker, model, foe, other, Engagement.USUAL));
    }

    /** FB-CCOM-04-E1, FB-OFFICER-06-E1; nobody inside a garrison (FB-GARRISON-19). */
    private static int singledOut(Battle battle, Regiment foe, int model) {
        boolean apart = foe.card().character() || foe.role(model) == Role.OFFICER;
        boolean possible =
                battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT
                        && Garrisons.of(battle, foe) == null;
        return apart && possible ? model : RankAndFile.WHOLE;
    }
}
