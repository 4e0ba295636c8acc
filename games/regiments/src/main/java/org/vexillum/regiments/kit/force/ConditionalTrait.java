package org.vexillum.regiments.kit.force;

import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.ChangesDefence;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.ChangesHit;
import org.vexillum.regiments.traits.ChangesPiercing;
import org.vexillum.regiments.traits.ChangesQuality;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.IgnoresPenalties;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.RaisedTrait;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * A known trait that a force's own trait gives under a condition.
 *
 * <p>Traits that the sequence looks for on cards before any blow is struck cannot come and go with
 * it; where their condition says no more than which weapons have them, these get them for good.
 */
final class ConditionalTrait {
    private ConditionalTrait() {}

    /** Whether the rules can carry such a trait under such a condition. */
    static boolean possible(Trait trait, Condition when) {
        var bare = RaisedTrait.bare(trait);
        return lasting(bare, when) != null || inBlow(bare) && !contradicts(bare, when);
    }

    /** What gets the trait for good, or null if it comes and goes with the condition. */
    static @Nullable RuleScope lasting(OwnTraitEffect.Gives gift) {
        return lasting(RaisedTrait.bare(gift.trait()), gift.when());
    }

    private static @Nullable RuleScope lasting(Trait trait, Condition when) {
        var reach = RuleScope.of(trait);
        if (when == Condition.ALWAYS) return reach;
        if (trait instanceof PlainTrait.Impact) return impact(when);
        if (trait instanceof PlainTrait.Fear) return when == Condition.MELEE ? reach : null;
        if (trait instanceof PlainTrait.Counter && when == Condition.NOT_CHARGING) return reach;
        if (reach == RuleScope.MODEL || contradicts(trait, when)) return null;
        return switch (when) {
            case MELEE -> RuleScope.MELEE_WEAPONS;
            case SHOOTING -> RuleScope.RANGED_WEAPONS;
            default -> null;
        };
    }

    private static @Nullable RuleScope impact(Condition when) {
        return when == Condition.CHARGING || when == Condition.MELEE ? RuleScope.MODEL : null;
    }

    private static boolean contradicts(Trait trait, Condition when) {
        return switch (RuleScope.of(trait)) {
            case MELEE_WEAPONS -> when == Condition.SHOOTING;
            case RANGED_WEAPONS -> when == Condition.MELEE;
            default -> false;
        };
    }

    /** Whether it acts only while an attack is resolved. */
    private static boolean inBlow(Trait trait) {
        if (trait instanceof HoldsOnly || trait instanceof MultipliesWounds) return false;
        if (RuleScope.of(trait) == RuleScope.RANGED_WEAPONS)
            return false; // Indirect picks targets too
        return trait instanceof ChangesHit
                || trait instanceof ChangesQuality
                || trait instanceof ChangesEnemyHit
                || trait instanceof ChangesDefence
                || trait instanceof ChangesPiercing
                || trait instanceof AddsHits
                || trait instanceof RerollsDefence
                || trait instanceof IgnoresPenalties
                || trait instanceof IgnoresWounds
                || trait instanceof MultipliesHits;
    }
}
