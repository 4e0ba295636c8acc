package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Listed;
import org.vexillum.kernel.referee.Question;

/** Which draw event of its card a regiment uses, if any (FB-EVENT-02, FB-EVENT-03). */
public record ChooseEvent(String regiment, List<DrawEvent> open)
        implements Question<Battle, ChooseEvent.Choice> {
    /** The draw events, or none of them. */
    public enum Choice {
        NONE,
        BURNOUT,
        DOUBLE_TIME,
        FIRE_AND_ADVANCE,
        EMPOWERED
    }

    public ChooseEvent {
        open = List.copyOf(open);
    }

    @Override
    public Choices<Choice> choices(Battle battle) {
        var choices = new ArrayList<Choice>();
        for (var event : open) choices.add(Choice.valueOf(event.name()));
        choices.add(Choice.NONE);
        return new Listed<>(
                choices,
                choice ->
                        DrawEvents.refusal(
                                battle,
                                battle.regiment(regiment),
                                DrawEvent.valueOf(choice.name())));
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
