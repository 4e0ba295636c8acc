package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Names;
import org.vexillum.gamekit.Place;
import org.vexillum.gamekit.position.Assumed.Assumption;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/**
 * What became of one question.
 *
 * @param scene its table; null if the file describes none that can be
 * @param position the table afterwards, or where it stopped, in the format of the file
 * @param unusedDice faces that nobody needed
 * @param unusedAnswers where the answers stand that nobody asked for
 */
public record Verdict(
        String name,
        GameId game,
        @Nullable Scene<?> scene,
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
        return scene == null ? List.of() : scene.assumed().all();
    }

    /**
     * @throws Fault if a special rule is kept that nobody enforces
     */
    public void mustBeEnforced() {
        if (scene != null) scene.assumed().mustBeEnforced();
    }

    /** What its units are called. */
    Names names() {
        return scene == null ? Names.NONE : Names.of(scene.battle());
    }

    /** An event, answer or refusal with places as the file counts them. */
    <T> T inTheFile(T value) {
        return scene == null ? value : Shift.toFile(scene.frame()).of(value);
    }

    /** Every rule that acted, in the order in which they did. */
    public Rules rules() {
        var rules = Rules.NONE;
        for (var event : events) rules = rules.and(event.rules());
        return rules.and(
                switch (outcome) {
                    case Outcome.Done _, Outcome.WaitsForDice _ -> Rules.NONE;
                    case Outcome.Garbled garbled ->
                            garbled.asking() == null ? Rules.NONE : garbled.asking().rules();
                    case Outcome.WaitsForAnswer waits -> waits.asking().rules();
                    case Outcome.Refused refused -> refused.refusal().rules();
                    case Outcome.Forbidden forbidden -> forbidden.refusal().rules();
                });
    }
}
