package org.vexillum.firstblood.traits;

import org.vexillum.firstblood.army.ModelType;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;

/** Special rules of those who strike. */
public final class MeleeTraits {
    private static final int ONES = 1 << 1;

    private MeleeTraits() {}

    @Stored(
            as = "Melee.Cleave",
            with = {"x", "adds"})
    public record Cleave(int x, boolean adds) implements Pierces {
        @Override
        public String name() {
            return "Cleave";
        }

        @Override
        public String rule() {
            return "FB-SR-CLEAVE";
        }

        @Override
        public boolean pierces(AttackContext blow) {
            return blow.clash();
        }
    }

    /** Edition 1 has it in impact attacks too. */
    @Stored(
            as = "Melee.DeadlyBlades",
            with = {"rule", "ofImpacts"})
    public record DeadlyBlades(String rule, boolean ofImpacts) implements DoublesWounds {
        @Override
        public String name() {
            return "Deadly Blades";
        }

        @Override
        public boolean doublesWounds(AttackContext blow) {
            return ofImpacts ? blow.manner().melee() : blow.clash();
        }
    }

    @Stored(as = "Melee.FiendHunter")
    public record FiendHunter() implements RerollsHits {
        @Override
        public String name() {
            return "Fiend Hunter";
        }

        @Override
        public String rule() {
            return "FB-SR-FIEND-HUNTER";
        }

        @Override
        public int hitFacesRolledAgain(AttackContext blow, int misses) {
            return blow.targetType() == ModelType.INFANTRY ? 0 : misses;
        }
    }

    @Stored(as = "Melee.FlawlessStrikes")
    public record FlawlessStrikes() implements ZeroesDefence {
        @Override
        public String name() {
            return "Flawless Strikes";
        }

        @Override
        public String rule() {
            return "FB-SR-FLAWLESS-STRIKES";
        }

        @Override
        public boolean zeroesDefence(int face, AttackContext blow) {
            return face == 1 && blow.clash();
        }
    }

    @Stored(as = "Melee.Flurry")
    public record Flurry() implements RerollsHits {
        @Override
        public String name() {
            return "Flurry";
        }

        @Override
        public String rule() {
            return "FB-SR-FLURRY";
        }

        @Override
        public int hitFacesRolledAgain(AttackContext blow, int misses) {
            return blow.clash() ? misses : 0;
        }
    }

    /** In edition 1 the charge takes Shield away; in edition 2 the bearer's blows ignore it. */
    @Stored(
            as = "Melee.Linebreaker",
            with = {"rule", "breaksShields"})
    public record Linebreaker(String rule, boolean breaksShields) implements IgnoresShield {
        @Override
        public String name() {
            return "Linebreaker";
        }

        @Override
        public boolean ignoresShield(AttackContext blow) {
            return !breaksShields && blow.manner().melee();
        }
    }

    @Stored(as = "Melee.Opportunists")
    public record Opportunists() implements RerollsHits {
        @Override
        public String name() {
            return "Opportunists";
        }

        @Override
        public String rule() {
            return "FB-SR-OPPORTUNISTS";
        }

        @Override
        public int hitFacesRolledAgain(AttackContext blow, int misses) {
            return blow.clash() && blow.targetBroken() ? misses : 0;
        }
    }

    @Stored(as = "Melee.QuicksilverStrike")
    public record QuicksilverStrike() implements Trait {
        @Override
        public String name() {
            return "Quicksilver Strike";
        }

        @Override
        public String rule() {
            return "FB-SR-QUICKSILVER-STRIKE";
        }
    }

    @Stored(as = "Melee.RelentlessBlows", with = "rule")
    public record RelentlessBlows(String rule) implements AddsHits {
        @Override
        public String name() {
            return "Relentless Blows";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 1 && blow.clash() ? 1 : 0;
        }
    }

    @Stored(as = "Melee.Shield")
    public record Shield() implements ChangesDefence {
        @Override
        public String name() {
            return "Shield";
        }

        @Override
        public String rule() {
            return "FB-SR-SHIELD-1";
        }

        @Override
        public ExplainedNumber changeDefence(ExplainedNumber defence, AttackContext blow) {
            return defence.plus(1, cause());
        }
    }

    @Stored(as = "Melee.Smite")
    public record Smite() implements ZeroesDefence {
        @Override
        public String name() {
            return "Smite";
        }

        @Override
        public String rule() {
            return "FB-SR-SMITE";
        }

        @Override
        public boolean zeroesDefence(int face, AttackContext blow) {
            return blow.clash();
        }
    }

    @Stored(as = "Melee.Support")
    public record Support() implements RerollsHits, RerollsDefence {
        @Override
        public String name() {
            return "Support";
        }

        @Override
        public String rule() {
            return "FB-SR-SUPPORT-1";
        }

        @Override
        public String rerollRule() {
            return "FB-SR-SUPPORT-2";
        }

        @Override
        public int hitFacesRolledAgain(AttackContext blow, int misses) {
            return blow.near() ? ONES & ~misses : 0;
        }

        @Override
        public int defenceFacesRolledAgain(AttackContext blow, int failures) {
            return blow.near() ? ONES & ~failures : 0;
        }
    }
}
