package org.vexillum.regiments.traits.own;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesDefence;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.ChangesHit;
import org.vexillum.regiments.traits.ChangesMorale;
import org.vexillum.regiments.traits.ChangesMove;
import org.vexillum.regiments.traits.ChangesPiercing;
import org.vexillum.regiments.traits.IgnoresWounds;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.RerollsHits;
import org.vexillum.regiments.traits.RerollsMorale;
import org.vexillum.regiments.traits.RerollsOwnDefence;
import org.vexillum.regiments.traits.Trait;

/**
 * The vocabulary in which a force describes traits of its own.
 *
 * <p>One such trait is one or more of these effects under a common name.
 */
public sealed interface OwnTraitEffect extends Trait {
    @Override
    default String rule() {
        return "AOFR-PRINCIPLE-06";
    }

    /** Gives a known trait while the condition holds. */
    @Stored(
            as = "Own.Gives",
            with = {"name", "trait", "when"})
    record Gives(String name, Trait trait, Condition when) implements OwnTraitEffect {}

    @Stored(
            as = "Own.ModifiesHit",
            with = {"name", "amount", "when"})
    record ModifiesHit(String name, int amount, Condition when)
            implements OwnTraitEffect, ChangesHit {
        @Override
        public ExplainedNumber changeHit(ExplainedNumber modifier, AttackContext blow) {
            return when.holds(blow) ? modifier.plus(amount, new Cause(rule(), name)) : modifier;
        }
    }

    @Stored(
            as = "Own.ModifiesEnemyHit",
            with = {"name", "amount", "when"})
    record ModifiesEnemyHit(String name, int amount, Condition when)
            implements OwnTraitEffect, ChangesEnemyHit {
        @Override
        public ExplainedNumber changeEnemyHit(ExplainedNumber modifier, AttackContext blow) {
            return when.holds(blow) ? modifier.plus(amount, new Cause(rule(), name)) : modifier;
        }
    }

    @Stored(
            as = "Own.ModifiesDefence",
            with = {"name", "amount", "when"})
    record ModifiesDefence(String name, int amount, Condition when)
            implements OwnTraitEffect, ChangesDefence {
        @Override
        public ExplainedNumber changeDefence(ExplainedNumber modifier, AttackContext blow) {
            return when.holds(blow) ? modifier.plus(amount, new Cause(rule(), name)) : modifier;
        }
    }

    @Stored(
            as = "Own.ModifiesMorale",
            with = {"name", "amount"})
    record ModifiesMorale(String name, int amount) implements OwnTraitEffect, ChangesMorale {
        @Override
        public ExplainedNumber changeMorale(ExplainedNumber modifier) {
            return modifier.plus(amount, new Cause(rule(), name));
        }
    }

    @Stored(
            as = "Own.ModifiesMove",
            with = {"name", "advance", "running"})
    record ModifiesMove(String name, int advance, int running)
            implements OwnTraitEffect, ChangesMove {
        @Override
        public int inches(boolean runs) {
            return runs ? running : advance;
        }

        @Override
        public boolean bindsAll() {
            return advance < 0 || running < 0;
        }
    }

    @Stored(
            as = "Own.ExtraHitsOn",
            with = {"name", "faces", "hits", "when"})
    record ExtraHitsOn(String name, int faces, int hits, Condition when)
            implements OwnTraitEffect, AddsHits {
        @Override
        public int extraHits(int face, AttackContext blow) {
            return (faces >> face & 1) != 0 && when.holds(blow) ? hits : 0;
        }
    }

    @Stored(
            as = "Own.PiercesOn",
            with = {"name", "faces", "ap", "when"})
    record PiercesOn(String name, int faces, int ap, Condition when)
            implements OwnTraitEffect, ChangesPiercing {
        @Override
        public ExplainedNumber changePiercing(ExplainedNumber base, int face, AttackContext blow) {
            boolean acts = (faces >> face & 1) != 0 && when.holds(blow);
            return acts ? base.atLeast(ap, new Cause(rule(), name)) : base;
        }
    }

    @Stored(
            as = "Own.RerollsOwnHits",
            with = {"name", "faces", "when"})
    record RerollsOwnHits(String name, int faces, Condition when)
            implements OwnTraitEffect, RerollsHits {
        @Override
        public int hitFacesRolledAgain(AttackContext blow) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsBlocks",
            with = {"name", "faces", "when"})
    record RerollsBlocks(String name, int faces, Condition when)
            implements OwnTraitEffect, RerollsDefence {
        @Override
        public int facesRolledAgain(AttackContext blow) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsOwnBlocks",
            with = {"name", "faces", "when"})
    record RerollsOwnBlocks(String name, int faces, Condition when)
            implements OwnTraitEffect, RerollsOwnDefence {
        @Override
        public int ownFacesRolledAgain(AttackContext blow) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsMoraleDie",
            with = {"name", "faces"})
    record RerollsMoraleDie(String name, int faces) implements OwnTraitEffect, RerollsMorale {
        @Override
        public int moraleFacesRolledAgain() {
            return faces;
        }
    }

    @Stored(
            as = "Own.IgnoresWoundOn",
            with = {"name", "needed"})
    record IgnoresWoundOn(String name, int needed) implements OwnTraitEffect, IgnoresWounds {
        @Override
        public int neededToIgnore() {
            return needed;
        }
    }
}
