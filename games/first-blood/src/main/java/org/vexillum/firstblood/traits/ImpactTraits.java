package org.vexillum.firstblood.traits;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.stored.Stored;

/** Special rules of impact attacks. */
public final class ImpactTraits {
    private ImpactTraits() {}

    @Stored(
            as = "Charging.BrutalImpact",
            with = {"x", "adds"})
    public record BrutalImpact(int x, boolean adds) implements Pierces {
        @Override
        public String name() {
            return "Brutal Impact";
        }

        @Override
        public String rule() {
            return "FB-SR-BRUTAL-IMPACT";
        }

        @Override
        public boolean pierces(AttackContext blow) {
            return blow.manner() == Manner.IMPACT;
        }
    }

    @Stored(as = "Charging.GloriousCharge")
    public record GloriousCharge() implements InspiresImpacts, Terrifies {
        @Override
        public String name() {
            return "Glorious Charge";
        }

        @Override
        public String rule() {
            return "FB-SR-GLORIOUS-CHARGE-1";
        }

        /** Terrifying (1) for as long as the Charge lasts (FB-SR-GLORIOUS-CHARGE-2). */
        @Override
        public boolean terrifies(Manner manner) {
            return manner == Manner.IMPACT;
        }

        @Override
        public int terror() {
            return 1;
        }

        @Override
        public Cause terrorCause() {
            return new Cause("FB-SR-GLORIOUS-CHARGE-2", name());
        }
    }

    @Stored(as = "Charging.HeavyImpact")
    public record HeavyImpact() implements DoublesImpacts {
        @Override
        public String name() {
            return "Heavy Impact";
        }

        @Override
        public String rule() {
            return "FB-SR-HEAVY-IMPACT";
        }
    }

    @Stored(
            as = "Charging.Impact",
            with = {"x", "adds"})
    public record Impact(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Impact";
        }

        @Override
        public String rule() {
            return "FB-SR-IMPACT-E2";
        }
    }

    @Stored(as = "Charging.Overrun")
    public record Overrun() implements Trait {
        @Override
        public String name() {
            return "Overrun";
        }

        @Override
        public String rule() {
            return "FB-SR-OVERRUN-1";
        }
    }
}
