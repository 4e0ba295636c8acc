package org.vexillum.rulebook;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.gamekit.rules.Bilingual;

/** Our own remarks about the place of a rule: the ledger writes them in braces, in English. */
final class SourceRemarks {
    private static final LedgerWords SPANISH = LedgerWords.load("remarks.properties");
    private static final Pattern REMARK = Pattern.compile("\\{([^}]*)}");

    private SourceRemarks() {}

    /** The place in both languages; names of chapters stay as they are printed. */
    static Bilingual read(String place) {
        var remark = REMARK.matcher(place);
        return new Bilingual(
                remark.replaceAll("$1"),
                remark.replaceAll(found -> Matcher.quoteReplacement(SPANISH.word(found.group(1)))));
    }
}
