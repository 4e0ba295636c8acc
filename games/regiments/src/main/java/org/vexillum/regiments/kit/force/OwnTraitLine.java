package org.vexillum.regiments.kit.force;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import org.vexillum.gamekit.force.SentenceMatcher;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * Reads one effect of a trait of a force's own as {@link OwnTraitText} writes it, in any language.
 */
final class OwnTraitLine {
    private static final List<String> MODIFIED = List.of("hit", "enemy-hit", "defense", "morale");

    private static final List<SentenceMatcher> ALL = SentenceMatcher.all(TraitBook::key);

    private final String name;
    private SentenceMatcher phrases = ALL.getFirst();
    private String text = "";
    private Condition when = Condition.ALWAYS;

    OwnTraitLine(String name) {
        this.name = name;
    }

    /** The effect, or null if it is not written so; a rule of the game alone is always given. */
    @Nullable OwnTraitEffect read(String written) {
        for (var each : ALL) {
            phrases = each;
            text = TraitBook.key(written).replace('−', '-');
            when = condition();
            var effect = effect();
            if (effect != null) return effect;
        }
        when = Condition.ALWAYS;
        return gives(written);
    }

    /** Cuts the condition off the end, if there is one. */
    private Condition condition() {
        for (var one : Condition.values())
            for (var view : List.of("when", "under")) {
                var rest =
                        one == Condition.ALWAYS
                                ? null
                                : phrases.without(OwnTraitText.key(view, one), text);
                if (rest == null) continue;
                text = rest;
                return one;
            }
        return Condition.ALWAYS;
    }

    private @Nullable OwnTraitEffect effect() {
        var gives = match("gives");
        if (gives != null) return gives(gives.group(1));
        var modified = modified();
        if (modified != null) return modified;
        var again = again();
        return again == null ? onFaces() : again;
    }

    private @Nullable OwnTraitEffect gives(String rule) {
        var trait = TraitBook.read(rule);
        boolean possible = !CommandGroup.is(rule) && ConditionalTrait.possible(trait, when);
        return trait instanceof Unenforced || !possible
                ? null
                : new OwnTraitEffect.Gives(name, trait, when);
    }

    private @Nullable OwnTraitEffect modified() {
        for (var check : MODIFIED) {
            var found = match(check);
            if (found == null || !signed(found.group(1))) continue;
            int by = Integer.parseInt(found.group(1));
            return switch (check) {
                case "hit" -> new OwnTraitEffect.ModifiesHit(name, by, when);
                case "enemy-hit" -> new OwnTraitEffect.ModifiesEnemyHit(name, by, when);
                case "defense" -> new OwnTraitEffect.ModifiesDefence(name, by, when);
                default -> new OwnTraitEffect.ModifiesMorale(name, by);
            };
        }
        var move = match("move");
        if (move == null || !signed(move.group(1)) || !signed(move.group(2))) return null;
        int advance = Integer.parseInt(move.group(1));
        return new OwnTraitEffect.ModifiesMove(name, advance, Integer.parseInt(move.group(2)));
    }

    private static boolean signed(String number) {
        return number.matches("[+-]?\\d{1,2}");
    }

    private @Nullable OwnTraitEffect again() {
        var hits = match("rerolls-hits");
        if (hits != null)
            return new OwnTraitEffect.RerollsOwnHits(name, faces(hits.group(1)), when);
        var blocks = match("rerolls-enemy-defense");
        if (blocks != null)
            return new OwnTraitEffect.RerollsBlocks(name, faces(blocks.group(1)), when);
        var own = match("rerolls-defense");
        if (own != null)
            return new OwnTraitEffect.RerollsOwnBlocks(name, faces(own.group(1)), when);
        var morale = match("rerolls-morale");
        return morale == null
                ? null
                : new OwnTraitEffect.RerollsMoraleDie(name, faces(morale.group(1)));
    }

    private @Nullable OwnTraitEffect onFaces() {
        var ignores = match("ignores");
        if (ignores != null && ignores.group(1).matches("[2-6]")) {
            var ignoring =
                    new OwnTraitEffect.IgnoresWoundOn(name, Integer.parseInt(ignores.group(1)));
            return when == Condition.ALWAYS
                    ? ignoring
                    : new OwnTraitEffect.Gives(name, ignoring, when);
        }
        var extra = match("extra-hits");
        if (extra != null && extra.group(1).matches("[1-6]")) {
            int hits = Integer.parseInt(extra.group(1));
            return new OwnTraitEffect.ExtraHitsOn(name, faces(extra.group(2)), hits, when);
        }
        var some = match("ap-on");
        var pierces = some == null ? match("ap") : some;
        if (pierces == null || !pierces.group(1).matches("[1-6]")) return null;
        int faces = some == null ? FaceMasks.ALWAYS : faces(some.group(2));
        return new OwnTraitEffect.PiercesOn(name, faces, Integer.parseInt(pierces.group(1)), when);
    }

    private static int faces(String written) {
        return Arrays.stream(written.split("\\D+"))
                .filter(face -> face.matches("[1-6]"))
                .mapToInt(face -> 1 << Integer.parseInt(face))
                .reduce(0, (one, other) -> one | other);
    }

    private @Nullable Matcher match(String key) {
        return phrases.match("own." + key, text);
    }
}
