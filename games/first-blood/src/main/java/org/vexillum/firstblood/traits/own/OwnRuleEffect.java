package org.vexillum.firstblood.traits.own;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.AddsHits;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.ChangesCharacteristic;
import org.vexillum.firstblood.traits.ChangesDefence;
import org.vexillum.firstblood.traits.ChangesEnemyHit;
import org.vexillum.firstblood.traits.ChangesHit;
import org.vexillum.firstblood.traits.ChangesMorale;
import org.vexillum.firstblood.traits.IgnoresWounds;
import org.vexillum.firstblood.traits.RerollsDefence;
import org.vexillum.firstblood.traits.RerollsHits;
import org.vexillum.firstblood.traits.RerollsMorale;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;

/**
 * The vocabulary in which a force describes special rules of its own.
 *
 * <p>One such rule is one or more of these effects under a common name.
 */
public sealed interface OwnRuleEffect extends Trait {
    @Override
    default String rule() {
        return "FB-PROF-01";
    }

    /** Gives a known rule while something is true of the regiment. */
    @Stored(
            as = "Own.Gives",
            with = {"name", "trait", "when"})
    record Gives(String name, Trait trait, RegimentCondition when) implements OwnRuleEffect {}

    @Stored(
            as = "Own.Changes",
            with = {"name", "characteristic", "by"})
    record Changes(String name, Characteristic characteristic, int by)
            implements OwnRuleEffect, ChangesCharacteristic {
        @Override
        public ExplainedNumber change(ExplainedNumber value, Characteristic which) {
            return which == characteristic ? value.plus(by, cause()) : value;
        }
    }

    /** Changes what the bearer's hit dice have to show. */
    @Stored(
            as = "Own.ModifiesHit",
            with = {"name", "by", "when"})
    record ModifiesHit(String name, int by, Condition when) implements OwnRuleEffect, ChangesHit {
        @Override
        public ExplainedNumber changeHit(ExplainedNumber needed, AttackContext blow) {
            return when.holds(blow) ? needed.plus(by, cause()) : needed;
        }
    }

    /** Changes what hit dice against the bearer's regiment have to show. */
    @Stored(
            as = "Own.ModifiesEnemyHit",
            with = {"name", "by", "when"})
    record ModifiesEnemyHit(String name, int by, Condition when)
            implements OwnRuleEffect, ChangesEnemyHit {
        @Override
        public ExplainedNumber changeEnemyHit(ExplainedNumber needed, AttackContext blow) {
            return when.holds(blow) ? needed.plus(by, cause()) : needed;
        }
    }

    @Stored(
            as = "Own.ModifiesDefence",
            with = {"name", "by", "when"})
    record ModifiesDefence(String name, int by, Condition when)
            implements OwnRuleEffect, ChangesDefence {
        @Override
        public ExplainedNumber changeDefence(ExplainedNumber defence, AttackContext blow) {
            return when.holds(blow) ? defence.plus(by, cause()) : defence;
        }
    }

    @Stored(
            as = "Own.ModifiesMorale",
            with = {"name", "by"})
    record ModifiesMorale(String name, int by) implements OwnRuleEffect, ChangesMorale {
        @Override
        public ExplainedNumber changeMorale(ExplainedNumber resolve) {
            return resolve.plus(by, cause());
        }
    }

    @Stored(
            as = "Own.ExtraHitsOn",
            with = {"name", "faces", "hits", "when"})
    record ExtraHitsOn(String name, int faces, int hits, Condition when)
            implements OwnRuleEffect, AddsHits {
        @Override
        public int extraHits(int face, AttackContext blow) {
            return (faces >> face & 1) != 0 && when.holds(blow) ? hits : 0;
        }
    }

    @Stored(
            as = "Own.RerollsOwnHits",
            with = {"name", "faces", "when"})
    record RerollsOwnHits(String name, int faces, Condition when)
            implements OwnRuleEffect, RerollsHits {
        @Override
        public int hitFacesRolledAgain(AttackContext blow, int misses) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsOwnDefence",
            with = {"name", "faces", "when"})
    record RerollsOwnDefence(String name, int faces, Condition when)
            implements OwnRuleEffect, RerollsDefence {
        @Override
        public int defenceFacesRolledAgain(AttackContext blow, int failures) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsMoraleDice",
            with = {"name", "faces"})
    record RerollsMoraleDice(String name, int faces) implements OwnRuleEffect, RerollsMorale {
        @Override
        public int moraleFacesRolledAgain() {
            return faces;
        }
    }

    @Stored(
            as = "Own.IgnoresWoundOn",
            with = {"name", "needed"})
    record IgnoresWoundOn(String name, int needed) implements OwnRuleEffect, IgnoresWounds {
        @Override
        public int neededToIgnore() {
            return needed;
        }
    }
}
