package org.vexillum.gamekit.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.rules.ChosenOption;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.rules.RuleOption;
import org.vexillum.gamekit.rules.Source;
import org.vexillum.kernel.Rules;

/**
 * A rule that acted, and what it rests on: a publication, a ruling of ours, an option.
 *
 * @param option the option that decides its reading, with the value it has at this table
 */
public record Citation(RuleEntry rule, Optional<ChosenOption> option) {

    /** The citations of these rules, in their order. */
    public static List<Citation> of(Rules rules, Record options, RuleLookup book) {
        var values = OptionValues.of(options);
        return rules.ids().stream()
                .flatMap(id -> book.rule(id).stream())
                .map(rule -> new Citation(rule, option(rule, values)))
                .toList();
    }

    private static Optional<ChosenOption> option(
            RuleEntry rule, SequencedMap<String, String> values) {
        var name =
                rule.option()
                        .map(RuleOption::name)
                        .or(() -> rule.onlyUnder().map(ChosenOption::option));
        return name.filter(values::containsKey)
                .map(known -> new ChosenOption(known, values.getOrDefault(known, "")));
    }

    /** One line: id, name, and what the rule rests on. */
    public String line(Teller teller, Lang lang) {
        var grounds = new ArrayList<String>();
        grounds.add(origin(teller, lang));
        if (rule.ruling().isPresent()) grounds.add(teller.say("rests.ruling"));
        option.ifPresent(o -> grounds.add(teller.say("rests.option", o.option(), o.value())));
        return rule.id() + " " + rule.name().in(lang) + ": " + String.join("; ", grounds);
    }

    private String origin(Teller teller, Lang lang) {
        return switch (rule.origin()) {
            case PUBLICATION -> sources(lang);
            case BACKGROUND -> teller.say("rests.background", sources(lang));
            case HOUSE -> teller.say("rests.house");
        };
    }

    private String sources(Lang lang) {
        return rule.sources().stream()
                .map(source -> source.in(lang))
                .collect(Collectors.joining("; "));
    }

    public SequencedMap<String, Object> json(Lang lang) {
        var json = new LinkedHashMap<String, Object>();
        json.put("id", rule.id());
        json.put("name", rule.name().in(lang));
        json.put("origin", rule.origin().code());
        json.put("sources", rule.sources().stream().map(source -> source(source, lang)).toList());
        rule.ruling().ifPresent(ruling -> json.put("ruling", ruling.in(lang)));
        option.ifPresent(o -> json.put("option", pair("name", o.option(), "value", o.value())));
        return json;
    }

    private static SequencedMap<String, Object> source(Source source, Lang lang) {
        return pair(
                "publication", source.publication().in(lang), "chapter", source.chapter().in(lang));
    }

    private static SequencedMap<String, Object> pair(
            String one, String first, String other, String second) {
        var pair = new LinkedHashMap<String, Object>();
        pair.put(one, first);
        pair.put(other, second);
        return pair;
    }
}
