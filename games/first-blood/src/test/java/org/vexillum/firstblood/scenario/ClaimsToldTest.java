package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.scenario.ScenarioEvents.ZoneCounted;
import org.vexillum.firstblood.scenario.ScenarioEvents.ZonesIdle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

/** Why models count as they do when zones are claimed, and what is told of scoring. */
class ClaimsToldTest {
    private static Bout centre(int edition, Regiment regiment) {
        return Bout.on(Field.of(Edition.numbered(edition)).with(regiment, "24,24"));
    }

    private static Levy levy(int edition) {
        return Levy.of(Edition.numbered(edition), "a");
    }

    private static List<String> claimed(Bout bout) {
        var zone = Scenario.SACK_THE_CAMP.zones(bout.battle().setting()).getFirst();
        return ZoneClaim.of(bout.battle(), zone).rules().ids();
    }

    private static List<String> claimed(int edition, ModelType type, WeightClass weight) {
        return claimed(centre(edition, levy(edition).type(type).weight(weight).models(1).build()));
    }

    @ParameterizedTest
    @CsvSource({
        "1, INFANTRY, LIGHT, FB-OBJ-02", "1, INFANTRY, MEDIUM, FB-OBJ-03",
        "1, CAVALRY, LIGHT, FB-OBJ-04", "1, BRUTE, HEAVY, FB-OBJ-05-E1",
        "2, BRUTE, HEAVY, FB-OBJ-05-E2", "2, MONSTER, LIGHT, FB-OBJ-06"
    })
    @Rule({"FB-OBJ-01", "FB-OBJ-02", "FB-OBJ-03", "FB-OBJ-04", "FB-OBJ-06"})
    void eachWeightCountsByItsOwnRule(
            int edition, ModelType type, WeightClass weight, String rule) {
        assertThat(claimed(edition, type, weight)).containsExactly("FB-OBJ-01", rule);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-OBJ-07", "FB-OBJ-08", "FB-GARRISON-12", "FB-SR-UNYIELDING"})
    void charactersTheBrokenOccupantsAndTheUnyieldingAreExplained(int edition) {
        assertThat(claimed(centre(edition, levy(edition).model(Role.CHARACTER).build())))
                .containsExactly("FB-OBJ-01", "FB-OBJ-07");
        var broken = levy(edition).models(1).build();
        broken.setBroken(true);
        assertThat(claimed(centre(edition, broken)))
                .containsExactly("FB-OBJ-01", "FB-OBJ-08", "FB-BROKEN-07");
        var inside = centre(edition, levy(edition).models(1).build());
        inside.regiment("a").setStatus(Status.IN_GARRISON);
        assertThat(claimed(inside)).containsExactly("FB-OBJ-01", "FB-GARRISON-12");
        inside.regiment("a").setStatus(Status.RESERVE);
        assertThat(claimed(inside)).containsExactly("FB-OBJ-01");
        var firm = levy(edition).traits("Unyielding").models(1).build();
        assertThat(claimed(centre(edition, firm))).contains("FB-SR-UNYIELDING");
        var outside = centre(edition, levy(edition).models(1).build());
        outside.regiment("a").place(0, Field.at("2,2"));
        assertThat(claimed(outside)).containsExactly("FB-OBJ-01");
    }

    @Test
    @Rule({"FB-OBJ-09-E2", "FB-SCEN4-02"})
    void idleZonesAreToldAndTheOthersCounted() {
        var first = counted(1, 1, 1);
        assertThat(first.all(ZonesIdle.class)).isEmpty();
        assertThat(first.all(ZoneCounted.class)).hasSize(3);
        var second = counted(2, 1, 1);
        assertThat(second.all(ZoneCounted.class)).isEmpty();
        assertThat(second.event(ZonesIdle.class).rules().ids()).containsExactly("FB-OBJ-09-E2");
        assertThat(second.event(ZonesIdle.class).zones()).hasSize(3);
        var marked = counted(1, 4, 2);
        assertThat(marked.event(ZonesIdle.class).rules().ids()).containsExactly("FB-SCEN4-02");
        assertThat(marked.all(ZoneCounted.class)).hasSize(3);
    }

    private static Bout counted(int edition, int scenario, int round) {
        var field = Field.of(Edition.numbered(edition)).scenario(scenario);
        var bout = Bout.on(field.with(levy(edition).models(1).build(), "24,24"));
        bout.battle().setRound(round);
        return bout.act((battle, referee) -> Seizing.play(battle, referee));
    }

    @Test
    @Rule("FB-OBJ-10")
    void groundOfOnesOwnIsCountedByItsOwnRule() {
        var bout = centre(1, levy(1).models(1).build());
        int inch = Lengths.inches(1);
        var area = Area.polygon(0, 0, 30 * inch, 0, 30 * inch, 30 * inch, 0, 30 * inch);
        var ground = new Territory.Ground("field", area);
        bout.act((battle, referee) -> Seizing.count(battle, ground, referee));
        var told = bout.event(ZoneCounted.class);
        assertThat(told.zone()).isEqualTo("field");
        assertThat(told.holder()).isEqualTo(Side.A);
        assertThat(told.rules().ids()).containsExactly("FB-OBJ-10", "FB-OBJ-03");
    }

    @Test
    void theDestroyedDenyNothing() {
        var firm = levy(1).traits("Unyielding").models(1).build();
        var bout = centre(1, firm);
        firm.remove(0);
        assertThat(claimed(bout)).containsExactly("FB-OBJ-01");
    }

    @Test
    @Rule({"FB-SCEN1-02", "FB-VICT-02"})
    void pointsAndTheEndAreToldWithTheirRules() {
        var bout =
                Bout.on(
                        Field.of(Edition.FIRST)
                                .with(levy(1).models(1).build(), "24,24")
                                .with(
                                        Levy.of(Edition.FIRST, "b").side(Side.B).models(1).build(),
                                        "2,2"));
        bout.battle().setPoints(Side.A, 8);
        bout.act(new Victory()::play);
        var scored = bout.event(ScenarioEvents.Scored.class);
        assertThat(scored.points()).isEqualTo(2);
        assertThat(scored.now()).isEqualTo(10);
        assertThat(scored.rules().ids()).containsExactly("FB-SCEN1-02");
        assertThat(bout.event(ScenarioEvents.BattleEnded.class).rules().ids())
                .containsExactly("FB-VICT-02", "FB-BATTLE-04", "FB-SCEN1-03");
    }

    @Test
    @Rule("FB-REINF-05")
    void whoNeverArrivedIsToldAndKeepsNoTokens() {
        var late = levy(1).models(1).build();
        var bout = centre(1, late);
        late.setStatus(Status.RESERVE);
        late.setTokens(2);
        bout.act((battle, referee) ->
                Victory.end(battle, ScenarioEvents.Ending.ROUNDS_PLAYED, referee));
        assertThat(bout.event(ScenarioEvents.NeverArrived.class).regiment()).isEqualTo("a");
        assertThat(late.tokens()).isZero();
        assertThat(late.destroyed()).isTrue();
    }

    @Test
    void questionsBeforeTheBattleNameTheirRules() {
        assertThat(new ChooseArrivals(Side.A, 2).rules().ids())
                .containsExactly("FB-REINF-02", "FB-REINF-03");
        assertThat(new ChooseArrivals(Side.A, 2).pass()).isEqualTo(Chosen.NONE);
        assertThat(new KeepBack(Side.A).rules().ids())
                .containsExactly("FB-REINF-01", "FB-RESERVE-01", "FB-SR-FLANK");
        assertThat(new KeepBack(Side.A).secret()).isTrue();
        assertThat(Scenario.LAYING_A_CLAIM.zoneRule()).isEqualTo("FB-SCEN3-01");
    }
}
