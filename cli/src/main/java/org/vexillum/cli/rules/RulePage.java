package org.vexillum.cli.rules;

import java.util.Optional;
import java.util.stream.Collectors;
import org.vexillum.cli.Console;
import org.vexillum.cli.TerminalText;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.RuleOption;

/** A rule as people read it. */
final class RulePage {
    private final Console console;
    private final TerminalText sheet;

    RulePage(Console console) {
        this.console = console;
        this.sheet = new TerminalText(console);
    }

    void print(RuleEntry rule) {
        sheet.heading(rule.id(), rule.name().in(console.lang()));
        sheet.aside(place(rule));
        sheet.blank();
        sheet.paragraph(rule.text().in(console.lang()));
        sheet.blank();
        note("rules.ruling", rule.ruling());
        note("rules.example", rule.example());
        rule.option().ifPresent(option -> sheet.field(console.say("rules.option"), words(option)));
        rule.onlyUnder()
                .ifPresent(setting ->
                        sheet.field(
                                console.say("rules.only.under"),
                                setting.option() + " = " + setting.value()));
        sheet.field(console.say(restsOn(rule)), sources(rule));
    }

    private void note(String title, Optional<Bilingual> words) {
        words.ifPresent(text -> sheet.field(console.say(title), text.in(console.lang())));
    }

    private String place(RuleEntry rule) {
        var place = rule.game().title() + " · " + rule.areaName().in(console.lang());
        return rule.edition()
                .map(edition -> place + " · " + console.say("rules.edition." + edition))
                .orElse(place);
    }

    /** One line: the values, the default and what the ledger adds. */
    String words(RuleOption option) {
        var lang = console.lang();
        var values =
                option.values().isEmpty()
                        ? option.described().in(lang)
                        : String.join(" | ", option.values());
        var defaults = option.defaults().in(lang);
        var line = console.say("rules.option.line", option.name(), values, defaults);
        var note = option.note().in(lang);
        return note.isEmpty() ? line : line + "; " + note;
    }

    private static String restsOn(RuleEntry rule) {
        return switch (rule.origin()) {
            case PUBLICATION -> "rules.source";
            case BACKGROUND -> "rules.source.background";
            case HOUSE -> "rules.source.house";
        };
    }

    private String sources(RuleEntry rule) {
        return rule.sources().stream()
                .map(source -> source.in(console.lang()))
                .collect(Collectors.joining("; "));
    }
}
