package org.vexillum.firstblood.kit.force;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;
import org.vexillum.gamekit.force.SentenceMatcher;
import org.vexillum.kernel.Nullable;

/**
 * Reads one effect of a rule of a force's own as {@link OwnRuleText} writes it, in any language.
 */
final class OwnRuleLine {
    private static final List<SentenceMatcher> ALL = SentenceMatcher.all(TraitBook::key);

    private final String name;
    private final TraitReader traits;
    private SentenceMatcher phrases = ALL.getFirst();
    private String text = "";
    private Condition when = Condition.ALWAYS;
    private RegimentCondition during = RegimentCondition.ALWAYS;

    OwnRuleLine(String name, TraitReader traits) {
        this.name = name;
        this.traits = traits;
    }

    /** The effect, or null if it is not written so. */
    @Nullable OwnRuleEffect read(String written) {
        for (var each : ALL) {
            phrases = each;
            text = TraitBook.key(written);
            when = Condition.ALWAYS;
            during = RegimentCondition.ALWAYS;
            var effect = effect();
            if (effect != null) return effect;
        }
        return null;
    }

    private @Nullable OwnRuleEffect effect() {
        conditions();
        var gives = match("gives");
        if (gives != null) {
            var trait = traits.edition().traitBook().read(gives.group(1));
            return trait instanceof Unenforced
                    ? null
                    : new OwnRuleEffect.Gives(name, trait, during);
        }
        var modified = modified();
        return modified == null ? onFaces() : modified;
    }

    private @Nullable OwnRuleEffect modified() {
        for (var check : List.of("hit", "enemy-hit", "defense", "morale")) {
            var found = match(check);
            if (found == null || !found.group(1).matches("[+-]\\d{1,2}")) continue;
            int by = Integer.parseInt(found.group(1));
            return switch (check) {
                case "hit" -> new OwnRuleEffect.ModifiesHit(name, by, when);
                case "enemy-hit" -> new OwnRuleEffect.ModifiesEnemyHit(name, by, when);
                case "defense" -> new OwnRuleEffect.ModifiesDefence(name, by, when);
                default -> new OwnRuleEffect.ModifiesMorale(name, by);
            };
        }
        return null;
    }

    private @Nullable OwnRuleEffect onFaces() {
        var hits = match("rerolls-hits");
        if (hits != null) return new OwnRuleEffect.RerollsOwnHits(name, faces(hits.group(1)), when);
        var defence = match("rerolls-defense");
        if (defence != null)
            return new OwnRuleEffect.RerollsOwnDefence(name, faces(defence.group(1)), when);
        var morale = match("rerolls-morale");
        if (morale != null)
            return new OwnRuleEffect.RerollsMoraleDice(name, faces(morale.group(1)));
        var ignores = match("ignores");
        if (ignores != null && ignores.group(1).matches("[2-6]"))
            return new OwnRuleEffect.IgnoresWoundOn(name, Integer.parseInt(ignores.group(1)));
        var extra = match("extra-hits");
        if (extra == null || !extra.group(1).matches("[1-6]")) return null;
        int count = Integer.parseInt(extra.group(1));
        return new OwnRuleEffect.ExtraHitsOn(name, faces(extra.group(2)), count, when);
    }

    private static int faces(String written) {
        return Arrays.stream(written.split("\\D+"))
                .filter(face -> face.matches("[1-6]"))
                .mapToInt(face -> 1 << Integer.parseInt(face))
                .reduce(0, (one, other) -> one | other);
    }

    /** Cuts the condition off the end, if there is one. */
    private void conditions() {
        for (var one : Condition.values())
            if (one != Condition.ALWAYS && (cut("when", one) || cut("under", one))) when = one;
        for (var one : RegimentCondition.values())
            if (one != RegimentCondition.ALWAYS && cut("during", one)) during = one;
    }

    private boolean cut(String view, Enum<?> condition) {
        var rest = phrases.without(OwnRuleText.key(view, condition), text);
        if (rest != null) text = rest;
        return rest != null;
    }

    private @Nullable Matcher match(String key) {
        return phrases.match("blood.own." + key, text);
    }
}
