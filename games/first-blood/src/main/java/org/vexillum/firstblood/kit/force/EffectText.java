package org.vexillum.firstblood.kit.force;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.Words;
import org.vexillum.kernel.Nullable;

/**
 * What an incantation does, as players write it.
 *
 * <p>{@code 2 hits per success}, {@code 3 hits + 1 per success, Armor Piercing (1)}, {@code heals
 * 2}, {@code heals 1 per success}, or a gift.
 */
final class EffectText {
    private static final String AMOUNT =
            "(\\d{1,2})(?:\\s*\\+\\s*(\\d{1,2}) (?:per success|por exito)|( per success| por exito))?";
    private static final Pattern HITS =
            Pattern.compile(
                    "(\\d{1,2}) (?:hits?|impactos?)(?:\\s*\\+\\s*(\\d{1,2}) (?:per success|por exito)"
                            + "|( per success| por exito))?"
                            + "(?:\\s*,?\\s*(?:with |con )?(?:armor piercing|ap|perforacion de armadura)"
                            + "\\s*\\(?(\\d)\\)?)?");
    private static final Pattern HEALS = Pattern.compile("(?:heals|cura) " + AMOUNT);

    private EffectText() {}

    static String write(Effect effect, Words words) {
        return switch (effect) {
            case Effect.Hits hits ->
                    amount("hits", hits.flat(), hits.perSuccess(), words) + piercing(hits, words);
            case Effect.Heals heals -> amount("heals", heals.flat(), heals.perSuccess(), words);
            case Effect.Gives gives -> GiftText.write(gives.gift(), words);
        };
    }

    private static String piercing(Effect.Hits hits, Words words) {
        if (hits.armorPiercing() == 0) return "";
        return ", "
                + words.trait(
                        TraitBook.SECOND.read("Armor Piercing (" + hits.armorPiercing() + ")"));
    }

    private static String amount(String what, int flat, int perSuccess, Words words) {
        var key = "blood." + what;
        if (perSuccess == 0) return words.say(key, flat);
        if (flat == 0) return words.say(key, perSuccess) + " " + words.say("blood.per-success");
        return words.say(key, flat) + " + " + perSuccess + " " + words.say("blood.per-success");
    }

    static Effect read(String text, TraitReader traits) {
        var plain = TraitBook.key(text);
        var hits = HITS.matcher(plain);
        if (hits.matches())
            return new Effect.Hits(flat(hits), perSuccess(hits), number(hits.group(4)));
        var heals = HEALS.matcher(plain);
        if (heals.matches()) return new Effect.Heals(flat(heals), perSuccess(heals));
        return new Effect.Gives(GiftText.read(text, traits));
    }

    private static int flat(Matcher amount) {
        return amount.group(3) == null ? number(amount.group(1)) : 0;
    }

    private static int perSuccess(Matcher amount) {
        return amount.group(3) == null ? number(amount.group(2)) : number(amount.group(1));
    }

    private static int number(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }
}
