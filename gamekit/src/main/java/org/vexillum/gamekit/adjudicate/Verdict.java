package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.position.AssumedValues.Assumption;
import org.vexillum.gamekit.position.FileFault;
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
        InquiryOutcome outcome,
        List<Event> events,
        Map<String, Object> position,
        List<Integer> unusedDice,
        List<FilePlace> unusedAnswers) {
    public Verdict {
        kinds = List.copyOf(kinds);
        events = List.copyOf(events);
        unusedDice = List.copyOf(unusedDice);
        unusedAnswers = List.copyOf(unusedAnswers);
    }

    public boolean done() {
        return outcome instanceof InquiryOutcome.Done;
    }

    public List<Assumption> assumptions() {
        return scene == null ? List.of() : scene.assumed().all();
    }

    /**
     * @throws FileFault if a special rule is kept that nobody enforces
     */
    public void mustBeEnforced() {
        if (scene != null) scene.assumed().mustBeEnforced();
    }

    /** What its units are called. */
    TableNames names() {
        return scene == null ? TableNames.NONE : TableNames.of(scene.battle());
    }

    /** An event, answer or refusal with places as the file counts them. */
    <T> T inTheFile(T value) {
        return scene == null ? value : OriginShift.toFile(scene.frame()).of(value);
    }

    /** Every rule that acted, in the order in which they did. */
    public Rules rules() {
        var rules = Rules.NONE;
        for (var event : events) rules = rules.and(event.rules());
        return rules.and(
                switch (outcome) {
                    case InquiryOutcome.Done _, InquiryOutcome.WaitsForDice _ -> Rules.NONE;
                    case InquiryOutcome.Garbled garbled ->
                            garbled.asking() == null ? Rules.NONE : garbled.asking().rules();
                    case InquiryOutcome.WaitsForAnswer waits -> waits.asking().rules();
                    case InquiryOutcome.Refused refused -> refused.refusal().rules();
                    case InquiryOutcome.Forbidden forbidden -> forbidden.refusal().rules();
                });
    }
}
