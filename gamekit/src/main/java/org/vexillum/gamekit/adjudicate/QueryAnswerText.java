package org.vexillum.gamekit.adjudicate;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** Answers to questions about the table, in words and as plain values. */
final class QueryAnswerText {
    private QueryAnswerText() {}

    static String told(QueryAnswer found, Teller teller, Lang lang, TableNames names) {
        var facts = new LinkedHashMap<String, Object>();
        found.facts()
                .forEach((name, value) ->
                        facts.put(
                                name,
                                switch (value) {
                                    case Refusal why -> teller.refusal(why, names).message();
                                    case Finding why -> told(why, lang);
                                    default -> value;
                                }));
        return teller.say("found." + found.what(), facts, names);
    }

    private static String told(Finding finding, Lang lang) {
        return Words.in(lang).say(finding);
    }

    static Map<String, @Nullable Object> json(QueryAnswer found, Teller teller, TableNames names) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("kind", "found");
        json.put("what", found.what());
        json.putAll(Facts.named(found.facts()));
        found.facts()
                .forEach((name, value) -> {
                    if (value instanceof Refusal why)
                        json.put(name, HyphenatedFacts.refusal(why, teller.refusal(why, names)));
                });
        json.put("rules", found.rules().ids());
        return json;
    }
}
