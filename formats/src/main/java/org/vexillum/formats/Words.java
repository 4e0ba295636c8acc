package org.vexillum.formats;

import java.util.ResourceBundle;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.rulebook.Lang;

/** What files and forces need to be talked about, in one language. */
public final class Words {
    public static final String BUNDLE = "org.vexillum.formats.words";

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

    /** The sentence of this key, with {@code {0}}, {@code {1}}, … replaced. */
    public String say(String key, Object... facts) {
        var text = bundle.getString(key);
        for (int i = 0; i < facts.length; i++) text = text.replace("{" + i + "}", show(facts[i]));
        return text;
    }

    private String show(Object fact) {
        return fact instanceof Trait trait ? trait(trait) : String.valueOf(fact);
    }

    /** A trait as written on cards of this language. */
    public String trait(Trait trait) {
        return lang == Lang.ES ? TraitBook.spanish(trait) : trait.written();
    }
}
