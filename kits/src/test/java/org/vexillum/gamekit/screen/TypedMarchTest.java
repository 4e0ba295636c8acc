package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.position.SceneReader;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;

/** Marches typed in words: by the compass, or as the side looks. */
class TypedMarchTest {
    private static Battle battle() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: first-blood
                                edition: 2
                                regiments:
                                  - {id: X, side: A, models: 1, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[10, 10]]}
                                  - {id: Y, side: B, models: 1, profile: M5 V1 C2 A1 W1 R3 D2 E0, places: [[20, 30]]}
                                """));
        file.get("game");
        return SceneReader.read(file, Edition.SECOND, null).battle();
    }

    private static @Nullable SoughtAnswer sought(String regiment, String words) {
        return new FirstBloodScreen().typed(battle(), new ChooseMarch(regiment, 1), words);
    }

    private static @Nullable Object typed(String regiment, String words) {
        var sought = sought(regiment, words);
        return sought == null ? null : sought.answer();
    }

    @ParameterizedTest
    @CsvSource({
        "X, forward 3, north 3",
        "X, 'back 2, right 1', 'south 2, east 1'",
        "X, Atrás 2, sur 2",
        "Y, adelante 3, sur 3",
        "Y, 'left 2', 'este 2'",
        "Y, izquierda 2, east 2",
        "Y, derecha 2, west 2",
        "X, 3 forward, north 3",
        "X, '5\" forward', forward 5",
        "X, 'adelante 2,5', north 2.5",
        "X, 'shift left 2, back 1', 'west 2, south 1'"
    })
    void forwardIsAwayFromOnesOwnEdge(String regiment, String relative, String compass) {
        assertThat(typed(regiment, relative))
                .isNotNull()
                .isNotEqualTo(ModelMoves.STAY)
                .isEqualTo(typed(regiment, compass));
    }

    @Test
    void whatIsNoMoveIsNone() {
        assertThat(typed("X", "forward")).isNull();
        assertThat(typed("X", "up 3")).isNull();
        assertThat(typed("X", "quieto")).isEqualTo(ModelMoves.STAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"north 40", "forward 12", "40 40", "east 5, east 5"})
    void aMarchThatIsTooLongIsRefusedWithItsRule(String words) {
        var far = Objects.requireNonNull(sought("X", words));
        assertThat(Objects.requireNonNull(far.whyNot()).rules().ids()).isNotEmpty();
        assertThat(far.nearest()).isInstanceOf(ModelMoves.class).isNotEqualTo(ModelMoves.STAY);
    }
}
