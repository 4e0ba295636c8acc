package org.vexillum.warcrow.kit.company;

import java.util.Locale;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.army.Keyword;

/** What stands behind a unit's name in a line, each part under its word. */
enum UnitLineField {
    CONQUEST,
    MODIFIER,
    WILLPOWER,
    MORALE,
    TROOPS,
    SUPPORTS,
    JOINS,
    AVAILABILITY;

    String key() {
        return "company." + name().toLowerCase(Locale.ROOT);
    }

    static String key(Keyword keyword) {
        return "company.keyword." + keyword.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The field with whose word a text begins, in either language; null if with none. */
    static @Nullable UnitLineField beginning(String text) {
        for (var field : values()) if (!field.after(text).equals(text)) return field;
        return null;
    }

    /** What follows this field's word; the whole text if it does not begin with it. */
    String after(String text) {
        for (var lang : Lang.values()) {
            var word = CompanyDraft.plain(Words.in(lang).say(key()));
            if (CompanyDraft.plain(text).startsWith(word + " "))
                return text.strip().substring(word.length()).strip();
        }
        return text;
    }

    /** The keyword of this name in either language, or null. */
    static @Nullable Keyword keyword(String name) {
        for (var keyword : Keyword.values())
            for (var lang : Lang.values())
                if (CompanyDraft.plain(Words.in(lang).say(key(keyword)))
                        .equals(CompanyDraft.plain(name))) return keyword;
        return null;
    }
}
