package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.odds.Skirmishes.battle;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Whom blows are aimed at in edition 1. */
class AimPreferenceTest {
    private static final int OFFICER = 3;

    private static Levy strikers(int count) {
        var all = levy(1, "A").profile(5, 0, 3, 1, 1, 3, 1, 0);
        for (int i = 0; i < count; i++) all.model(Role.TROOPER);
        return all;
    }

    /** Half of the blows wound, and one die of six loses another wound to morale. */
    private static Battle against(int wounds) {
        var a = strikers(6);
        var b =
                levy(1, "B")
                        .profile(5, 0, 2, 1, 1, 6, 0, 0)
                        .models(3)
                        .profile(5, 0, 2, 1, wounds, 6, 0, 0)
                        .model(Role.OFFICER);
        return battle(1, a, b);
    }

    private static List<Integer> aims(Battle battle, AimPreference aim) {
        var options =
                ModelTargets.told(
                        battle, battle.regiment("B"), RankAndFile.living(battle.regiment("B")));
        var reach = new ArrayList<ModelTargets>();
        for (int model : battle.regiment("A").models()) reach.add(new ModelTargets(model, options));
        var wishes = new PlayerPreferences(true, false, aim, List.of(), Map.of(), Map.of());
        var question = new ChooseTargets("A", Manner.CLASH, reach, false);
        return wishes.answer(battle, Side.A, question, question.choices(battle)).picks().stream()
                .map(Pick::at)
                .toList();
    }

    /**
     * A blow is good for 7/12 of a wound. The second finds 5/12 left of an officer with one wound,
     * which count half as much again; the fourth finds 1/4 left of one with two, which is too
     * little.
     */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3", "9, 6"})
    @Rule("FB-OFFICER-06-E1")
    void blowsGoAtTheOfficerUntilHeIsLikelyDead(int wounds, int first) {
        var aims = aims(against(wounds), AimPreference.WORTH_MOST);
        assertThat(aims.subList(0, first)).containsOnly(OFFICER);
        assertThat(aims.subList(first, 6)).allMatch(at -> at == RankAndFile.WHOLE);
    }

    @Test
    void allOrNoneMayBeWishedFor() {
        assertThat(aims(against(1), AimPreference.CHAMPION)).containsOnly(OFFICER);
        assertThat(aims(against(1), AimPreference.OTHERS)).containsOnly(RankAndFile.WHOLE);
    }

    /** Of models that are all singled out the Character is the one who is spared or sought. */
    @Test
    @Rule("FB-CCOM-04-E1")
    void aCharacterIsSoughtOrSpared() {
        var b = levy(1, "B").profile(5, 0, 2, 1, 1, 6, 0, 0);
        b.model(Role.CHARACTER).model(Role.RETINUE).model(Role.RETINUE);
        var battle = battle(1, strikers(3), b);
        assertThat(aims(battle, AimPreference.CHAMPION)).containsOnly(0);
        assertThat(aims(battle, AimPreference.OTHERS)).containsOnly(1, 2);
        assertThat(aims(battle, AimPreference.WORTH_MOST)).startsWith(0, 0).contains(1);
    }
}
