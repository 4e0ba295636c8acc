package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class BlastTest {
    private static UnitSpec guns(String... traits) {
        return unit("Guns").models(2).shooting("Gun", 1, traits);
    }

    private static int[] sixes(int count) {
        int[] faces = new int[count];
        java.util.Arrays.fill(faces, 6);
        return faces;
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 6", "10, 6", "1, 2"})
    @Rule("AOFR-SR-BLAST-2")
    void eachHitIsMultipliedUpToTheModelsOfTheTarget(int models, int hits) {
        var fray = Fray.between(guns("Blast(3)"), unit("Foes").models(models));
        fray.hit(4, 5).block(sixes(hits)).shoot("Gun").fire();
        assertThat(fray.event(CombatEvents.Blocked.class).roll().size()).isEqualTo(hits);
    }

    @Test
    @Rule("AOFR-SR-BLAST-2")
    void theMultiplicationIsTold() {
        var fray = Fray.between(guns("Blast(3)"), unit("Foes"));
        fray.hit(4, 5).block(sixes(6)).shoot("Gun").fire();
        var event = fray.event(CombatEvents.HitsMultiplied.class);
        assertThat(event.by()).isEqualTo(3);
        assertThat(event.hits()).isEqualTo(6);
        assertThat(fray.cites("AOFR-SR-BLAST-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-BLAST-2")
    void extraHitsAreMultipliedToo() {
        var fray = Fray.between(guns("Blast(3)", "Surge"), unit("Foes"));
        fray.hit(6, 1).block(sixes(6)).shoot("Gun").fire();
        assertThat(fray.event(CombatEvents.HitsMultiplied.class).hits()).isEqualTo(6);
    }

    @Test
    @Rule("AOFR-SR-BLAST-2")
    void theModelsAliveWhenTheGroupIsResolvedCount() {
        var fray = Fray.between(guns("Blast(3)"), unit("Foes").models(3));
        fray.wound(1);
        fray.hit(4, 1).block(6, 6).shoot("Gun").fire();
        assertThat(fray.event(CombatEvents.HitsMultiplied.class).by()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-BLAST-2")
    void theJoinedHeroCounts() {
        var foes = unit("Foes").models(2).joinedBy(unit("Hero").traits("Tough(3)"));
        var fray = Fray.between(guns("Blast(6)"), foes);
        fray.hit(4, 1).block(6, 6, 6).shoot("Gun").fire();
        assertThat(fray.event(CombatEvents.HitsMultiplied.class).by()).isEqualTo(3);
    }

    @Test
    @Rule({"AOFR-SR-BLAST-2", "AOFR-SR-TAKEDOWN-2"})
    void aPickedModelCapsItAtOne() {
        var fray = Fray.between(guns("Blast(3)", "Takedown"), unit("Foes"));
        fray.hit(4, 4).block(6, 6).shoot("Gun").picking(3).fire();
        assertThat(fray.all(CombatEvents.HitsMultiplied.class))
                .extracting(CombatEvents.HitsMultiplied::by, CombatEvents.HitsMultiplied::hits)
                .containsExactly(tuple(1, 2));
    }

    @Test
    @Rule({"AOFR-SR-BLAST-2", "AOFR-SR-DEADLY-1"})
    void deadlyActsLaterOnWounds() {
        var ogres = unit("Ogres").models(2).traits("Tough(3)");
        var fray = Fray.between(guns("Blast(2)", "Deadly(2)"), ogres);
        fray.hit(4, 1).block(1, 6);
        assertThat(fray.shoot("Gun").fire()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SHOOT-08")
    void theStepsOfAGroupComeInTheirOrder() {
        var trolls = unit("Trolls").models(2).traits("Regeneration");
        var fray = Fray.between(guns("Blast(2)", "Surge"), trolls);
        fray.hit(6, 1).block(6, 6, 6, 1).regenerate(1).shoot("Gun").fire();
        assertThat(fray.events())
                .extracting(event -> event.getClass().getSimpleName())
                .containsSubsequence(
                        "HitsRolled", "HitsMultiplied", "Blocked", "WoundsIgnored", "ModelsSlain");
        assertThat(fray.cites("AOFR-SHOOT-08")).isTrue();
    }
}
