package org.vexillum.regiments.kit.force;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import org.vexillum.gamekit.force.WrittenSentences;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.Own;

/** Reads one effect of a trait of a force's own as {@link OwnText} writes it, in any language. */
final class OwnLine {
    private static final List<String> MODIFIED = List.of("hit", "enemy-hit", "defense", "morale");

    private static final List<WrittenSentences> ALL = WrittenSentences.all(TraitBook::key);

    private final String name;
    private WrittenSentences phrases = ALL.getFirst();
    private String text = "";
    private Condition when = Condition.ALWAYS;

    OwnLine(String name) {
        this.name = name;
    }

    /** The effect, or null if it is not written so; a rule of the game alone is always given. */
    @Nullable Own read(String written) {
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
                                : phrases.without(OwnText.key(view, one), text);
                if (rest == null) continue;
                text = rest;
                return one;
            }
        return Condition.ALWAYS;
    }

    private @Nullable Own effect() {
        var gives = match("gives");
        if (gives != null) return gives(gives.group(1));
        var modified = modified();
        if (modified != null) return modified;
        var again = again();
        return again == null ? onFaces() : again;
    }

    private @Nullable Own gives(String rule) {
        var trait = TraitBook.read(rule);
        boolean possible = !Command.is(rule) && Gift.possible(trait, when);
        return trait instanceof Unenforced || !possible ? null : new Own.Gives(name, trait, when);
    }

    private @Nullable Own modified() {
        for (var check : MODIFIED) {
            var found = match(check);
            if (found == null || !signed(found.group(1))) continue;
            int by = Integer.parseInt(found.group(1));
            return switch (check) {
                case "hit" -> new Own.ModifiesHit(name, by, when);
                case "enemy-hit" -> new Own.ModifiesEnemyHit(name, by, when);
                case "defense" -> new Own.ModifiesDefence(name, by, when);
                default -> new Own.ModifiesMorale(name, by);
            };
        }
        var move = match("move");
        if (move == null || !signed(move.group(1)) || !signed(move.group(2))) return null;
        int advance = Integer.parseInt(move.group(1));
        return new Own.ModifiesMove(name, advance, Integer.parseInt(move.group(2)));
    }

    private static boolean signed(String number) {
        return number.matches("[+-]?\\d{1,2}");
    }

    private @Nullable Own again() {
        var hits = match("rerolls-hits");
        if (hits != null) return new Own.RerollsOwnHits(name, faces(hits.group(1)), when);
        var blocks = match("rerolls-enemy-defense");
        if (blocks != null) return new Own.RerollsBlocks(name, faces(blocks.group(1)), when);
        var own = match("rerolls-defense");
        if (own != null) return new Own.RerollsOwnBlocks(name, faces(own.group(1)), when);
        var morale = match("rerolls-morale");
        return morale == null ? null : new Own.RerollsMoraleDie(name, faces(morale.group(1)));
    }

    private @Nullable Own onFaces() {
        var ignores = match("ignores");
        if (ignores != null && ignores.group(1).matches("[2-6]")) {
            var ignoring = new Own.IgnoresWoundOn(name, Integer.parseInt(ignores.group(1)));
            return when == Condition.ALWAYS ? ignoring : new Own.Gives(name, ignoring, when);
        }
        var extra = match("extra-hits");
        if (extra != null && extra.group(1).matches("[1-6]")) {
            int hits = Integer.parseInt(extra.group(1));
            return new Own.ExtraHitsOn(name, faces(extra.group(2)), hits, when);
        }
        var some = match("ap-on");
        var pierces = some == null ? match("ap") : some;
        if (pierces == null || !pierces.group(1).matches("[1-6]")) return null;
        int faces = some == null ? Faces.ALWAYS : faces(some.group(2));
        return new Own.PiercesOn(name, faces, Integer.parseInt(pierces.group(1)), when);
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
