package org.vexillum.firstblood.traits;

import org.vexillum.kernel.stored.Stored;

/** Special rules of moving, activating, casting and seizing. */
public final class RegimentTraits {
    private RegimentTraits() {}

    @Stored(
            as = "Regimental.AuraOfDeath",
            with = {"x", "adds"})
    public record AuraOfDeath(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Aura of Death";
        }

        @Override
        public String rule() {
            return "FB-SR-AURA-OF-DEATH-1";
        }
    }

    @Stored(
            as = "Regimental.Decay",
            with = {"x", "adds"})
    public record Decay(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Decay";
        }

        @Override
        public String rule() {
            return "FB-SR-DECAY";
        }
    }

    @Stored(as = "Regimental.Devout", with = "rule")
    public record Devout(String rule) implements Trait {
        @Override
        public String name() {
            return "Devout";
        }
    }

    @Stored(as = "Regimental.FanaticalDevotion")
    public record FanaticalDevotion() implements Trait {
        @Override
        public String name() {
            return "Fanatical Devotion";
        }

        @Override
        public String rule() {
            return "FB-SR-FANATICAL-DEVOTION";
        }
    }

    @Stored(as = "Regimental.Feral", with = "rule")
    public record Feral(String rule) implements Trait {
        @Override
        public String name() {
            return "Feral";
        }
    }

    @Stored(as = "Regimental.Flank")
    public record Flank() implements Trait {
        @Override
        public String name() {
            return "Flank";
        }

        @Override
        public String rule() {
            return "FB-SR-FLANK";
        }
    }

    @Stored(as = "Regimental.FluidFormation")
    public record FluidFormation() implements Trait {
        @Override
        public String name() {
            return "Fluid Formation";
        }

        @Override
        public String rule() {
            return "FB-SR-FLUID-FORMATION";
        }
    }

    @Stored(as = "Regimental.Fly", with = "rule")
    public record Fly(String rule) implements Trait {
        @Override
        public String name() {
            return "Fly";
        }
    }

    @Stored(
            as = "Regimental.Priest",
            with = {"x", "adds"})
    public record Priest(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Priest";
        }

        @Override
        public String rule() {
            return "FB-SR-PRIEST";
        }
    }

    @Stored(
            as = "Regimental.Wizard",
            with = {"x", "adds"})
    public record Wizard(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Wizard";
        }

        @Override
        public String rule() {
            return "FB-SR-WIZARD";
        }
    }

    @Stored(as = "Regimental.Unstoppable", with = "rule")
    public record Unstoppable(String rule) implements Trait {
        @Override
        public String name() {
            return "Unstoppable";
        }
    }

    @Stored(as = "Regimental.Unyielding")
    public record Unyielding() implements Trait {
        @Override
        public String name() {
            return "Unyielding";
        }

        @Override
        public String rule() {
            return "FB-SR-UNYIELDING";
        }
    }
}
