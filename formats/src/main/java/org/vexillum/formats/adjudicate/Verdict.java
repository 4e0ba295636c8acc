package org.vexillum.formats.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.formats.Place;
import org.vexillum.formats.position.Assumed.Assumption;
import org.vexillum.formats.position.Scene;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.rulebook.GameId;

/**
 * What became of one question.
 *
 * @param position the table afterwards, in the format of the file; empty unless all was played
 * @param unusedDice faces that nobody needed
 * @param unusedAnswers where the answers stand that nobody asked for
 */
public record Verdict(
        String name,
        GameId game,
        Scene<?> scene,
        List<String> kinds,
        Outcome outcome,
        List<Event> events,
        Map<String, Object> position,
        List<Integer> unusedDice,
        List<Place> unusedAnswers) {
    public Verdict {
        kinds = List.copyOf(kinds);
        events = List.copyOf(events);
        unusedDice = List.copyOf(unusedDice);
        unusedAnswers = List.copyOf(unusedAnswers);
    }

    public boolean done() {
        return outcome instanceof Outcome.Done;
    }

    public List<Assumption> assumptions() {
        return scene.assumed().all();
    }

    /** Every rule that acted, in the order in which they did. */
    public Rules rules() {
        var rules = Rules.NONE;
        for (var event : events) rules = rules.and(event.rules());
        return rules.and(
                switch (outcome) {
                    case Outcome.Done _, Outcome.WaitsForDice _, Outcome.Garbled _ -> Rules.NONE;
                    case Outcome.WaitsForAnswer waits -> waits.asking().question().rules();
                    case Outcome.Refused refused -> refused.refusal().rules();
                    case Outcome.Forbidden forbidden -> forbidden.refusal().rules();
                });
    }
}
