package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class ClashActionTest {
    private static Field field(int edition) {
        return Field.of(Edition.numbered(edition));
    }

    private static Levy other(int edition) {
        return Levy.of(Edition.numbered(edition), "c").side(Side.B);
    }

    private static List<ModelTargets> reach(Bout bout, Manner manner) {
        var foes = bout.battle().regiments(Side.B);
        return ModelTargets.of(bout.battle(), bout.regiment("a"), manner, foes);
    }

    private static ModelTargets.Option at(String target, int at) {
        return new ModelTargets.Option(target, at);
    }

    private static Pick pick(int model, String target) {
        return new Pick(model, target, RankAndFile.WHOLE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-01")
    void clashingNeedsAnEnemyInReach(int edition) {
        var field = field(edition).with(a(edition).models(1).build(), "10,10");
        var far = Bout.on(field.with(b(edition).models(1).build(), "10,12"));
        var refusal = ClashAction.refusal(far.battle(), far.regiment("a"));
        assertThat(refusal.key()).isEqualTo("engages-nobody");
        var close = field(edition).with(a(edition).models(1).build(), "10,10");
        var near = Bout.on(close.with(b(edition).models(1).build(), "10,11.5"));
        assertThat(ClashAction.refusal(near.battle(), near.regiment("a"))).isNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CLASH-02", "FB-CLASH-03"})
    void eachModelStrikesOneRegimentInItsReach(int edition) {
        var field = field(edition);
        field.with(a(edition).models(3).build(), "10,10", "12,10", "20,10");
        field.with(b(edition).models(1).build(), "10,11.5");
        field.with(other(edition).models(1).build(), "12,11.5");
        var bout = Bout.on(field);
        var reach = reach(bout, Manner.CLASH);
        assertThat(reach)
                .containsExactly(
                        new ModelTargets(0, List.of(at("b", RankAndFile.WHOLE))),
                        new ModelTargets(1, List.of(at("c", RankAndFile.WHOLE))));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CLASH-02")
    void everyModelWithATargetMustChooseOneOfThem(int edition) {
        var both = List.of(at("b", RankAndFile.WHOLE), at("c", RankAndFile.WHOLE));
        var reach = List.of(new ModelTargets(0, both), new ModelTargets(1, both));
        var question = new ChooseTargets("a", Manner.CLASH, reach, false);
        var choices = question.choices(Bout.on(field(edition)).battle());
        assertThat(choices.only()).isNull();
        var answer = new Targets(List.of(pick(0, "b"), pick(1, "c")));
        assertThat(choices.refusal(answer)).isNull();
        var short1 = new Targets(List.of(pick(0, "b")));
        assertThat(choices.refusal(short1).key()).isEqualTo("everybody-strikes");
        var twice = new Targets(List.of(pick(0, "b"), pick(0, "c")));
        assertThat(choices.refusal(twice).key()).isEqualTo("one-target-each");
        var wild = new Targets(List.of(pick(0, "d"), pick(1, "c")));
        assertThat(choices.refusal(wild).key()).isEqualTo("not-in-reach");
        var lot = new RandomSource(7);
        for (int i = 0; i < 20; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
        for (var listed : choices.list()) assertThat(choices.refusal(listed)).isNull();
        assertThat(question.pass()).isNull();
    }

    @Test
    @Rule({"FB-CCOM-04-E1", "FB-OFFICER-06-E1", "FB-CCOM-08-E2"})
    void onlyInEditionOneAreModelsSingledOut() {
        for (int edition : new int[] {1, 2}) {
            var lord = b(edition).model(Role.CHARACTER).model(Role.RETINUE).build();
            var troop = other(edition).model(Role.OFFICER).model(Role.TROOPER).build();
            var field = field(edition).with(a(edition).models(1).build(), "10,10");
            field.with(lord, "10,11.5", "11.5,10").with(troop, "8.5,10", "10,8.5");
            var options = reach(Bout.on(field), Manner.CLASH).getFirst().options();
            if (edition == 1)
                assertThat(options)
                        .containsExactly(
                                at("b", 0), at("b", 1), at("c", 0), at("c", RankAndFile.WHOLE));
            else
                assertThat(options)
                        .containsExactly(at("b", RankAndFile.WHOLE), at("c", RankAndFile.WHOLE));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CLASH-08", "FB-WOUND-10"})
    void aClashOnTheTable(int edition) {
        var field =
                field(edition)
                        .with(
                                a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).models(1).build(),
                                "10,10");
        var troop = b(edition).models(3).build();
        field.with(troop, "10,14.5", "10,11.5", "10,13");
        var bout = Bout.on(field);
        bout.clash(1, 1).defence(6, 6).morale(edition == 1 ? new int[] {1} : new int[] {1, 1});
        if (edition == 2) bout.answer(new AllocateWounds.Allocation(List.of(1, 2)));
        var assault =
                DeclaredAttacks.of(
                        bout.battle(),
                        bout.regiment("a"),
                        Manner.CLASH,
                        List.of(new ModelAttack(0, "b", RankAndFile.WHOLE, false)));
        assertThat(assault.fronts())
                .containsExactly(new EngagedModels("b", List.of(1), List.of(0)));
        bout.act(assault::play);
        assertThat(troop.living()).isEqualTo(edition == 1 ? 2 : 1);
    }

    @Test
    @Rule("FB-SR-DREAD-E1")
    void inEditionOneDreadBeatsEvenDauntless() {
        assertThat(inspired(1, "Dread", "Dauntless")).isFalse();
        assertThat(inspired(1, "Dread", "Smite")).isFalse();
        assertThat(inspired(1, "Smite", "Dauntless")).isTrue();
    }

    @Test
    @Rule({"FB-SR-DREAD-E2", "FB-SR-DAUNTLESS"})
    void inEditionTwoDauntlessBeatsDread() {
        assertThat(inspired(2, "Dread", "Dauntless")).isTrue();
        assertThat(inspired(2, "Dread", "Smite")).isFalse();
        assertThat(inspired(2, "Smite", "Smite")).isTrue();
    }

    private static boolean inspired(int edition, String enemy, String own) {
        var troop = a(edition).traits(own).models(1).build();
        var field = field(edition).with(troop, "10,10");
        field.with(b(edition).traits(enemy).models(1).build(), "10,11.5");
        if (!own.equals("Dauntless")) troop.setInspired(Inspired.NEXT_CLASH);
        var battle = Bout.on(field).battle();
        return new Inspiration(battle, troop, Manner.CLASH, List.of()).of(0) != null;
    }

    private static Bout tower(int edition, Regiment inside, Regiment outside) {
        var tower =
                new Terrain(
                        "tower",
                        Area.polygon(
                                Lengths.inches(10), Lengths.inches(10),
                                Lengths.inches(15), Lengths.inches(10),
                                Lengths.inches(15), Lengths.inches(15)),
                        List.of(),
                        3,
                        false,
                        0,
                        List.of(),
                        Terrain.Garrison.USUAL);
        var bout = Bout.on(field(edition).terrain(tower).with(inside).with(outside, "12.5,9"));
        inside.setStatus(Status.IN_GARRISON);
        inside.setGarrison("tower");
        return bout;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-GARRISON-22", "FB-GARRISON-21"})
    void occupantsStrikeInspiredAndRollSixesAgain(int edition) {
        var inside = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
        var bout = tower(edition, inside, b(edition).models(1).build());
        bout.clash(6).clash(4).defence(1);
        bout.act(new ClashAction("a")::play);
        assertThat(bout.event(CombatEvents.HitsRolled.class).needed().value()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-GARRISON-22")
    void dreadLeavesOccupantsTheReroll(int edition) {
        var inside = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
        var bout = tower(edition, inside, b(edition).traits("Dread").models(1).build());
        bout.clash(6).clash(4);
        bout.act(new ClashAction("a")::play);
        assertThat(bout.event(CombatEvents.HitsRolled.class).needed().value()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-GARRISON-19", "FB-GARRISON-09"})
    void occupantsTakeWoundsWithoutRegardToEngagement(int edition) {
        var inside = b(edition).profile(5, 2, 3, 1, 1, 5, 2, 0).models(3).build();
        var outside = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
        var tower = tower(edition, inside, outside);
        tower.clash(1).defence(4).answer(new AllocateWounds.Allocation(List.of(0)));
        tower.morale(1);
        var front = new EngagedModels("b", List.of(), List.of());
        var strike = new ModelAttack(0, "b", RankAndFile.WHOLE, false);
        tower.act(new DeclaredAttacks("a", Manner.CLASH, List.of(strike), List.of(front))::play);
        assertThat(inside.alive(0)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-GARRISON-20")
    void whoDestroysTheOccupantsMayTakeTheirPlace(int edition) {
        for (var answer : TakeGarrison.Answer.values()) {
            var inside = b(edition).profile(5, 2, 3, 1, 1, 5, 2, 0).models(1).build();
            var outside = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
            var bout = tower(edition, inside, outside);
            bout.answer(ModelMoves.STAY, answer).clash(1).defence(6);
            bout.act(new ClashAction("a")::play);
            boolean taken = answer == TakeGarrison.Answer.OCCUPY;
            assertThat(outside.garrison()).isEqualTo(taken ? "tower" : null);
            assertThat(outside.onTable()).isEqualTo(!taken);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-OPP-01", "FB-OPP-04"})
    void enemiesStrikeTogetherAtTheDisengagingAndMoraleIsTestedOnce(int edition) {
        var fleeing = a(edition).profile(5, 2, 3, 1, 5, 5, 2, 0).models(1).build();
        var field = field(edition).with(fleeing, "10,10");
        field.with(
                b(edition).profile(5, 2, 3, 3, 1, 3, 2, 0).models(2).build(), "10,11.5", "10,8.5");
        field.with(other(edition).profile(5, 2, 3, 3, 1, 3, 2, 0).models(1).build(), "11.5,10");
        var bout = Bout.on(field);
        bout.answer(new Targets(List.of(pick(0, "a"), pick(1, "a"))));
        bout.answer(new Targets(List.of(pick(0, "a"))));
        bout.roll(Throw.OPPORTUNITY, 1, 3).roll(Throw.OPPORTUNITY, 2);
        bout.defence(6, 6).defence(6).morale(1, 1, 1);
        bout.act(new Opportunity("a")::play);
        assertThat(fleeing.wounds(0)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OPP-01")
    void attacksOfOpportunityMayBeLeft(int edition) {
        var field = field(edition).with(a(edition).models(1).build(), "10,10");
        var bout = Bout.on(field.with(b(edition).models(1).build(), "10,11.5"));
        bout.answer(Targets.NONE);
        bout.act(new Opportunity("a")::play);
    }
}
