package org.vexillum.lanterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class SetupTest {
    private static final Profile MILITIA = new Profile("Militia", 5, 5, 6, 5, 1, 0, 0);
    private static final Profile ARCHER = new Profile("Archer", 5, 5, 6, 4, 1, 4, 18);

    private static Band band(int size, Profile profile) {
        return new Band("Band", Collections.nCopies(size, profile));
    }

    private static List<Refusal> faults(Band band) {
        return band.faults();
    }

    private static Battle start(int a, int b) {
        return Battle.start(new Setting(band(a, MILITIA), band(b, MILITIA), List.of()));
    }

    @Test
    @Rule("LD-BAND-02")
    void aFighterCostsWhatItsProfileSays() {
        assertThat(MILITIA.points()).isEqualTo(1 + 6 + 3 + 2);
        assertThat(ARCHER.points()).isEqualTo(1 + 6 + 3 + 3 + 6 + 4);
        assertThat(new Profile("Hero", 4, 3, 3, 2, 3, 0, 0).points()).isEqualTo(12 + 12 + 5 + 10);
    }

    @Test
    @Rule("LD-BAND-01")
    void aBandHasFiveToTenFighters() {
        assertThat(faults(band(5, MILITIA))).isEmpty();
        assertThat(faults(band(10, MILITIA))).isEmpty();
        assertThat(faults(band(4, MILITIA))).extracting(Refusal::key).contains("band-size");
        assertThat(faults(band(11, MILITIA))).extracting(Refusal::key).contains("band-size");
    }

    @Test
    @Rule("LD-BAND-02")
    void aBandCostsAtMost150Points() {
        assertThat(band(6, ARCHER).points()).isEqualTo(138);
        assertThat(faults(band(6, ARCHER))).isEmpty();
        assertThat(faults(band(7, ARCHER))).extracting(Refusal::key).containsExactly("band-points");
    }

    @Test
    @Rule({"LD-GEN-01", "LD-PROFILE-01"})
    void everyModelIsAFighterOnABaseOf25Millimetres() {
        var battle = start(5, 6);
        assertThat(battle.fighters()).hasSize(11);
        assertThat(battle.fighters().getLast().id()).isEqualTo("B-militia-6");
        assertThat(battle.fighter("A-militia").grit()).isEqualTo(1);
        assertThat(
                        new Fighter("A", Side.A, MILITIA, Battle.MIDDLE, 1, false, false)
                                .base()
                                .radius())
                .isEqualTo(1250);
    }

    @Test
    @Rule("LD-TABLE-01")
    void theLanternLiesInTheMiddleOfThreeFeet() {
        assertThat(Light.place(start(5, 5))).isEqualTo(Scene.at(18, 18));
        assertThat(Battle.TABLE.width()).isEqualTo(inches(36));
    }

    @Test
    @Rule("LD-TERRAIN-03")
    void terrainKeepsOffTheMiddleTheZonesAndOtherTerrain() {
        assertThat(at(18, 18, 10, 18)).containsExactly("terrain-place");
        assertThat(at(10, 6, 10, 18)).containsExactly("terrain-place");
        assertThat(at(10, 18, 12, 18)).containsExactly("terrain-overlap");
        assertThat(at(10, 18, 20, 24)).isEmpty();
    }

    private static List<String> at(int x, int y, int otherX, int otherY) {
        var one = Scene.round(Terrain.Sort.ROCKS, x, y);
        var other = Scene.round(Terrain.Sort.THICKET, otherX, otherY);
        return Terrain.faults(List.of(one, other)).stream().map(Refusal::key).toList();
    }

    @Test
    @Rule("LD-DEPLOY-01")
    void aWholeBaseStandsInItsZone() {
        var battle = start(5, 5);
        var choices = new PlaceFighter("A-militia").choices(battle);
        assertThat(choices.refusal(Scene.move(18, 5.5))).isNull();
        assertThat(choices.refusal(Scene.move(18, 5.6)).key()).isEqualTo("outside-zone");
        assertThat(choices.refusal(Scene.move(18, 0.3)).key()).isEqualTo("off-table");
        assertThat(new PlaceFighter("B-militia").choices(battle).refusal(Scene.move(18, 30.5)))
                .isNull();
    }

    @Test
    @Rule("LD-DEPLOY-02")
    void sidesDeployByTurnsAndTheLargerBandTheRest() {
        var battle = start(5, 6);
        var scene = new Scene().dice(3, 3, 2, 5);
        for (int i = 0; i < 5; i++)
            scene.answers(Scene.move(2 + 2 * i, 34), Scene.move(2 + 2 * i, 2));
        scene.answers(Scene.move(20, 34));
        scene.referee.standAt(battle);
        for (int i = 0; i < 13; i++) new Lanterns().step(battle, scene.referee);
        assertThat(battle.stage).isEqualTo(State.Stage.ROUND_START);
        assertThat(battle.standing()).hasSize(11);
        assertThat(scene.used()).isTrue();
    }
}
