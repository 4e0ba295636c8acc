package org.vexillum.firstblood.traits;

import java.util.List;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.stored.Stored;

/** Special rules of volleys. */
public final class VolleyTraits {
    private VolleyTraits() {}

    @Stored(as = "Shooting.AimedShot")
    public record AimedShot() implements AimsShots {
        @Override
        public String name() {
            return "Aimed Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-AIMED-SHOT-E2";
        }
    }

    /** Edition 1 has it on incantations too. */
    @Stored(
            as = "Shooting.ArmorPiercing",
            with = {"x", "adds", "rule", "ofSpells"})
    public record ArmorPiercing(int x, boolean adds, String rule, boolean ofSpells)
            implements Pierces {
        @Override
        public String name() {
            return "Armor Piercing";
        }

        @Override
        public boolean pierces(AttackContext blow) {
            return blow.volley() || ofSpells && blow.manner() == Manner.SPELL;
        }
    }

    @Stored(as = "Shooting.DeadlyShot")
    public record DeadlyShot() implements DoublesWounds {
        @Override
        public String name() {
            return "Deadly Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-DEADLY-SHOT";
        }

        @Override
        public boolean doublesWounds(AttackContext blow) {
            return blow.volley();
        }
    }

    /** In edition 2 the shots and the piercing gained last until the end of the round. */
    @Stored(
            as = "Shooting.Overcharge",
            with = {"rule", "lasting"})
    public record Overcharge(String rule, boolean lasting) implements Trait {
        @Override
        public String name() {
            return "Overcharge";
        }

        /** The Armor Piercing of its shots after discarding so many markers. */
        public int piercing(int had, int markers) {
            if (lasting) return Math.max(had, Math.min(2, had + markers));
            return had == 0 ? Math.min(1, markers) : had + markers;
        }
    }

    @Stored(as = "Shooting.PreciseShot")
    public record PreciseShot() implements ZeroesDefence {
        @Override
        public String name() {
            return "Precise Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-PRECISE-SHOT";
        }

        @Override
        public boolean zeroesDefence(int face, AttackContext blow) {
            return face == 1 && blow.volley();
        }
    }

    @Stored(as = "Shooting.RapidVolley")
    public record RapidVolley() implements AddsHits {
        @Override
        public String name() {
            return "Rapid Volley";
        }

        @Override
        public String rule() {
            return "FB-SR-RAPID-VOLLEY";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 1 && blow.volley() ? 1 : 0;
        }
    }

    @Stored(as = "Shooting.Sureshot")
    public record Sureshot() implements SeesThroughCover {
        @Override
        public String name() {
            return "Sureshot";
        }

        @Override
        public String rule() {
            return "FB-SR-SURESHOT";
        }
    }

    @Stored(as = "Shooting.ThrowingWeapons")
    public record ThrowingWeapons() implements FiresInCombat {
        @Override
        public String name() {
            return "Throwing Weapons";
        }

        @Override
        public String rule() {
            return "FB-SR-THROWING-WEAPONS";
        }

        @Override
        public Barrage barrage() {
            return new Barrage(1, false, Lengths.inches(3), List.of());
        }
    }

    /** Its additional shots are rolled to hit in edition 1 and hit by themselves in edition 2. */
    @Stored(
            as = "Shooting.TorrentialFire",
            with = {"rule", "rolled"})
    public record TorrentialFire(String rule, boolean rolled) implements AddsHits, AddsShots {
        @Override
        public String name() {
            return "Torrential Fire";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return !rolled && face > 0 && blow.volley() ? 1 : 0;
        }

        @Override
        public boolean addsShots(AttackContext blow) {
            return rolled && blow.volley();
        }
    }
}
