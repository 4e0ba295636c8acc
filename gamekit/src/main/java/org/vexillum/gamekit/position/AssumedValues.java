package org.vexillum.gamekit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problem;

/** What the file leaves out and the engine had to assume. */
public final class AssumedValues {
    /**
     * One thing assumed.
     *
     * @param about the unit it concerns, or empty
     * @param key names the sentence
     */
    public record Assumption(String about, String key, List<Object> facts) {}

    private final List<Assumption> all = new ArrayList<>();
    private final List<FileFault> refusals = new ArrayList<>();

    public void add(String about, String key, Object... facts) {
        add(new Assumption(about, key, List.of(facts)));
    }

    private void add(Assumption assumption) {
        if (!all.contains(assumption)) all.add(assumption);
    }

    /**
     * Tells of special rules that are kept though nobody enforces them.
     *
     * @param notes what the readers of forces noted; other notes are passed over
     */
    public void unenforced(String about, List<Problem> notes) {
        for (var note : notes) {
            var rule = note.facts().isEmpty() ? "" : note.facts().getFirst();
            switch (note.key()) {
                case "trait.unknown" -> {
                    add(new Assumption(about, "not-enforced", List.of(rule)));
                    refusals.add(new FileFault(note.place(), "not-enforced", rule));
                }
                case "trait.misspelt" -> {
                    var near = note.facts().getLast();
                    add(new Assumption(about, "not-enforced-meant", List.of(rule, near)));
                    refusals.add(new FileFault(note.place(), "not-enforced-meant", rule, near));
                }
                case "trait.value", "trait.barrage" -> {
                    add(new Assumption(about, "not-enforced-value", List.of(rule)));
                    refusals.add(new FileFault(note.place(), "not-enforced-value", rule));
                }
                default -> {}
            }
        }
    }

    /**
     * @throws FileFault if a special rule is kept that nobody enforces
     */
    public void mustBeEnforced() {
        if (!refusals.isEmpty()) throw refusals.getFirst();
    }

    public List<Assumption> all() {
        return List.copyOf(all);
    }
}
