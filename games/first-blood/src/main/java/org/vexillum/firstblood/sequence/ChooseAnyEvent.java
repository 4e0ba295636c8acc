package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Which draw event a regiment uses whose list describes some itself (FB-EVENT-02, FB-EVENT-03).
 *
 * @param open by name, those of the book by their English ones
 */
@Stored(
        as = "ChooseAnyEvent",
        with = {"regiment", "open"})
public record ChooseAnyEvent(String regiment, List<String> open)
        implements Question<Battle, ChooseAnyEvent.Named> {
    /** An event by its name, or none. */
    @Stored(as = "ChooseAnyEvent.Named", with = "event")
    public record Named(String event) {
        static final Named NONE = new Named("");
    }

    public ChooseAnyEvent {
        open = List.copyOf(open);
    }

    @Override
    public Choices<Named> choices(Battle battle) {
        var events = new ArrayList<Named>();
        for (var event : open) events.add(new Named(event));
        events.add(Named.NONE);
        return new ListedChoices<>(
                events,
                named -> Refusal.because("FB-EVENT-01", "no-such-event", regiment, named.event));
    }

    @Override
    public Class<Named> answerType() {
        return Named.class;
    }

    @Override
    public Named pass() {
        return Named.NONE;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-EVENT-01", "FB-EVENT-02", "FB-EVENT-03");
    }
}
