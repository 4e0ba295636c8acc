package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Which draw event of its card a regiment uses, if any (FB-EVENT-02, FB-EVENT-03). */
@Stored(
        as = "ChooseEvent",
        with = {"regiment", "open"})
public record ChooseEvent(String regiment, List<DrawEvent> open)
        implements Question<Battle, ChooseEvent.Choice> {
    /** The draw events, or none of them. */
    @Stored(
            as = "ChooseEvent.Choice",
            with = {
                "NONE",
                "BURNOUT",
                "DOUBLE_TIME",
                "FIRE_AND_ADVANCE",
                "EMPOWERED",
                "FLUX_POWERED"
            })
    public enum Choice {
        NONE,
        BURNOUT,
        DOUBLE_TIME,
        FIRE_AND_ADVANCE,
        EMPOWERED,
        FLUX_POWERED
    }

    public ChooseEvent {
        open = List.copyOf(open);
    }

    @Override
    public Choices<Choice> choices(Battle battle) {
        var choices = new ArrayList<Choice>();
        for (var event : open) choices.add(Choice.valueOf(event.name()));
        choices.add(Choice.NONE);
        var listed =
                new ListedChoices<>(
                        choices,
                        choice ->
                                DrawEvents.refusal(
                                        battle,
                                        battle.regiment(regiment),
                                        DrawEvent.valueOf(choice.name())));
        return new EitherName(listed, battle.edition().empowering());
    }

    /** What the other edition calls one of the events is understood, though not offered. */
    private record EitherName(ListedChoices<Choice> listed, Edition.Empowering empowering)
            implements Choices<Choice> {
        @Override
        public @Nullable Refusal refusal(Choice answer) {
            return listed.refusal(own(answer));
        }

        private Choice own(Choice answer) {
            if (answer == Choice.NONE) return answer;
            return Choice.valueOf(empowering.own(DrawEvent.valueOf(answer.name())).name());
        }

        @Override
        public List<Choice> list() {
            return listed.list();
        }

        @Override
        public boolean complete() {
            return listed.complete();
        }

        @Override
        public Choice any(RandomSource lot) {
            return listed.any(lot);
        }
    }

    @Override
    public Class<Choice> answerType() {
        return Choice.class;
    }

    @Override
    public Choice pass() {
        return Choice.NONE;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-EVENT-01", "FB-EVENT-02", "FB-EVENT-03");
    }
}
