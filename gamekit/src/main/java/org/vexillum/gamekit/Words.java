package org.vexillum.gamekit;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Finding;

/** What files and forces need to be talked about, in one language. */
public final class Words {
    private static final Pattern FACT = Pattern.compile("\\{(\\d)\\}");
    private static final Pattern ONE_OR_MORE = Pattern.compile("\\{(\\d)#([^|}]*)\\|([^}]*)\\}");

    private static final Pattern DECIMAL = Pattern.compile("-?\\d+\\.\\d+");

    private static final Map<Lang, Words> IN =
            Arrays.stream(Lang.values()).collect(Collectors.toMap(lang -> lang, Words::load));

    private final Lang lang;
    private final Properties sentences;

    private Words(Lang lang, Properties sentences) {
        this.lang = lang;
        this.sentences = sentences;
    }

    public static Words in(Lang lang) {
        return Objects.requireNonNull(IN.get(lang));
    }

    private static Words load(Lang lang) {
        var all = Resources.words(Words.class, "words", lang);
        for (var game : Kits.all()) all.putAll(Resources.anyWords(game.getClass(), "words", lang));
        return new Words(lang, all);
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /**
     * The sentence of this key, with {@code {0}}, {@code {1}}, … replaced.
     *
     * <p>{@code {1#model|models}} is the first word where fact 1 is the number 1.
     */
    public String say(String key, Object... facts) {
        var sentence =
                ONE_OR_MORE
                        .matcher(sentence(key))
                        .replaceAll(words -> Matcher.quoteReplacement(number(words, facts)));
        return FACT.matcher(sentence)
                .replaceAll(fact -> Matcher.quoteReplacement(show(fact, facts)));
    }

    private String sentence(String key) {
        var sentence = sentences.getProperty(key);
        if (sentence == null) throw new IllegalArgumentException("no words for " + key);
        return sentence;
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
        return Kits.owning(trait.getClass())
                .map(game -> game.written(trait, lang))
                .orElseGet(trait::written);
    }
}
