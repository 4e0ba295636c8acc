package org.vexillum.gamekit.adjudicate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;

/**
 * The answer to a question about the table, which nothing changes.
 *
 * @param what names the sentence
 * @param facts what it mentions, by name
 */
@Stored(
        as = "Found",
        with = {"what", "facts", "rules"})
public record QueryAnswer(String what, SequencedMap<String, Object> facts, Rules rules)
        implements Event {
    public QueryAnswer {
        facts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(facts));
    }

    /** Names and values in turn. */
    public static QueryAnswer of(String what, Rules rules, Object... namesAndValues) {
        var facts = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2)
            facts.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return new QueryAnswer(what, facts, rules);
    }
}
