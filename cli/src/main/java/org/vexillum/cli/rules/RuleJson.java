package org.vexillum.cli.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleOption;
import org.vexillum.gamekit.rules.Source;

/** Rules as JSON, always in both languages; where they stand, in the language asked for. */
final class RuleJson {
    private RuleJson() {}

    static Map<String, Object> whole(RuleEntry rule, Lang lang) {
        var json = brief(rule);
        json.put("text", bilingual(rule.text()));
        rule.edition().ifPresent(edition -> json.put("edition", edition));
        json.put("origin", rule.origin().code());
        json.put("sources", rule.sources().stream().map(source -> source(source, lang)).toList());
        rule.ruling().ifPresent(ruling -> json.put("ruling", bilingual(ruling)));
        rule.example().ifPresent(example -> json.put("example", bilingual(example)));
        rule.option().ifPresent(option -> json.put("option", option(option)));
        rule.onlyUnder()
                .ifPresent(setting ->
                        json.put(
                                "onlyUnder",
                                ordered("option", setting.option(), "value", setting.value())));
        return json;
    }

    static Map<String, Object> brief(RuleEntry rule) {
        return ordered(
                "id", rule.id(),
                "game", rule.game().id(),
                "area", rule.area(),
                "name", bilingual(rule.name()));
    }

    static Map<String, Object> option(RuleOption option) {
        var json = ordered("name", option.name());
        if (option.values().isEmpty()) json.put("kind", bilingual(option.described()));
        else json.put("values", List.copyOf(option.values()));
        json.put("default", option.defaultValue());
        if (!option.defaults().en().equals(option.defaultValue()))
            json.put("defaultStated", bilingual(option.defaults()));
        if (!option.note().en().isEmpty()) json.put("note", bilingual(option.note()));
        return json;
    }

    private static Map<String, Object> source(Source source, Lang lang) {
        return ordered(
                "origin", source.origin().code(),
                "publication", source.publication().in(lang),
                "chapter", source.chapter().in(lang));
    }

    private static Map<String, Object> bilingual(Bilingual words) {
        return ordered("en", words.en(), "es", words.es());
    }

    private static Map<String, Object> ordered(Object... keysAndValues) {
        var json = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2)
            json.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return json;
    }
}
