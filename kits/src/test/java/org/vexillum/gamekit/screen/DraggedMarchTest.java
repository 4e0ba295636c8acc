package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.position.SceneReader;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseLeaving;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ChooseStep;
import org.vexillum.firstblood.movement.ModelMove;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.rulebook.Rulebook;

/** A regiment pulled about as a whole, or model by model. */
class DraggedMarchTest {
    private final Battle battle = battle();
    private static final ScreenWords SPEECH =
            ScreenWords.of(Kits.of(FirstBloodKit.ID).edition("2"), Lang.EN, Rulebook.load());

    private final FirstBloodScreen screen = new FirstBloodScreen();

    private static Battle battle() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: first-blood
                                edition: 2
                                regiments:
                                  - {id: X, side: A, models: 3, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[10, 10], [11, 10], [12, 10]]}
                                  - {id: Y, side: B, models: 1, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[20, 40]]}
                                  - {id: Z, side: A, models: 2, profile: M7 V1 C2 A1 W1 R3 D2 E0, places: [[20, 34], [21, 34]]}
                                """));
        file.get("game");
        return SceneReader.read(file, Edition.SECOND, null).battle();
    }

    private SoughtAnswer dragged(@Nullable Integer model, int dx, int dy) {
        var start = battle.regiment("X").place(model == null ? 0 : model).centre();
        var to = new Point(start.x() + Lengths.inches(dx), start.y() + Lengths.inches(dy));
        var drag = new Drag("X", model, to, null, null);
        return Objects.requireNonNull(screen.sought(battle, new ChooseMarch("X", 1), drag));
    }

    private @Nullable Integer left(SoughtAnswer found) {
        return screen.left(battle, new ChooseMarch("X", 1), Objects.requireNonNull(found.answer()));
    }

    @Test
    void theWholeRegimentGoesAlongAndWhatIsLeftIsTold() {
        var found = dragged(null, 0, 3);
        assertThat(((ModelMoves) Objects.requireNonNull(found.answer())).models()).hasSize(3);
        assertThat(left(found)).isEqualTo(Lengths.inches(2));
        assertThat(Objects.requireNonNull(dragged(null, 0, 8).whyNot()).key()).isEqualTo("too-far");
    }

    @Test
    void aSingleModelGoesAlone() {
        var found = dragged(2, 0, 1);
        assertThat(((ModelMoves) Objects.requireNonNull(found.answer())).models())
                .singleElement()
                .returns(2, ModelMove::model);
        assertThat(left(found)).isNotNull();
    }

    @Test
    void theOthersChargeAlongWithTheLeader() {
        var charge = new ChooseChargeMove("Z", ChargeTargets.of("Y"), Lengths.inches(7));
        assertThat(Objects.requireNonNull(screen.handles(battle, charge)).together()).isTrue();
        var drag =
                new Drag("Z", null, new Point(Lengths.inches(21), Lengths.inches(39)), null, null);
        var found = Objects.requireNonNull(screen.sought(battle, charge, drag));
        assertThat(((ModelMoves) Objects.requireNonNull(found.answer())).models())
                .hasSize(2)
                .contains(ModelMove.to(0, drag.to()));
    }

    @Test
    void whereNobodyFollowsModelsArePulledOneByOne() {
        var march = screen.handles(battle, new ChooseMarch("X", 1));
        assertThat(Objects.requireNonNull(march).together()).isTrue();
        var step = screen.handles(battle, new ChooseStep("X"));
        assertThat(Objects.requireNonNull(step).together()).isFalse();
        assertThat(step.models()).isTrue();
    }

    /** FB-GARRISON-14: out within the reach of the building, not wherever one pulls them. */
    @Test
    void whoLeavesAGarrisonIsOfferedTheNearestPlaceBesideIt() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: first-blood
                                edition: 2
                                terrain: [{type: building, name: T, rect: [20, 20, 26, 26]}]
                                regiments: [{id: G, side: A, models: 3, garrison: T, profile: M5 V1 C2 A1 W1 R3 D2 E0}]
                                """));
        file.get("game");
        var held = SceneReader.read(file, Edition.SECOND, null).battle();
        var seen = screen.view(held, null, SPEECH).units().getFirst();
        assertThat(seen.pieces()).isEmpty();
        assertThat(seen.outline()).isEqualTo(ScreenShape.of(held.terrain().getFirst().area()));
        assertThat(seen.place()).isEqualTo("inside: T");
        var leaving = new ChooseLeaving("G");
        var far = new Point(Lengths.inches(40), Lengths.inches(23));
        var found =
                Objects.requireNonNull(
                        screen.sought(held, leaving, new Drag("G", null, far, null, null)));
        assertThat(found.whyNot()).isNotNull();
        var nearest = (ModelMoves) Objects.requireNonNull(found.nearest());
        assertThat(leaving.choices(held).refusal(nearest)).isNull();
        assertThat(nearest.models()).hasSize(3);
        var leader = nearest.models().getFirst().end();
        assertThat(leader.x()).isGreaterThan(Lengths.inches(26));
        assertThat(Math.abs(leader.y() - far.y())).isLessThan(Lengths.inches(2));
    }
}
