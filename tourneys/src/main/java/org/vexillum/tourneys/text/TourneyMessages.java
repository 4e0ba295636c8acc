package org.vexillum.tourneys.text;

import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.Checklist;
import org.vexillum.tourneys.event.Notice;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.PackName;

/** The sentences of one language. */
public final class TourneyMessages {
    public static final String BUNDLE = "org.vexillum.tourneys.words";
    private static final Pattern FACT = Pattern.compile("\\{(\\d)(?:\\|([^|}]*)\\|([^|}]*))?\\}");

    private final Lang lang;
    private final ResourceBundle bundle;

    private TourneyMessages(Lang lang, ResourceBundle bundle) {
        this.lang = lang;
        this.bundle = bundle;
    }

    public static TourneyMessages in(Lang lang) {
        var noFallback =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        return new TourneyMessages(
                lang, ResourceBundle.getBundle(BUNDLE, lang.locale(), noFallback));
    }

    public Lang lang() {
        return lang;
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /**
     * The sentence of this key, with {@code {0}}, {@code {1}}, … replaced; {@code {0|# round|#
     * rounds}} is the one or the other by its number.
     */
    public String it(String key, Object... facts) {
        return FACT.matcher(bundle.getString(key))
                .replaceAll(place -> Matcher.quoteReplacement(said(place, facts)));
    }

    private String said(MatchResult place, Object[] facts) {
        var fact = fact(place.group(1), facts);
        var one = place.group(2);
        if (one == null) return fact;
        return (fact.equals("1") ? one : place.group(3)).replace("#", fact);
    }

    private String fact(String number, Object[] facts) {
        int index = Integer.parseInt(number);
        if (index >= facts.length) return "{" + number + "}";
        return switch (facts[index]) {
            case PackName name -> name.in(lang);
            case Checklist.Item(var key) -> it("item." + key);
            default -> String.valueOf(facts[index]);
        };
    }

    /** Why something was refused, with the rule. */
    public String refusal(ChangeRefused refused, Pack pack) {
        return cited(
                it("refused." + refused.key(), refused.facts().toArray()), refused.key(), pack);
    }

    public String notice(Notice notice, Pack pack) {
        return cited(it("notice." + notice.key(), notice.facts().toArray()), notice.key(), pack);
    }

    /** A sentence with the rule that the pack cites for a key. */
    public static String cited(String sentence, String key, Pack pack) {
        return cited(sentence, List.of(key), pack);
    }

    /** A sentence with the rules that the pack cites for several keys. */
    public static String cited(String sentence, List<String> keys, Pack pack) {
        var rules = pack.cite(keys);
        return rules.isEmpty() ? sentence : sentence + " [" + String.join(", ", rules) + "]";
    }
}
