package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.Boon.Gift;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.Circumstance;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.Own;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.Written;
import org.vexillum.kernel.Nullable;

/** Says what a rule of a force's own does; {@link OwnLine} reads it again. */
public final class OwnText {
    private final Words words;

    public OwnText(Words words) {
        this.words = words;
    }

    public String describe(List<Own> effects) {
        return effects.stream().map(this::effect).collect(Collectors.joining("; "));
    }

    private String effect(Own effect) {
        return switch (effect) {
            case Own.Gives(_, var trait, var when) -> say("gives", trait) + during(when);
            case Own.Changes(_, var what, int by) ->
                    Terms.said(what, words) + " " + GiftText.signed(by);
            case Own.ModifiesHit(_, int by, var when) -> signed("hit", by) + when(when);
            case Own.ModifiesEnemyHit(_, int by, var when) -> signed("enemy-hit", by) + under(when);
            case Own.ModifiesDefence(_, int by, var when) -> signed("defense", by) + under(when);
            case Own.ModifiesMorale(_, int by) -> signed("morale", by);
            case Own.ExtraHitsOn(_, int faces, int hits, var when) ->
                    say("extra-hits", hits, faces(faces)) + when(when);
            case Own.RerollsOwnHits(_, int faces, var when) ->
                    say("rerolls-hits", faces(faces)) + when(when);
            case Own.RerollsOwnDefence(_, int faces, var when) ->
                    say("rerolls-defense", faces(faces)) + under(when);
            case Own.RerollsMoraleDice(_, int faces) -> say("rerolls-morale", faces(faces));
            case Own.IgnoresWoundOn(_, int needed) -> say("ignores", needed);
        };
    }

    private String say(String key, Object... facts) {
        return words.say("blood.own." + key, facts);
    }

    private String signed(String key, int by) {
        return say(key, GiftText.signed(by));
    }

    private static String faces(int mask) {
        return OwnWriter.faces(mask).stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private String during(Circumstance when) {
        return when == Circumstance.ALWAYS ? "" : " " + words.say(key("during", when));
    }

    private String when(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("when", when));
    }

    /** The same condition, told by the one who is attacked. */
    private String under(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("under", when));
    }

    static String key(String view, Enum<?> condition) {
        return "blood." + view + "." + OwnTree.word(condition).replace(' ', '-');
    }

    /** A special rule or change of the profile that the rule always gives, or null. */
    static @Nullable Own given(String name, Written given, TraitReader traits, Problems problems) {
        var gift = GiftText.read(given.text(), traits.at(new Written(name, given.place())));
        if (gift instanceof Gift.Changes(var what, int by) && what != Characteristic.WOUNDS)
            return new Own.Changes(name, what, by);
        if (gift instanceof Gift.Has(var trait) && !(trait instanceof Unenforced))
            return new Own.Gives(name, trait, Circumstance.ALWAYS);
        if (!(gift instanceof Gift.Has))
            problems.error(given.place(), "own.no-gift", name, given.text());
        else problems.error(given.place(), "own.gives-unknown", name, given.text());
        return null;
    }
}
