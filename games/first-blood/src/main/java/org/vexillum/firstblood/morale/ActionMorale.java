package org.vexillum.firstblood.morale;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/**
 * The wounds of one action, for which morale is tested when it ends (FB-MORALE-01).
 *
 * <p>One test for each regiment and all its wounds together, but for models that test for
 * themselves.
 */
public final class ActionMorale {
    private final List<WoundsTaken> taken = new ArrayList<>();
    private final Map<String, Terror> terrors = new LinkedHashMap<>();
    private final Map<String, List<Integer>> engaged = new LinkedHashMap<>();

    public ActionMorale copy() {
        var copy = new ActionMorale();
        copy.taken.addAll(taken);
        copy.terrors.putAll(terrors);
        copy.engaged.putAll(engaged);
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ActionMorale after
                && taken.equals(after.taken)
                && terrors.equals(after.terrors)
                && engaged.equals(after.engaged);
    }

    boolean engagedAlike(ActionMorale other) {
        return engaged.equals(other.engaged);
    }

    @Override
    public int hashCode() {
        return 31 * taken.hashCode() + terrors.hashCode();
    }

    public void add(WoundsTaken wounds) {
        if (wounds.manner().testsMorale()) taken.add(wounds);
    }

    /** The greatest terror counts (FB-SR-STACK-E1). */
    public void terrify(String regiment, Terror terror) {
        terrors.merge(regiment, terror, (one, other) -> one.x() >= other.x() ? one : other);
    }

    /** Who was engaged, where places cannot tell. */
    public void engaged(String regiment, List<Integer> models) {
        engaged.putIfAbsent(regiment, List.copyOf(models));
    }

    /** Tests morale for everything that was added. */
    public void play(Battle battle, Referee<Battle> referee) {
        testing(battle).play(battle, referee);
        taken.clear();
        terrors.clear();
    }

    /** The same to be played test by test. */
    public MoraleTests testing(Battle battle) {
        return new MoraleTests(this, battle, tests(battle));
    }

    /** Earlier tests of the same action may have changed who is engaged. */
    MoraleTest now(Battle battle, MoraleTest test) {
        var engagedNow = engagedNow(battle, battle.regiment(test.regiment()));
        return new MoraleTest(
                test.regiment(),
                test.model(),
                test.dice(),
                test.terror(),
                engagedNow,
                test.ofCombat(),
                test.inDuel());
    }

    /** The tests that are due, in the order in which the wounds were suffered. */
    public List<MoraleTest> tests(Battle battle) {
        var tests = new ArrayList<MoraleTest>();
        for (var wounds : taken) {
            var regiment = battle.regiment(wounds.regiment());
            if (regiment.destroyed()) continue;
            for (var on : wounds.on()) {
                int who = tester(battle, regiment, wounds.manner(), on.model());
                if (gone(regiment, who)) continue; // FB-CCOM-06-E1, FB-COUT-07
                add(tests, battle, regiment, wounds.manner(), who, on.wounds());
            }
            boolean excess = battle.options().excessWoundsTestMorale() && wounds.excess() > 0;
            if (excess && !gone(regiment, file(regiment))) // FB-WOUND-07
            add(tests, battle, regiment, wounds.manner(), file(regiment), wounds.excess());
        }
        return tests;
    }

    /** The dead do not test. */
    private static boolean gone(Regiment regiment, int who) {
        if (who >= 0) return !regiment.alive(who);
        return who == RankAndFile.FILE && RankAndFile.besidesOfficer(regiment).isEmpty();
    }

    private void add(
            List<MoraleTest> tests,
            Battle battle,
            Regiment regiment,
            Manner manner,
            int who,
            int wounds) {
        boolean duel = manner == Manner.DUEL;
        boolean combat = manner.combat();
        var terror = terrors.get(regiment.id());
        for (int i = 0; i < tests.size(); i++) {
            var test = tests.get(i);
            if (!test.regiment().equals(regiment.id()) || test.model() != who) continue;
            tests.set(i, due(regiment, who, test.dice() + wounds, terror, battle, combat, duel));
            return;
        }
        tests.add(due(regiment, who, wounds, terror, battle, combat, duel));
    }

    private MoraleTest due(
            Regiment regiment,
            int who,
            int dice,
            @Nullable Terror terror,
            Battle battle,
            boolean combat,
            boolean duel) {
        return new MoraleTest(
                regiment.id(), who, dice, terror, engagedNow(battle, regiment), combat, duel);
    }

    /** Who rolls for the wounds of a model. */
    private static int tester(Battle battle, Regiment regiment, Manner manner, int model) {
        if (manner == Manner.DUEL) return model; // FB-CHALLENGE-08
        boolean together =
                manner.combat()
                        && battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST;
        if (together) return RankAndFile.WHOLE; // FB-CCOM-10-E2, FB-OFFICER-06-E2
        if (regiment.card().character()) return model; // FB-CCOM-06-E1, FB-COUT-07
        if (regiment.card().officer() == null) return RankAndFile.WHOLE;
        boolean officer = regiment.role(model) == Role.OFFICER;
        return officer ? model : file(regiment); // FB-OFFICER-06-E1, FB-OFFICER-07
    }

    private static int file(Regiment regiment) {
        return regiment.officer() == Regiment.NOBODY ? RankAndFile.WHOLE : RankAndFile.FILE;
    }

    private List<Integer> engagedNow(Battle battle, Regiment regiment) {
        var models = new ArrayList<Integer>();
        if (Distance.known(battle, regiment)) {
            for (int model : regiment.models())
                if (Engagement.engaged(battle, regiment, model)) models.add(model);
        } else {
            for (int model : engaged.getOrDefault(regiment.id(), List.of()))
                if (regiment.alive(model)) models.add(model);
        }
        return models;
    }
}
