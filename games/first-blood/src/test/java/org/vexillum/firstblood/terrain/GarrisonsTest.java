package org.vexillum.firstblood.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.testkit.Rule;

class GarrisonsTest {
    private final Terrain tower = Pieces.box("tower", "20,20", "25,25").garrison(2, 4).build();
    private final Terrain wood = Pieces.box("wood", "30,20", "35,25").build();

    private static Regiment troops(String id, ModelType type, int models) {
        return Levy.of(Edition.FIRST, id).type(type).models(models).build();
    }

    private Battle battle(Regiment... regiments) {
        var field = Field.of(Edition.FIRST).terrain(tower).terrain(wood);
        for (var regiment : regiments) field.with(regiment);
        return field.battle();
    }

    private String refused(Regiment regiment, Terrain piece, Regiment... others) {
        var refusal = Garrisons.refusal(battle(others), regiment, piece);
        return refusal == null ? "" : refusal.rules().ids().getFirst();
    }

    private static void occupy(Regiment regiment) {
        regiment.setStatus(Status.IN_GARRISON);
        regiment.setGarrison("tower");
    }

    @Test
    @Rule("FB-GARRISON-05")
    void infantryUpToTheCapacityMayOccupy() {
        assertThat(refused(troops("four", ModelType.INFANTRY, 4), tower)).isEmpty();
        assertThat(refused(troops("five", ModelType.INFANTRY, 5), tower))
                .isEqualTo("FB-GARRISON-05");
        assertThat(refused(troops("riders", ModelType.CAVALRY, 2), tower))
                .isEqualTo("FB-GARRISON-05");
        var thinned = troops("thinned", ModelType.INFANTRY, 5);
        thinned.remove(3);
        assertThat(refused(thinned, tower)).isEmpty();
    }

    @Test
    @Rule("FB-GARRISON-07")
    void onlyOneRegimentAtATime() {
        var inside = troops("inside", ModelType.INFANTRY, 1);
        var battle = battle(inside);
        occupy(inside);
        var refusal = Garrisons.refusal(battle, troops("two", ModelType.INFANTRY, 2), tower);
        assertThat(refusal).isNotNull();
        assertThat(refusal.rules().has("FB-GARRISON-07")).isTrue();
        assertThat(Garrisons.occupant(battle, tower)).isSameAs(inside);

        inside.setStatus(Status.ON_TABLE);
        assertThat(Garrisons.occupant(battle, tower)).isNull();
    }

    @Test
    @Rule("FB-GARRISON-01")
    void onlyGarrisonTerrainCanBeOccupied() {
        assertThat(refused(troops("two", ModelType.INFANTRY, 2), wood)).isEqualTo("FB-GARRISON-01");
        assertThat(Garrisons.named(battle(), "wood")).isNull();
        assertThat(Garrisons.named(battle(), "tower")).isSameAs(tower);
    }

    @Test
    @Rule("FB-GARRISON-09")
    void itsDefenceIsForThoseInside() {
        var inside = troops("inside", ModelType.INFANTRY, 2);
        var battle = battle(inside);
        assertThat(Garrisons.defence(battle, inside)).isZero();
        occupy(inside);
        assertThat(Garrisons.defence(battle, inside)).isEqualTo(2);
    }

    @Test
    @Rule("FB-GARRISON-04")
    void usuallyItHasDefenceOneAndRoomForFour() {
        assertThat(TerrainKind.TOWER.make("tower", tower.area()).garrison())
                .isEqualTo(new Terrain.Garrison(1, 4));
        assertThat(TerrainKind.BUILDING.make("house", tower.area()).garrison())
                .isEqualTo(new Terrain.Garrison(1, 4));
    }

    @Test
    @Rule({"FB-MODEL-01", "FB-GARRISON-10"})
    void modelsAreMeasuredFromTheirBasesOrFromTheGarrison() {
        var troops = troops("troops", ModelType.INFANTRY, 2);
        var battle = Field.of(Edition.FIRST).terrain(tower).with(troops, "10,10", "12,10").battle();
        assertThat(MeasuredShape.of(battle, troops, 1)).containsExactly(troops.base(1));
        occupy(troops);
        assertThat(MeasuredShape.of(battle, troops, 1)).isEqualTo(tower.area().parts());
        troops.remove(1);
        assertThat(MeasuredShape.of(battle, troops, 1)).isEmpty();
        troops.setStatus(Status.RESERVE);
        assertThat(MeasuredShape.of(battle, troops, 0)).isEmpty();
        troops.setStatus(Status.ON_TABLE);
        troops.lift();
        assertThat(MeasuredShape.of(battle, troops, 0)).isEmpty();
    }
}
