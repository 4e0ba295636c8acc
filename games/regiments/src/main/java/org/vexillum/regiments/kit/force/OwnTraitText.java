package org.vexillum.regiments.kit.force;

import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Words;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** Says what a trait of a force's own does; {@link OwnTraitLine} reads it again. */
public final class OwnTraitText {
    private final Words words;

    public OwnTraitText(Words words) {
        this.words = words;
    }

    public String describe(List<OwnTraitEffect> effects) {
        return effects.stream().map(this::effect).collect(Collectors.joining("; "));
    }

    private String effect(OwnTraitEffect effect) {
        return switch (effect) {
            case OwnTraitEffect.Gives(_, OwnTraitEffect.IgnoresWoundOn ignores, var when) ->
                    effect(ignores) + under(when);
            case OwnTraitEffect.Gives gift -> gives(gift);
            case OwnTraitEffect.ModifiesHit hit -> modifier("own.hit", hit.amount(), hit.when());
            case OwnTraitEffect.ModifiesEnemyHit hit ->
                    suffered("own.enemy-hit", hit.amount(), hit.when());
            case OwnTraitEffect.ModifiesDefence block ->
                    suffered("own.defense", block.amount(), block.when());
            case OwnTraitEffect.ModifiesMorale test ->
                    modifier("own.morale", test.amount(), Condition.ALWAYS);
            case OwnTraitEffect.ModifiesMove move -> move(move);
            case OwnTraitEffect.ExtraHitsOn extra ->
                    words.say("own.extra-hits", extra.hits(), faces(extra.faces()))
                            + when(extra.when());
            case OwnTraitEffect.PiercesOn pierces -> pierces(pierces);
            case OwnTraitEffect.RerollsOwnHits again ->
                    again("own.rerolls-hits", again.faces(), again.when());
            case OwnTraitEffect.RerollsOwnBlocks again ->
                    words.say("own.rerolls-defense", faces(again.faces())) + under(again.when());
            case OwnTraitEffect.RerollsBlocks again ->
                    again("own.rerolls-enemy-defense", again.faces(), again.when());
            case OwnTraitEffect.RerollsMoraleDie again ->
                    again("own.rerolls-morale", again.faces(), Condition.ALWAYS);
            case OwnTraitEffect.IgnoresWoundOn ignores ->
                    words.say("own.ignores", ignores.needed());
        };
    }

    private String gives(OwnTraitEffect.Gives gift) {
        boolean protects =
                gift.trait() instanceof ChangesEnemyHit || gift.trait() instanceof IgnoresWounds;
        var when = protects ? under(gift.when()) : when(gift.when());
        return words.say("own.gives", gift.trait()) + when;
    }

    private String suffered(String key, int amount, Condition when) {
        return words.say(key, signed(amount)) + under(when);
    }

    private String modifier(String key, int amount, Condition when) {
        return words.say(key, signed(amount)) + when(when);
    }

    private String again(String key, int faces, Condition when) {
        return words.say(key, faces(faces)) + when(when);
    }

    private String move(OwnTraitEffect.ModifiesMove move) {
        return words.say("own.move", signed(move.advance()), signed(move.running()));
    }

    private String pierces(OwnTraitEffect.PiercesOn pierces) {
        boolean always = pierces.faces() == FaceMasks.ALWAYS;
        var said =
                always
                        ? words.say("own.ap", pierces.ap())
                        : words.say("own.ap-on", pierces.ap(), faces(pierces.faces()));
        return said + when(pierces.when());
    }

    private static String faces(int mask) {
        return FaceMasks.list(mask).stream().map(String::valueOf).collect(Collectors.joining("/"));
    }

    private static String signed(int amount) {
        return amount > 0 ? "+" + amount : String.valueOf(amount).replace('-', '−');
    }

    private String when(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("when", when));
    }

    /** The same condition, told by the one who is attacked. */
    private String under(Condition when) {
        return when == Condition.ALWAYS ? "" : " " + words.say(key("under", when));
    }

    static String key(String view, Condition when) {
        return "own." + view + "." + OwnTraitTree.word(when).replace(' ', '-');
    }
}
