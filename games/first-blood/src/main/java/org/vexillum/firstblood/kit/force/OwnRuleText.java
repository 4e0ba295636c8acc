package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;

/** Says what a rule of a force's own does; {@link OwnRuleLine} reads it again. */
public final class OwnRuleText {
    private final Words words;

    public OwnRuleText(Words words) {
        this.words = words;
    }

    public String describe(List<OwnRuleEffect> effects) {
        return effects.stream().map(this::effect).collect(Collectors.joining("; "));
    }

    private String effect(OwnRuleEffect effect) {
        return switch (effect) {
            case OwnRuleEffect.Gives(_, var trait, var when) -> say("gives", trait) + during(when);
            case OwnRuleEffect.Changes(_, var what, int by) ->
                    GameTerms.said(what, words) + " " + GiftText.signed(by);
            case OwnRuleEffect.ModifiesHit(_, int by, var when) -> signed("hit", by) + when(when);
            case OwnRuleEffect.ModifiesEnemyHit(_, int by, var when) ->
                    signed("enemy-hit", by) + under(when);
            case OwnRuleEffect.ModifiesDefence(_, int by, var when) ->
                    signed("defense", by) + under(when);
            case OwnRuleEffect.ModifiesMorale(_, int by) -> signed("morale", by);
            case OwnRuleEffect.ExtraHitsOn(_, int faces, int hits, var when) ->
                    say("extra-hits", hits, faces(faces)) + when(when);
            case OwnRuleEffect.RerollsOwnHits(_, int faces, var when) ->
                    say("rerolls-hits", faces(faces)) + when(when);
            case OwnRuleEffect.RerollsOwnDefence(_, int faces, var when) ->
                    say("rerolls-defense", faces(faces)) + under(when);
            case OwnRuleEffect.RerollsMoraleDice(_, int faces) ->
                    say("rerolls-morale", faces(faces));
            case OwnRuleEffect.IgnoresWoundOn(_, int needed) -> say("ignores", needed);
        };
    }

    private String say(String key, Object... facts) {
        return words.say("blood.own." + key, facts);
    }

    private String signed(String key, int by) {
        return say(key, GiftText.signed(by));
    }

    private static String faces(int mask) {
        return OwnRuleWriter.faces(mask).stream()
                .map(String::valueOf)
                .collect(Collectors.joining("/"));
    }

    private String during(RegimentCondition when) {
        return when == RegimentCondition.ALWAYS ? "" : " " + words.say(key("during", when));
    }

    private String when(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("when", when));
    }

    /** The same condition, told by the one who is attacked. */
    private String under(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("under", when));
    }

    static String key(String view, Enum<?> condition) {
        return "blood." + view + "." + OwnRuleTree.word(condition).replace(' ', '-');
    }

    /** A special rule or change of the profile that the rule always gives, or null. */
    static @Nullable OwnRuleEffect given(
            String name, WrittenRule given, TraitReader traits, Problems problems) {
        var gift = GiftText.read(given.text(), traits.at(new WrittenRule(name, given.place())));
        if (gift instanceof Gift.Changes(var what, int by) && what != Characteristic.WOUNDS)
            return new OwnRuleEffect.Changes(name, what, by);
        if (gift instanceof Gift.Has(var trait) && !(trait instanceof Unenforced))
            return new OwnRuleEffect.Gives(name, trait, RegimentCondition.ALWAYS);
        if (!(gift instanceof Gift.Has))
            problems.error(given.place(), "own.no-gift", name, given.text());
        else problems.error(given.place(), "own.gives-unknown", name, given.text());
        return null;
    }
}
