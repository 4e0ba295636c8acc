package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.DuelBegan;
import org.vexillum.firstblood.combat.CombatEvents.HitsThrownBack;
import org.vexillum.firstblood.combat.CombatEvents.StruckFirst;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

/** Terror, answers to blows, duels and targets: what adds up and what is told. */
class FearAndAnswersTest {
    private static Regiment strikers(int edition, String... traits) {
        return a(edition).traits(traits).model(Role.TROOPER).build();
    }

    private static int resolve(int edition, Regiment attackers) {
        var target = b(edition).profile(5, 2, 3, 1, 1, 5, 2, 0).models(3).build();
        int count = attackers.living();
        var bout = bout(edition, attackers, target);
        if (count == 2) bout.clash(1).clash(6);
        else bout.clash(1);
        clash(bout.defence(6).morale(1));
        return bout.event(MoraleRolled.class).resolve().value();
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 2"})
    @Rule({"FB-SR-TERRIFYING-1", "FB-SR-STACK-E1", "FB-SR-STACK-E2"})
    void addedTerrorCountsOnTopInTheSecondEditionOnly(int edition, int left) {
        assertThat(resolve(edition, strikers(edition, "Terrifying (2)", "Terrifying (+1)")))
                .isEqualTo(left);
        assertThat(resolve(edition, strikers(edition, "Terrifying (1)", "Terrifying (2)")))
                .isEqualTo(3);
        assertThat(resolve(edition, strikers(edition))).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TERRIFYING-1")
    void ofSeveralTerrifyingModelsTheWorstCounts(int edition) {
        for (var pair : List.of(List.of(1, 2), List.of(2, 1))) {
            var attackers = a(edition);
            for (int x : pair) attackers.traits("Terrifying (" + x + ")").model(Role.TROOPER);
            assertThat(resolve(edition, attackers.build())).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TERRIFYING-1")
    void whereNobodyFallsNobodyIsTerrified(int edition) {
        var target = b(edition).profile(5, 2, 3, 1, 3, 5, 2, 0).models(1).build();
        var bout = bout(edition, strikers(edition, "Terrifying (2)"), target);
        clash(bout.clash(1).defence(6).morale(1));
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(5);
    }

    // ---- answers

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-COUNTER-ATTACK-1")
    void answersAreToldWithTheirNumber(int edition) {
        var bout =
                bout(
                        edition,
                        strikers(edition),
                        b(edition).traits("Counter-attack").models(1).build());
        clash(bout.clash(1).defence(1).defence(1));
        var thrown = bout.event(HitsThrownBack.class);
        assertThat(thrown.by()).isEqualTo("b");
        assertThat(thrown.regiment()).isEqualTo("a");
        assertThat(thrown.hits()).isEqualTo(1);
        assertThat(thrown.at()).isEqualTo(RankAndFile.WHOLE);
        assertThat(thrown.rules().ids()).containsExactly("FB-SR-COUNTER-ATTACK-1");
        assertThat(bout.all(DefenceRolled.class).getLast().manner()).isEqualTo(Manner.THROWN_BACK);
    }

    @Test
    @Rule("FB-CCOM-14-E1")
    void inEditionOneAnswersGoToTheCharacterWhoStruck() {
        var lord = a(1).model(Role.CHARACTER).build();
        var bout = bout(1, lord, b(1).traits("Counter-attack").models(1).build());
        clash(bout.clash(1).defence(1).defence(1));
        var thrown = bout.event(HitsThrownBack.class);
        assertThat(thrown.at()).isZero();
        assertThat(thrown.rules().ids()).containsExactly("FB-SR-COUNTER-ATTACK-1", "FB-CCOM-14-E1");
    }

    // ---- duels

    private static Bout duel(int edition, Regiment one, Regiment other, int... challenge) {
        var bout = bout(edition, one, other);
        for (int face : challenge) bout.roll(Throw.CHALLENGE, face);
        return bout;
    }

    private static Regiment lord(int edition, boolean attacker, String... traits) {
        return (attacker ? a(edition) : b(edition))
                .profile(5, 2, 3, 1, 3, 5, 2, 0)
                .traits(traits)
                .model(Role.CHARACTER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-07", "FB-OFFICER-08"})
    void aDuelIsToldAndOneOfOfficersAsSuch(int edition) {
        var lords = duel(edition, lord(edition, true), lord(edition, false), 6, 6);
        lords.act(new Duel("a", 0, "b", 0)::play);
        assertThat(lords.event(DuelBegan.class).rules().ids())
                .containsExactly("FB-CHALLENGE-04", "FB-CHALLENGE-07");
        assertThat(lords.all(StruckFirst.class)).isEmpty();
        var officer = b(edition).profile(5, 2, 3, 1, 3, 5, 2, 0).model(Role.OFFICER).build();
        var mixed = duel(edition, lord(edition, true), officer, 6, 6);
        mixed.act(new Duel("a", 0, "b", 0)::play);
        assertThat(mixed.event(DuelBegan.class).rules().has("FB-OFFICER-08")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-QUICKSILVER-STRIKE")
    void whoIsQuickerStrikesFirstAndTheOtherStrikesBack(int edition) {
        var swift = lord(edition, false, "Quicksilver Strike");
        var bout = duel(edition, lord(edition, true), swift, 6, 6);
        bout.act(new Duel("a", 0, "b", 0)::play);
        assertThat(bout.event(StruckFirst.class).regiment()).isEqualTo("b");
        assertThat(bout.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::regiment)
                .containsExactly("b", "a");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-COUNTER-ATTACK-2")
    void aCounterAttackInADuelIsPartOfIt(int edition) {
        var bout = duel(edition, lord(edition, true), lord(edition, false, "Counter-attack"), 1, 6);
        bout.defence(1).defence(1);
        bout.act(new Duel("a", 0, "b", 0)::play);
        assertThat(bout.event(HitsThrownBack.class).rules().ids())
                .containsExactly("FB-SR-COUNTER-ATTACK-1", "FB-SR-COUNTER-ATTACK-2");
        assertThat(bout.all(DefenceRolled.class).getLast().manner()).isEqualTo(Manner.DUEL);
    }

    // ---- Support

    private static boolean near(String own, String other, int at, String... foes) {
        var field = Field.of(Edition.FIRST);
        field.with(a(1).traits(own).models(1).build(), "10,10");
        field.with(b(1).traits(other).models(foes.length).build(), foes);
        var battle = field.battle();
        return new SupportDistance(battle, battle.regiment("a"), Manner.CLASH)
                .strike(0, "b", at)
                .near();
    }

    @Test
    @Rule("FB-SR-SUPPORT-2")
    void supportMakesItMatterHowNearTheStruckModelIs() {
        var near = "10,11.5";
        var far = "10,12.8";
        assertThat(near("Smite", "Smite", RankAndFile.WHOLE, near)).isFalse();
        assertThat(near("Smite", "Support", RankAndFile.WHOLE, near)).isTrue();
        assertThat(near("Support", "Smite", RankAndFile.WHOLE, near)).isTrue();
        assertThat(near("Support", "Smite", RankAndFile.WHOLE, far)).isFalse();
        assertThat(near("Support", "Smite", RankAndFile.WHOLE, near, far)).isFalse();
        assertThat(near("Support", "Smite", 0, near, far)).isTrue();
        assertThat(near("Support", "Smite", 1, near, far)).isFalse();
    }

    // ---- whom an owner would rather keep

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void plainModelsAreGivenUpBeforeThoseWhoLead(int edition) {
        var all =
                b(edition)
                        .model(Role.CHARACTER)
                        .model(Role.OFFICER)
                        .model(Role.LEADER)
                        .model(Role.STANDARD_BEARER)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .build();
        all.setActing(4);
        assertThat(ModelsToKeep.least(all, List.of(0, 1, 2, 3, 4, 5))).isEqualTo(5);
        assertThat(ModelsToKeep.least(all, List.of(0, 1, 2, 3, 4))).isEqualTo(4);
        assertThat(ModelsToKeep.least(all, List.of(0, 1, 2, 3))).isEqualTo(3);
        assertThat(ModelsToKeep.least(all, List.of(0, 1, 2))).isEqualTo(2);
        assertThat(ModelsToKeep.least(all, List.of(0, 1))).isEqualTo(1);
    }

    @Test
    void ofTwoAlikeTheOneWithFewerWoundsLeftIsGivenUp() {
        for (var role : List.of(Role.TROOPER, Role.LEADER, Role.STANDARD_BEARER, Role.RETINUE)) {
            var two = b(1).profile(5, 2, 3, 1, 3, 3, 2, 0).model(role).model(role).build();
            two.setWounds(1, 1);
            assertThat(ModelsToKeep.least(two, List.of(0, 1))).isEqualTo(1);
        }
    }

    // ---- targets

    private static final ModelTargets.Option B = new ModelTargets.Option("b", RankAndFile.WHOLE);
    private static final ModelTargets.Option C = new ModelTargets.Option("c", RankAndFile.WHOLE);

    private static ChooseTargets choose(boolean optional, ModelTargets... reach) {
        return new ChooseTargets("a", Manner.CLASH, List.of(reach), optional);
    }

    private static boolean settled(ChooseTargets question) {
        return question.choices(bout(1, strikers(1)).battle()).complete();
    }

    @Test
    @Rule("FB-CLASH-02")
    void theChoiceOfTargetsIsCompleteWhereThereIsNone() {
        assertThat(settled(choose(false))).isTrue();
        assertThat(settled(choose(true))).isTrue();
        assertThat(settled(choose(false, new ModelTargets(0, List.of(B))))).isTrue();
        assertThat(settled(choose(true, new ModelTargets(0, List.of(B))))).isFalse();
        assertThat(settled(choose(false, new ModelTargets(0, List.of(B, C))))).isFalse();
    }

    @Test
    @Rule("FB-CLASH-02")
    void whoIsNotInReachPicksNobody() {
        var question = choose(false, new ModelTargets(0, List.of(B)));
        var choices = question.choices(bout(1, strikers(1)).battle());
        var stranger = choices.refusal(new Targets(List.of(new Pick(7, "b", RankAndFile.WHOLE))));
        assertThat(stranger).isNotNull();
        assertThat(stranger.key()).isEqualTo("not-in-reach");
        var nobody = choices.refusal(Targets.NONE);
        assertThat(nobody).isNotNull();
        assertThat(nobody.key()).isEqualTo("everybody-strikes");
        assertThat(question.pass()).isNull();
        assertThat(choose(true).pass()).isEqualTo(Targets.NONE);
    }

    // ---- what a figure is called

    @ParameterizedTest
    @CsvSource({
        "MARCH, FB-PROF-05, March",
        "VOLLEY, FB-PROF-06, Volley",
        "CLASH, FB-PROF-07, Clash"
    })
    void everyCharacteristicIsNamedWithItsRule(Characteristic which, String rule, String name) {
        var regiment = strikers(1);
        var figure = Characteristics.of(bout(1, regiment).battle(), regiment, 0, which);
        assertThat(figure.rules().has(rule)).isTrue();
        assertThat(figure.cause().toString()).contains(name);
    }

    // ---- blessings

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-BLESSED-E1", "FB-SR-BLESSED-E2"})
    void aBlessingUsedIsToldAndIsAPass(int edition) {
        var blessed =
                b(edition).profile(5, 2, 3, 1, 3, 5, 2, 0).traits("Blessed").models(1).build();
        var bout = bout(edition, strikers(edition), blessed);
        bout.answer(UseBlessing.Answer.USE).clash(1).defence(6).defence(1);
        bout.act(assault(bout, "a", "b", Manner.CLASH)::play);
        var told = bout.event(CombatEvents.Blessed.class);
        assertThat(told.on()).isEqualTo(UseBlessing.On.DEFENCE);
        assertThat(told.rules().ids())
                .containsExactly((edition == 1 ? "FB-SR-BLESSED-E1" : "FB-SR-BLESSED-E2"));
        var question = new UseBlessing("b", UseBlessing.On.HITS, "FB-SR-BLESSED-E1");
        assertThat(question.pass()).isEqualTo(UseBlessing.Answer.KEEP);
        assertThat(UseBlessing.has(bout.battle(), bout.regiment("a"), 0)).isFalse();
    }
}
