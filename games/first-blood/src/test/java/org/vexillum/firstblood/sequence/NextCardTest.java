package org.vexillum.firstblood.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Double Time, and Fire and Advance. */
class NextCardTest {
    private static final ActionKind SKIP = ActionKind.SKIP;

    private static Bout table(DrawEvent event) {
        var lord =
                Levy.of(Edition.FIRST, "lord").commandRange(8).model(Role.CHARACTER).events(event);
        var field =
                Field.of(Edition.FIRST)
                        .with(lord.build(), "20,20")
                        .with(Levy.of(Edition.FIRST, "near").models(1).build(), "24,20")
                        .with(Levy.of(Edition.FIRST, "far").models(1).build(), "40,20");
        return Bout.on(field);
    }

    private static Bout stack(Bout bout, String... cards) {
        bout.battle().setStack(Side.A, List.of(cards));
        return bout;
    }

    private static Bout activate(Bout bout) {
        bout.play(new Activation("lord", Activation.Cue.CARD)::play);
        return bout;
    }

    private static List<String> actors(Bout bout) {
        return bout.all(SequenceEvents.ActionTaken.class).stream()
                .map(SequenceEvents.ActionTaken::regiment)
                .toList();
    }

    @Test
    @Rule({"FB-DRAW-03", "FB-DRAW-05"})
    void aRegimentInRangeActsAtOnceAndThenTheCharacterOnce() {
        var bout = stack(table(DrawEvent.DOUBLE_TIME), "near", "far");
        activate(bout.answer(ChooseEvent.Choice.DOUBLE_TIME, SKIP, SKIP, SKIP));
        assertThat(actors(bout)).containsExactly("near", "near", "lord");
        assertThat(bout.regiment("near").activated()).isTrue();
        assertThat(bout.battle().stack(Side.A)).containsExactly("far");
    }

    @Test
    @Rule({"FB-DRAW-03", "FB-DRAW-05"})
    void aCardThatDoesNotFitGoesUnderTheStackAndTheCharacterStillActsOnce() {
        var bout = stack(table(DrawEvent.DOUBLE_TIME), "far", "near");
        activate(bout.answer(ChooseEvent.Choice.DOUBLE_TIME, SKIP));
        assertThat(actors(bout)).containsExactly("lord");
        assertThat(bout.battle().stack(Side.A)).containsExactly("near", "far");
        assertThat(bout.battle().seen(Side.A)).isEqualTo(1);
    }

    @Test
    @Rule("FB-DRAW-03")
    void cardsOfDestroyedRegimentsAreDiscardedAndReplaced() {
        var bout = stack(table(DrawEvent.DOUBLE_TIME), "far", "near");
        bout.regiment("far").setStatus(Status.DESTROYED);
        activate(bout.answer(ChooseEvent.Choice.DOUBLE_TIME, SKIP, SKIP, SKIP));
        assertThat(actors(bout)).containsExactly("near", "near", "lord");
    }

    @Test
    @Rule("FB-DRAW-03")
    void withAnEmptyStackTheEventCannotBeUsed() {
        var bout = stack(table(DrawEvent.DOUBLE_TIME));
        activate(bout.answer(SKIP, SKIP));
        assertThat(actors(bout)).containsExactly("lord", "lord");
    }

    @Test
    @Rule("FB-DRAW-03")
    void aRegimentStillToArriveIsNeverInRange() {
        var bout = stack(table(DrawEvent.DOUBLE_TIME), "near");
        bout.regiment("near").setStatus(Status.ARRIVING);
        activate(bout.answer(ChooseEvent.Choice.DOUBLE_TIME, SKIP));
        assertThat(bout.battle().stack(Side.A)).containsExactly("near");
    }

    @Test
    @Rule("FB-DRAW-06")
    void fireAndAdvanceCallsUpTheNextCardLikewise() {
        var bout = stack(table(DrawEvent.FIRE_AND_ADVANCE), "near");
        activate(bout.answer(ChooseEvent.Choice.FIRE_AND_ADVANCE, SKIP, SKIP, SKIP));
        assertThat(actors(bout)).containsExactly("near", "near", "lord");
        var misses = stack(table(DrawEvent.FIRE_AND_ADVANCE), "far");
        activate(misses.answer(ChooseEvent.Choice.FIRE_AND_ADVANCE, SKIP));
        assertThat(misses.battle().stack(Side.A)).containsExactly("far");
    }

    private static Bout called(Activation.Cue cue, Object... answers) {
        var regiment = Levy.of(Edition.FIRST, "r").models(1).build(); // without places
        var bout = Bout.on(Field.of(Edition.FIRST).with(regiment)).answer(answers);
        bout.play(new Activation("r", cue)::play);
        return bout;
    }

    @Test
    @Rule({"FB-DRAW-04", "FB-ACT-13"})
    void twoMarchesInDoubleTimeMayBeFollowedByAThird() {
        var march = ActionKind.MARCH;
        var bout = called(Activation.Cue.DOUBLE_TIME, march, march, march);
        assertThat(bout.regiment("r").actions()).containsExactly(march, march, march);
        called(Activation.Cue.DOUBLE_TIME, march, march, SKIP);
        called(Activation.Cue.DOUBLE_TIME, march, ActionKind.TAKE_AIM);
        called(Activation.Cue.CARD, march, march);
    }

    @Test
    @Rule("FB-DRAW-07")
    void aVolleyAsSecondActionMayBeFollowedByAMarch() {
        var question =
                new ChooseAction(
                        "r",
                        3,
                        List.of(ActionKind.TAKE_AIM, ActionKind.VOLLEY),
                        ActionLimit.AFTER_VOLLEY);
        var battle =
                Field.of(Edition.FIRST)
                        .with(Levy.of(Edition.FIRST, "r").models(1).build(), "9,9")
                        .battle();
        assertThat(question.choices(battle).list())
                .containsExactly(ActionKind.MARCH, ActionKind.SKIP);
        called(Activation.Cue.FIRE_AND_ADVANCE, ActionKind.MARCH, ActionKind.TAKE_AIM);
    }
}
