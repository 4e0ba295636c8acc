package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.WoundsTaken;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.StrandedRolled;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.testkit.Rule;

class StrandedDiceTest {
    private static Levy troop(int edition, String... traits) {
        return b(edition).profile(5, 2, 3, 1, 2, 3, 2, 0).traits(traits);
    }

    private static TemporaryEffect resolve(int by) {
        var gift = new TemporaryEffect.Gift.Changes(Characteristic.RESOLVE, by);
        return new TemporaryEffect(
                "Hymn", "FB-MAGIC-12-E1", gift, TemporaryEffect.Until.ROUND_END, "b");
    }

    private static Bout test(Bout bout, Integer... stranded) {
        return bout.act(new StrandedTest("b", List.of(stranded))::play);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-STRAND-03", "FB-STRAND-04", "FB-STRAND-05"})
    void aDieForEachWoundLeftAndTheFarthestTakesThemFirst(int edition) {
        var troop = troop(edition).models(5).build();
        troop.setWounds(2, 1);
        var bout = bout(edition, troop).roll(Throw.STRANDED, 4, 5, 1);
        test(bout, 4, 2);
        assertThat(troop.alive(4)).isFalse();
        assertThat(troop.wounds(2)).isEqualTo(1);
        assertThat(troop.tokens()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-04")
    void theOrderIsByDistanceFromTheNearestLeader(int edition) {
        var troop = troop(edition).models(4).build();
        var field = Field.of(Edition.numbered(edition));
        var bout = Bout.on(field.with(troop, "10,10", "10,17", "10,20", "10,12"));
        assertThat(StrandedTest.of(bout.battle(), troop).stranded()).containsExactly(2, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-04")
    void ofTwoEquallyFarTheOwnerChooses(int edition) {
        var troop = troop(edition).models(4).build();
        var field = Field.of(Edition.numbered(edition));
        var bout = Bout.on(field.with(troop, "20,20", "20,28", "20,12", "20,27"));
        bout.roll(Throw.STRANDED, 6, 6, 6, 1, 1, 1);
        bout.answer(new AllocateWounds.Allocation(List.of(2, 1)));
        bout.act(StrandedTest.of(bout.battle(), troop)::play);
        assertThat(troop.alive(2)).isFalse();
        assertThat(troop.wounds(1)).isEqualTo(1);
        assertThat(troop.wounds(3)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-STRAND-06", "FB-STRAND-07"})
    void nothingHelpsButPenaltiesCount(int edition) {
        var troop = troop(edition).models(9).build();
        troop.gain(resolve(2));
        var bout = bout(edition, troop).roll(Throw.STRANDED, 1, 1);
        test(bout, 4);
        assertThat(bout.event(StrandedRolled.class).resolve().value()).isEqualTo(3 + 1);
        troop.gain(resolve(-1));
        test(bout.roll(Throw.STRANDED, 1, 1), 4);
        assertThat(bout.all(StrandedRolled.class).getLast().resolve().value()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-06")
    void itsOwnProfileRulesAreKeptAndGivenOnesAreNot(int edition) {
        var tough = troop(edition, "Indomitable").models(3).build();
        test(bout(edition, tough).roll(Throw.STRANDED, 6, 6), 2);
        assertThat(tough.wounds(2)).isEqualTo(1);
        var lent = troop(edition).models(3).build();
        var trait = Edition.numbered(edition).traitBook().read("Indomitable");
        lent.gain(
                new TemporaryEffect(
                        "Hymn",
                        "FB-MAGIC-12-E1",
                        new TemporaryEffect.Gift.Has(trait),
                        TemporaryEffect.Until.ROUND_END,
                        "b"));
        test(bout(edition, lent).roll(Throw.STRANDED, 6, 6), 2);
        assertThat(lent.alive(2)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-STRAND-02", "FB-STRAND-07"})
    void theDiceAreToldWithWhatWasExpectedAndPenaltiesAsSuch(int edition) {
        var troop = troop(edition).models(3).build();
        var bout = bout(edition, troop).roll(Throw.STRANDED, 1, 1);
        test(bout, 2);
        var told = bout.event(StrandedRolled.class);
        assertThat(told.expected()).isEqualTo(1.0, within(1e-9));
        assertThat(told.wounds()).isZero();
        assertThat(told.rules().has("FB-STRAND-07")).isFalse();
        troop.gain(resolve(-1));
        test(bout.roll(Throw.STRANDED, 1, 1), 2);
        assertThat(bout.all(StrandedRolled.class).getLast().rules().has("FB-STRAND-07")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-06")
    void theObliviousAreHalvedHereToo(int edition) {
        var dull = troop(edition, "Oblivious").models(4).build();
        var bout = bout(edition, dull).roll(Throw.STRANDED, 6, 6, 6, 1);
        WoundsTaken taken = bout.play(new StrandedTest("b", List.of(3, 2))::play);
        assertThat(taken.wounds()).isEqualTo(2);
        assertThat(dull.alive(3)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-STRAND-02")
    void withNobodyAstrayNothingIsRolled(int edition) {
        var bout = bout(edition, troop(edition).models(3).build());
        WoundsTaken taken = bout.play(new StrandedTest("b", List.of())::play);
        assertThat(taken.wounds()).isZero();
        assertThat(bout.events()).isEmpty();
    }
}
