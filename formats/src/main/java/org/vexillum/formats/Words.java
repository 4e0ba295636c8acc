package org.vexillum.formats;

import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Finding;
import org.vexillum.rulebook.Bilingual;
import org.vexillum.rulebook.Lang;

/** What files and forces need to be talked about, in one language. */
public final class Words {
    public static final String BUNDLE = "org.vexillum.formats.words";

    private static final Pattern FACT = Pattern.compile("\\{(\\d)\\}");
    private static final Pattern ONE_OR_MORE = Pattern.compile("\\{(\\d)#([^|}]*)\\|([^}]*)\\}");

    private static final Pattern DECIMAL = Pattern.compile("-?\\d+\\.\\d+");

    private final Lang lang;
    private final ResourceBundle bundle;

    private Words(Lang lang, ResourceBundle bundle) {
        this.lang = lang;
        this.bundle = bundle;
    }

    public static Words in(Lang lang) {
        var noFallback =
                ResourceBundle.Control.getNoFallbackControl(
                        ResourceBundle.Control.FORMAT_PROPERTIES);
        return new Words(lang, ResourceBundle.getBundle(BUNDLE, lang.locale(), noFallback));
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /**
     * The sentence of this key, with {@code {0}}, {@code {1}}, … replaced.
     *
     * <p>{@code {1#model|models}} is the first word where fact 1 is the number 1.
     */
    public String say(String key, Object... facts) {
        var sentence =
                ONE_OR_MORE
                        .matcher(bundle.getString(key))
                        .replaceAll(words -> Matcher.quoteReplacement(number(words, facts)));
        return FACT.matcher(sentence)
                .replaceAll(fact -> Matcher.quoteReplacement(show(fact, facts)));
    }

    /** What a check of a list came upon; some sentences are others where a fact is empty. */
    public String say(Finding finding) {
        var without = finding.key() + ".none";
        boolean empty = finding.facts().contains("") && has(without);
        return say(empty ? without : finding.key(), finding.facts().toArray());
    }

    private static String number(MatchResult words, Object[] facts) {
        int number = Integer.parseInt(words.group(1));
        boolean one = number < facts.length && facts[number].equals(1);
        return words.group(one ? 2 : 3);
    }

    private String show(MatchResult place, Object[] facts) {
        int number = Integer.parseInt(place.group(1));
        return number < facts.length ? show(facts[number]) : place.group();
    }

    private String show(Object fact) {
        if (fact instanceof CardRule trait) return trait(trait);
        if (fact instanceof Bilingual name) return name.in(lang);
        var text = String.valueOf(fact);
        boolean comma = lang == Lang.ES && DECIMAL.matcher(text).matches();
        return comma ? text.replace('.', ',') : text;
    }

    /** A trait as written on cards of this language. */
    public String trait(CardRule trait) {
        return Games.owning(trait.getClass())
                .map(game -> game.written(trait, lang))
                .orElseGet(trait::written);
    }
}
