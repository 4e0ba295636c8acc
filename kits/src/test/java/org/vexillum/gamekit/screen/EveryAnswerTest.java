package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.position.SceneReader;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseCharge.Charge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.table.Battle;
import org.vexillum.rulebook.Rulebook;

/** Answers that are not listed can be given, too. */
class EveryAnswerTest {
    private static final ScreenWords SPEECH =
            ScreenWords.of(Kits.of(RegimentsKit.ID), Lang.EN, Rulebook.load());

    private final RegimentsScreen screen = new RegimentsScreen();
    private final Presenter<Battle> presenter = new Presenter<>(screen, SPEECH);
    private final Battle battle = battle();

    private static Battle battle() {
        var file =
                new FieldGroup(
                        NodeReader.file(
                                """
                                game: regiments
                                units:
                                  - {id: X, side: A, models: 10, base: 25, at: [30, 20], facing: 0, weapons: [Spear (A1)]}
                                  - {id: Y, side: B, models: 5, base: 25, at: [31, 28], facing: 180, weapons: [Axe (A2)]}
                                  - {id: Z, side: B, models: 5, base: 25, at: [60, 44], facing: 180}
                                """));
        file.get("game");
        return SceneReader.read(file, null).battle();
    }

    private <A> Prompt prompt(Question<Battle, A> question) {
        var open = new OpenQuestion<>(1, Side.A, question, question.choices(battle), false);
        return presenter.prompt(battle, open);
    }

    @Test
    void threeWeaponsArePutInAnyOrder() {
        var order = prompt(new OrderWeapons("X", List.of("Axe", "Bow", "Club"))).order();
        assertThat(Objects.requireNonNull(order).field()).isEqualTo("weapons");
        assertThat(order.items())
                .extracting(Prompt.Item::label)
                .containsExactly("Axe", "Bow", "Club");
        assertThat(prompt(new OrderWeapons("X", List.of("Axe", "Bow"))).form())
                .isEqualTo(Prompt.Form.CHOOSE);
    }

    @Test
    void everyModelCanBePickedAndIsCalledByItsNumber() {
        var incomplete = new ChooseCasualties("X", 2);
        var parts = new RegimentsScreen().parts(battle, incomplete);
        assertThat(parts).hasSize(1);
        var models = ((ChooseCasualties.Order) parts.getFirst()).models();
        assertThat(models).hasSize(10).startsWith(0, 1, 2);
        var alone = AnswerParts.alone(Map.of("models", models));
        assertThat(alone).hasSize(10).contains(Map.of("models", List.of(7)));
        assertThat(MentionedUnits.models(incomplete, new ChooseCasualties.Order(List.of(7))))
                .containsExactly(List.of("X", 7));
    }

    @Test
    void aChargeGoesTheWayTheHandLeadsIt() {
        var question = new ChooseCharge("X");
        assertThat(prompt(question).form()).isEqualTo(Prompt.Form.MOVE);
        var to = new Point(Lengths.inches(31), Lengths.inches(27));
        var turned = new Drag("X", null, to, 5 * Angle.DEGREE, null);
        var charge =
                (Charge) Objects.requireNonNull(screen.sought(battle, question, turned)).answer();
        assertThat(Objects.requireNonNull(charge).target()).isEqualTo("Y");
        assertThat(Objects.requireNonNull(charge.path()).pivot()).isEqualTo(5 * Angle.DEGREE);
        var back = Objects.requireNonNull(screen.typed(battle, question, "back 3"));
        assertThat(Objects.requireNonNull(back.whyNot()).key()).isEqualTo("charge-only-forward");
        assertThat(back.nearest()).isEqualTo(Charge.at("Y"));
        var typed = Objects.requireNonNull(screen.typed(battle, question, "forward 1, right 3"));
        assertThat(typed.whyNot()).isNull();
    }

    @Test
    void whatIsLeftOfAFightIsConsolidatedInWords() {
        var question = new ChooseConsolidation("X");
        assertThat(Objects.requireNonNull(screen.typed(battle, question, "back 2")).answer())
                .isEqualTo(new ChooseConsolidation.Shift(0, -Lengths.inches(2)));
        assertThat(Objects.requireNonNull(screen.typed(battle, question, "right 30")).answer())
                .isEqualTo(new ChooseConsolidation.Pivot(30 * Angle.DEGREE));
        var far = Objects.requireNonNull(screen.typed(battle, question, "shift left 5"));
        assertThat(Objects.requireNonNull(far.whyNot()).key()).isEqualTo("shifts-too-far");
        assertThat(screen.typed(battle, question, "forward 1, right 30")).isNull();
    }

    @Test
    void whatCannotBeDoneIsExplained() {
        battle.unit("Y").destroy();
        var prompt = prompt(new ChooseAction("X"));
        assertThat(prompt.missing())
                .singleElement()
                .satisfies(missing -> {
                    assertThat(missing.label()).isEqualToIgnoringCase("Charge");
                    assertThat(missing.refusal().rules()).contains("AOFR-MOVE-08");
                });
        assertThat(prompt.odds()).isFalse();
    }

    @Test
    void oddsAreToldBeforeARollIsConfirmed() {
        var back = new StrikeBack("Y", "X", false);
        var outlook = screen.odds(battle, back, true, SPEECH);
        assertThat(outlook)
                .extracting(List::getFirst)
                .contains("Wounds", "Models lost", "Destroyed");
        assertThat(screen.odds(battle, back, false, SPEECH)).isEmpty();
        assertThat(prompt(back).odds()).isTrue();
        assertThat(prompt(new ChoosePivot("X", Angle.HALF)).drag())
                .isNotNull()
                .returns(true, Prompt.Handles::spot);
    }
}
