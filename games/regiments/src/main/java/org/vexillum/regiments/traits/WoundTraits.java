package org.vexillum.regiments.traits;

import static org.vexillum.regiments.traits.HitTraits.cause;

import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;

/** The built-in traits that act when hits are blocked and wounds are taken. */
public final class WoundTraits {
    private WoundTraits() {}

    /** Armour piercing: the highest counts. */
    @Stored(as = "WoundTraits.Ap", with = "x")
    public record Ap(int x) implements ChangesPiercing {
        @Override
        public String name() {
            return "AP";
        }

        @Override
        public String rule() {
            return "AOFR-SR-AP-1";
        }

        @Override
        public ExplainedNumber changePiercing(ExplainedNumber ap, int face, AttackContext blow) {
            return ap.atLeast(x, cause(this));
        }
    }

    /** Sixes have AP(4); no Regeneration. */
    @Stored(as = "WoundTraits.Rending")
    public record Rending() implements ChangesPiercing, IgnoresRegeneration {
        @Override
        public String name() {
            return "Rending";
        }

        @Override
        public String rule() {
            return "AOFR-SR-RENDING-2";
        }

        @Override
        public String regenerationRule() {
            return "AOFR-SR-RENDING-1";
        }

        @Override
        public ExplainedNumber changePiercing(ExplainedNumber ap, int face, AttackContext blow) {
            return face == 6 ? ap.atLeast(4, cause(this)) : ap;
        }
    }

    /** The target rolls blocking sixes again; no Regeneration. */
    @Stored(as = "WoundTraits.Bane")
    public record Bane() implements RerollsDefence, IgnoresRegeneration {
        @Override
        public String name() {
            return "Bane";
        }

        @Override
        public String rule() {
            return "AOFR-SR-BANE-2";
        }

        @Override
        public String regenerationRule() {
            return "AOFR-SR-BANE-1";
        }

        @Override
        public int facesRolledAgain(AttackContext blow) {
            return 1 << 6;
        }
    }

    /** No penalties to this weapon; no Regeneration. */
    @Stored(as = "WoundTraits.Unstoppable")
    public record Unstoppable() implements IgnoresPenalties, IgnoresRegeneration {
        @Override
        public String name() {
            return "Unstoppable";
        }

        @Override
        public String rule() {
            return "AOFR-SR-UNSTOPPABLE-2";
        }

        @Override
        public String regenerationRule() {
            return "AOFR-SR-UNSTOPPABLE-1";
        }
    }

    /** Each hit counts X times; no cover. */
    @Stored(as = "WoundTraits.Blast", with = "x")
    public record Blast(int x) implements MultipliesHits, IgnoresCover {
        @Override
        public String name() {
            return "Blast";
        }

        @Override
        public String rule() {
            return "AOFR-SR-BLAST-2";
        }

        @Override
        public int times(int models) {
            return Math.max(1, Math.min(x, models));
        }

        @Override
        public boolean obstructionsOnly() {
            return false;
        }

        @Override
        public String coverRule() {
            return "AOFR-SR-BLAST-1";
        }
    }

    /** Each wound counts X times on one model. */
    @Stored(as = "WoundTraits.Deadly", with = "x")
    public record Deadly(int x) implements MultipliesWounds {
        @Override
        public String name() {
            return "Deadly";
        }

        @Override
        public String rule() {
            return "AOFR-SR-DEADLY-1";
        }

        @Override
        public int woundsEach() {
            return x;
        }
    }

    /** Wounds are ignored on 5+. */
    @Stored(as = "WoundTraits.Regeneration")
    public record Regeneration() implements IgnoresWounds {
        @Override
        public String name() {
            return "Regeneration";
        }

        @Override
        public String rule() {
            return "AOFR-SR-REGEN-1";
        }

        @Override
        public int neededToIgnore() {
            return 5;
        }
    }
}
