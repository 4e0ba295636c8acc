package org.vexillum.firstblood.traits;

/** Special rules of clashes, challenges and impact attacks. */
public final class Melee {
    private Melee() {}

    public record Blessed(String rule) implements Trait {
        @Override
        public String name() {
            return "Blessed";
        }
    }

    public record BrutalImpact(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Brutal Impact";
        }

        @Override
        public String rule() {
            return "FB-SR-BRUTAL-IMPACT";
        }
    }

    public record Cleave(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Cleave";
        }

        @Override
        public String rule() {
            return "FB-SR-CLEAVE";
        }
    }

    public record CounterAttack() implements Trait {
        @Override
        public String name() {
            return "Counter-attack";
        }

        @Override
        public String rule() {
            return "FB-SR-COUNTER-ATTACK-1";
        }
    }

    public record DeadlyBlades(String rule) implements Trait {
        @Override
        public String name() {
            return "Deadly Blades";
        }
    }

    public record FiendHunter() implements Trait {
        @Override
        public String name() {
            return "Fiend Hunter";
        }

        @Override
        public String rule() {
            return "FB-SR-FIEND-HUNTER";
        }
    }

    public record FlawlessStrikes() implements Trait {
        @Override
        public String name() {
            return "Flawless Strikes";
        }

        @Override
        public String rule() {
            return "FB-SR-FLAWLESS-STRIKES";
        }
    }

    public record Flurry() implements Trait {
        @Override
        public String name() {
            return "Flurry";
        }

        @Override
        public String rule() {
            return "FB-SR-FLURRY";
        }
    }

    public record GloriousCharge() implements Trait {
        @Override
        public String name() {
            return "Glorious Charge";
        }

        @Override
        public String rule() {
            return "FB-SR-GLORIOUS-CHARGE-1";
        }
    }

    public record Hardened(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Hardened";
        }

        @Override
        public String rule() {
            return "FB-SR-HARDENED";
        }
    }

    public record HeavyImpact() implements Trait {
        @Override
        public String name() {
            return "Heavy Impact";
        }

        @Override
        public String rule() {
            return "FB-SR-HEAVY-IMPACT";
        }
    }

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

    public record LethalDemise() implements Trait {
        @Override
        public String name() {
            return "Lethal Demise";
        }

        @Override
        public String rule() {
            return "FB-SR-LETHAL-DEMISE-2";
        }
    }

    public record Linebreaker(String rule) implements Trait {
        @Override
        public String name() {
            return "Linebreaker";
        }
    }

    public record Opportunists() implements Trait {
        @Override
        public String name() {
            return "Opportunists";
        }

        @Override
        public String rule() {
            return "FB-SR-OPPORTUNISTS";
        }
    }

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

    public record Parry(String rule) implements Trait {
        @Override
        public String name() {
            return "Parry";
        }
    }

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

    public record RelentlessBlows(String rule) implements Trait {
        @Override
        public String name() {
            return "Relentless Blows";
        }
    }

    public record Shield() implements Trait {
        @Override
        public String name() {
            return "Shield";
        }

        @Override
        public String rule() {
            return "FB-SR-SHIELD-1";
        }
    }

    public record Smite() implements Trait {
        @Override
        public String name() {
            return "Smite";
        }

        @Override
        public String rule() {
            return "FB-SR-SMITE";
        }
    }

    public record Support() implements Trait {
        @Override
        public String name() {
            return "Support";
        }

        @Override
        public String rule() {
            return "FB-SR-SUPPORT-1";
        }
    }

    public record Tenacious() implements Trait {
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
