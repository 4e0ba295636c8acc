package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/**
 * What a model or regiment is given, as players write it.
 *
 * <p>{@code Clash +1}, {@code Obscured}, {@code Hard to enchant (1)}, {@code loses Shield}, {@code
 * charges again}, or a special rule.
 */
public final class GiftText {
    /** The language of files. */
    static final Words FILES = Words.in(Lang.EN);

    private static final Pattern CHANGE = Pattern.compile("(\\p{L}+)\\s*([+-]\\s*\\d{1,2})");
    private static final Pattern ENCHANT =
            Pattern.compile("(?:hard to enchant|dificil de encantar)\\s*\\(?\\s*(\\d)?\\s*\\)?");

    private GiftText() {}

    /** As files write it. */
    public static String write(Gift gift) {
        return write(gift, FILES);
    }

    static String write(Gift gift, Words words) {
        return switch (gift) {
            case Gift.Has has -> words.trait(has.trait());
            case Gift.Changes change ->
                    GameTerms.said(change.characteristic(), words) + " " + signed(change.by());
            case Gift.HardToEnchant hard -> words.say("blood.hard-to-enchant", hard.levels());
            case Gift.Obscured _ -> words.say("blood.obscured");
            case Gift.Loses loses -> words.say("blood.loses", TraitBook.SECOND.read(loses.trait()));
            case Gift.ChargesAgain _ -> words.say("blood.charges-again");
        };
    }

    static String signed(int number) {
        return number < 0 ? "" + number : "+" + number;
    }

    /** A gift; a special rule that is not known becomes one that nobody enforces. */
    public static Gift read(String text, TraitReader traits) {
        var plain = TraitBook.key(text);
        var change = CHANGE.matcher(text.strip());
        var hard = ENCHANT.matcher(plain);
        if (change.matches()) {
            var what = characteristic(change.group(1));
            int by = Integer.parseInt(change.group(2).replaceAll("[+\\s]", ""));
            if (what != null) return new Gift.Changes(what, by);
        }
        if (hard.matches())
            return new Gift.HardToEnchant(
                    hard.group(1) == null ? 1 : Integer.parseInt(hard.group(1)));
        if (plain.startsWith("loses ") || plain.startsWith("pierde "))
            return new Gift.Loses(traits.given(text.substring(text.indexOf(' ') + 1)).name());
        if (plain.equals("charges again") || plain.equals("carga de nuevo"))
            return new Gift.ChargesAgain();
        if (List.of("obscured", "oscurecido", "oculto").contains(plain)) return new Gift.Obscured();
        return new Gift.Has(traits.given(text));
    }

    private static @Nullable Characteristic characteristic(String word) {
        if (word.length() == 1)
            for (var one : Characteristic.values())
                if (one.name().startsWith(word.toUpperCase(java.util.Locale.ROOT))) return one;
        return GameTerms.read(word, Characteristic.class);
    }
}
