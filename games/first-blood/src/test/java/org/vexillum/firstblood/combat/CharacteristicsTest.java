package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.bout;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Item;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class CharacteristicsTest {
    private static TemporaryEffect boon(Characteristic which, int by) {
        var gift = new TemporaryEffect.Gift.Changes(which, by);
        return new TemporaryEffect(
                "Burnout", "FB-DRAW-02", gift, TemporaryEffect.Until.ROUND_END, "a");
    }

    @ParameterizedTest
    @EnumSource(Characteristic.class)
    @Rule({
        "FB-PROF-05",
        "FB-PROF-06",
        "FB-PROF-07",
        "FB-PROF-08",
        "FB-PROF-09",
        "FB-PROF-10",
        "FB-PROF-11"
    })
    void theProfileAndWhatChangesItAreNamed(Characteristic which) {
        var troop = a(1).profile(5, 2, 3, 1, 4, 3, 2, 6).models(1).build();
        troop.gain(boon(which, 2));
        var figure = Characteristics.of(bout(1, troop).battle(), troop, 0, which);
        assertThat(figure.value()).isEqualTo(troop.profile(0).value(which) + 2);
        assertThat(figure.changes().getFirst().cause().name()).isEqualTo("Burnout");
        assertThat(figure.rules().has("FB-DRAW-02")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"-1, 2", "-3, 0", "-5, 0"})
    @Rule("FB-PROF-04")
    void allChangesAreAddedBeforeTheFloor(int by, int value) {
        var troop = a(1).profile(5, 2, 3, 1, 4, 3, 2, 0).models(1).build();
        troop.gain(boon(Characteristic.CLASH, by));
        var battle = bout(1, troop).battle();
        assertThat(Characteristics.of(battle, troop, 0, Characteristic.CLASH).value())
                .isEqualTo(value);
        troop.gain(boon(Characteristic.CLASH, 3));
        assertThat(Characteristics.of(battle, troop, 0, Characteristic.CLASH).value())
                .isEqualTo(3 + 3 + by);
    }

    @Test
    @Rule("FB-PROF-03")
    void onlyAPrintedZeroMakesUnable() {
        var troop = a(1).profile(5, 0, 1, 1, 4, 3, 2, 0).models(1).build();
        troop.gain(boon(Characteristic.CLASH, -1));
        assertThat(Characteristics.able(troop, 0, Characteristic.CLASH)).isTrue();
        assertThat(Characteristics.able(troop, 0, Characteristic.VOLLEY)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"4, 3", "1, 1", "2, 1"})
    @Rule("FB-TERRAIN-19")
    void waterTakesOneFromClashDownToOne(int clash, int wet) {
        var pool =
                new Terrain(
                        "pool",
                        Area.polygon(
                                0,
                                0,
                                Lengths.inches(5),
                                0,
                                Lengths.inches(5),
                                Lengths.inches(5),
                                0,
                                Lengths.inches(5)),
                        List.of(Terrain.Kind.WATER),
                        0,
                        false,
                        0,
                        List.of(),
                        null);
        for (int edition : new int[] {1, 2}) {
            var troop = a(edition).profile(5, 2, clash, 1, 4, 3, 2, 0).models(2).build();
            var field = Field.of(Edition.numbered(edition)).terrain(pool);
            var battle = Bout.on(field.with(troop, "5.2,2", "7,2")).battle();
            assertThat(Characteristics.of(battle, troop, 0, Characteristic.CLASH).value())
                    .isEqualTo(wet);
            assertThat(Characteristics.of(battle, troop, 1, Characteristic.CLASH).value())
                    .isEqualTo(clash);
        }
    }

    @Test
    @Rule("FB-ITEM-01")
    void itemsOfACharacterCountForHimAlone() {
        var bare = a(2).model(Role.CHARACTER).model(Role.RETINUE).regimentCard();
        var blade =
                new Item(
                        "Blade",
                        "relics",
                        10,
                        List.of(new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 1)));
        var card =
                new RegimentCard(
                        bare.id(),
                        bare.name(),
                        bare.entry(),
                        bare.points(),
                        bare.members(),
                        bare.events(),
                        bare.leaderOption(),
                        bare.standardFrom(),
                        bare.officers(),
                        bare.tiers(),
                        bare.incantations(),
                        List.of(blade));
        var lord = new Regiment("a", Side.A, card);
        var battle = bout(2, lord).battle();
        var clash = Characteristics.of(battle, lord, 0, Characteristic.CLASH);
        assertThat(clash.value()).isEqualTo(4);
        assertThat(clash.changes().getFirst().cause().name()).isEqualTo("Blade");
        assertThat(Characteristics.of(battle, lord, 1, Characteristic.CLASH).value()).isEqualTo(3);
    }
}
