package org.vexillum.firstblood.traits;

import org.vexillum.kernel.stored.Stored;

/** Special rules of those who are struck. */
public final class DefenceTraits {
    private DefenceTraits() {}

    /** Edition 1 blesses the hit rolls of any attack, edition 2 those of a Clash. */
    @Stored(
            as = "Defending.Blessed",
            with = {"rule", "everyAttack"})
    public record Blessed(String rule, boolean everyAttack) implements Blesses {
        @Override
        public String name() {
            return "Blessed";
        }

        @Override
        public boolean blessesHits(Manner manner) {
            return everyAttack || manner == Manner.CLASH || manner == Manner.DUEL;
        }
    }

    @Stored(as = "Defending.CounterAttack")
    public record CounterAttack() implements ReturnsOnes {
        @Override
        public String name() {
            return "Counter-attack";
        }

        @Override
        public String rule() {
            return "FB-SR-COUNTER-ATTACK-1";
        }

        @Override
        public boolean returnsOnes(Manner manner) {
            return manner == Manner.CLASH || manner == Manner.DUEL;
        }
    }

    @Stored(
            as = "Defending.Hardened",
            with = {"x", "adds"})
    public record Hardened(int x, boolean adds) implements SoftensPiercing {
        @Override
        public String name() {
            return "Hardened";
        }

        @Override
        public String rule() {
            return "FB-SR-HARDENED";
        }
    }

    @Stored(as = "Defending.LethalDemise")
    public record LethalDemise() implements ReturnsWounds, CannotHeal {
        @Override
        public String name() {
            return "Lethal Demise";
        }

        @Override
        public String rule() {
            return "FB-SR-LETHAL-DEMISE-2";
        }

        @Override
        public boolean returnsWounds(Manner manner) {
            return manner == Manner.CLASH || manner == Manner.DUEL;
        }
    }

    /** Edition 1 parries every attack, edition 2 a Clash or Challenge. */
    @Stored(
            as = "Defending.Parry",
            with = {"rule", "everyAttack"})
    public record Parry(String rule, boolean everyAttack) implements RerollsEnemyHits {
        @Override
        public String name() {
            return "Parry";
        }

        @Override
        public int enemyHitFacesRolledAgain(AttackContext blow) {
            return everyAttack || blow.clash() ? 1 << 1 : 0;
        }
    }

    @Stored(as = "Defending.Tenacious")
    public record Tenacious() implements DiscardsFailedDefence {
        @Override
        public String name() {
            return "Tenacious";
        }

        @Override
        public String rule() {
            return "FB-SR-TENACIOUS";
        }
    }
}
