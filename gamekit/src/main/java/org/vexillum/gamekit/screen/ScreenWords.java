package org.vexillum.gamekit.screen;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.edge.Resources;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.text.RefusalText;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** The words of one game in one language. */
public final class ScreenWords {
    private static final Pattern WITHIN_WORDS = Pattern.compile("([a-z])([A-Z])");
    private static final Pattern GENERATED = Pattern.compile("([a-z ]+?)( \\d+)?");

    private final GameKit game;
    private final Lang lang;
    private final RuleLookup book;
    private final Teller teller;
    private final Properties sentences = new Properties();

    private ScreenWords(GameKit game, Lang lang, RuleLookup book) {
        this.game = game;
        this.lang = lang;
        this.book = book;
        teller = Teller.of(game.id(), lang, book);
        sentences.putAll(Resources.words(ScreenWords.class, "words", lang));
        sentences.putAll(Resources.words(game.getClass(), "screen", lang));
    }

    public static ScreenWords of(GameKit game, Lang lang, RuleLookup book) {
        return new ScreenWords(game, lang, book);
    }

    public Teller teller() {
        return teller;
    }

    public Lang lang() {
        return lang;
    }

    /** In the words of the game, where it has its own. */
    public String say(String key, Object... facts) {
        var said = sentences.getProperty(key);
        if (said == null) throw new IllegalArgumentException("no words for " + key);
        return facts.length == 0 ? said : new MessageFormat(said, lang.locale()).format(facts);
    }

    /** The word for a constant. */
    public String say(Enum<?> constant) {
        var kind = constant.getDeclaringClass().getSimpleName();
        return say(word(kind) + "." + word(constant.name()));
    }

    /** A constant as programs have it. */
    public static String word(String constant) {
        return WITHIN_WORDS
                .matcher(constant)
                .replaceAll("$1-$2")
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
    }

    /** A piece of terrain: generated ones are called by their kind and a number. */
    public String scenery(String name) {
        var sort = sort(name);
        if (sort.isEmpty()) return name;
        var generated = GENERATED.matcher(name);
        return say("scenery." + sort) + (generated.matches() ? number(generated.group(2)) : "");
    }

    /** What sort of terrain a generated piece is, as programs have it; empty for others. */
    public String sort(String name) {
        var generated = GENERATED.matcher(name);
        if (!generated.matches()) return "";
        var sort = generated.group(1).replace(' ', '-');
        return sentences.containsKey("scenery." + sort) ? sort : "";
    }

    /** A refusal that calls pieces of terrain as the table does. */
    public Refusal called(Refusal refusal) {
        var facts = new ArrayList<Object>();
        for (var fact : refusal.facts())
            facts.add(fact instanceof String name ? scenery(name) : fact);
        return new Refusal(refusal.key(), facts, refusal.rules());
    }

    /** Why not, in words; lengths with two places at most, so that the one too long still is. */
    public RefusalText refused(Refusal refusal, TableNames names) {
        return teller.refusal(RoundedRefusal.of(refusal), names);
    }

    private static String number(@Nullable String counted) {
        return counted == null ? "" : counted;
    }

    /** A badge: a letter, a name, and the rule behind it. */
    View.Badge badge(String key, String rule) {
        var name = say("badge." + key);
        return new View.Badge(key, say("badge." + key + ".letter"), name, rule);
    }

    public View.Badge badgeOf(String key, String rule) {
        return badge(key, rule);
    }

    /** A special rule with its text. */
    public View.Trait trait(CardRule trait, boolean enforced) {
        var text =
                book.rule(trait.rule())
                        .map(rule -> rule.text().in(lang))
                        .orElseGet(() -> enforced ? "" : say("trait.unenforced"));
        return new View.Trait(game.written(trait, lang), text, trait.rule(), enforced);
    }

    /** A special rule that a force describes itself; no rulebook has it. */
    public View.Trait own(String name, String text) {
        return new View.Trait(name, text, "", true);
    }

    public List<String> pair(String key, String value) {
        return List.of(say(key), value);
    }
}
