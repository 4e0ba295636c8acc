package org.vexillum.firstblood.traits;

/** Special rules of moving, activating, casting and seizing. */
public final class Regimental {
    private Regimental() {}

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

    public record Devout(String rule) implements Trait {
        @Override
        public String name() {
            return "Devout";
        }
    }

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

    public record Feral(String rule) implements Trait {
        @Override
        public String name() {
            return "Feral";
        }
    }

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

    public record Fly(String rule) implements Trait {
        @Override
        public String name() {
            return "Fly";
        }
    }

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

    public record Unstoppable(String rule) implements Trait {
        @Override
        public String name() {
            return "Unstoppable";
        }
    }

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
