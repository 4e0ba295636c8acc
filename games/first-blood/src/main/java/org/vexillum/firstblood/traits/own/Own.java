package org.vexillum.firstblood.traits.own;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.AddsHits;
import org.vexillum.firstblood.traits.Blow;
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
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.stored.Stored;

/**
 * The vocabulary in which a force describes special rules of its own.
 *
 * <p>One such rule is one or more of these effects under a common name.
 */
public sealed interface Own extends Trait {
    @Override
    default String rule() {
        return "FB-PROF-01";
    }

    /** Gives a known rule while something is true of the regiment. */
    @Stored(
            as = "Own.Gives",
            with = {"name", "trait", "when"})
    record Gives(String name, Trait trait, Circumstance when) implements Own {}

    @Stored(
            as = "Own.Changes",
            with = {"name", "characteristic", "by"})
    record Changes(String name, Characteristic characteristic, int by)
            implements Own, ChangesCharacteristic {
        @Override
        public Figure change(Figure value, Characteristic which) {
            return which == characteristic ? value.plus(by, cause()) : value;
        }
    }

    /** Changes what the bearer's hit dice have to show. */
    @Stored(
            as = "Own.ModifiesHit",
            with = {"name", "by", "when"})
    record ModifiesHit(String name, int by, Condition when) implements Own, ChangesHit {
        @Override
        public Figure changeHit(Figure needed, Blow blow) {
            return when.holds(blow) ? needed.plus(by, cause()) : needed;
        }
    }

    /** Changes what hit dice against the bearer's regiment have to show. */
    @Stored(
            as = "Own.ModifiesEnemyHit",
            with = {"name", "by", "when"})
    record ModifiesEnemyHit(String name, int by, Condition when) implements Own, ChangesEnemyHit {
        @Override
        public Figure changeEnemyHit(Figure needed, Blow blow) {
            return when.holds(blow) ? needed.plus(by, cause()) : needed;
        }
    }

    @Stored(
            as = "Own.ModifiesDefence",
            with = {"name", "by", "when"})
    record ModifiesDefence(String name, int by, Condition when) implements Own, ChangesDefence {
        @Override
        public Figure changeDefence(Figure defence, Blow blow) {
            return when.holds(blow) ? defence.plus(by, cause()) : defence;
        }
    }

    @Stored(
            as = "Own.ModifiesMorale",
            with = {"name", "by"})
    record ModifiesMorale(String name, int by) implements Own, ChangesMorale {
        @Override
        public Figure changeMorale(Figure resolve) {
            return resolve.plus(by, cause());
        }
    }

    @Stored(
            as = "Own.ExtraHitsOn",
            with = {"name", "faces", "hits", "when"})
    record ExtraHitsOn(String name, int faces, int hits, Condition when) implements Own, AddsHits {
        @Override
        public int extraHits(int face, Blow blow) {
            return (faces >> face & 1) != 0 && when.holds(blow) ? hits : 0;
        }
    }

    @Stored(
            as = "Own.RerollsOwnHits",
            with = {"name", "faces", "when"})
    record RerollsOwnHits(String name, int faces, Condition when) implements Own, RerollsHits {
        @Override
        public int hitFacesRolledAgain(Blow blow, int misses) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsOwnDefence",
            with = {"name", "faces", "when"})
    record RerollsOwnDefence(String name, int faces, Condition when)
            implements Own, RerollsDefence {
        @Override
        public int defenceFacesRolledAgain(Blow blow, int failures) {
            return when.holds(blow) ? faces : 0;
        }
    }

    @Stored(
            as = "Own.RerollsMoraleDice",
            with = {"name", "faces"})
    record RerollsMoraleDice(String name, int faces) implements Own, RerollsMorale {
        @Override
        public int moraleFacesRolledAgain() {
            return faces;
        }
    }

    @Stored(
            as = "Own.IgnoresWoundOn",
            with = {"name", "needed"})
    record IgnoresWoundOn(String name, int needed) implements Own, IgnoresWounds {
        @Override
        public int neededToIgnore() {
            return needed;
        }
    }
}
