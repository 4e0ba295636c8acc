package org.vexillum.firstblood.traits;

/** Special rules of volleys. */
public final class Shooting {
    private Shooting() {}

    public record AimedShot() implements Trait {
        @Override
        public String name() {
            return "Aimed Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-AIMED-SHOT-E2";
        }
    }

    public record ArmorPiercing(int x, boolean adds, String rule) implements Trait {
        @Override
        public String name() {
            return "Armor Piercing";
        }
    }

    public record DeadlyShot() implements Trait {
        @Override
        public String name() {
            return "Deadly Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-DEADLY-SHOT";
        }
    }

    public record Overcharge() implements Trait {
        @Override
        public String name() {
            return "Overcharge";
        }

        @Override
        public String rule() {
            return "FB-SR-OVERCHARGE-1";
        }
    }

    public record PreciseShot() implements Trait {
        @Override
        public String name() {
            return "Precise Shot";
        }

        @Override
        public String rule() {
            return "FB-SR-PRECISE-SHOT";
        }
    }

    public record RapidVolley() implements Trait {
        @Override
        public String name() {
            return "Rapid Volley";
        }

        @Override
        public String rule() {
            return "FB-SR-RAPID-VOLLEY";
        }
    }

    public record Sureshot() implements Trait {
        @Override
        public String name() {
            return "Sureshot";
        }

        @Override
        public String rule() {
            return "FB-SR-SURESHOT";
        }
    }

    public record ThrowingWeapons() implements Trait {
        @Override
        public String name() {
            return "Throwing Weapons";
        }

        @Override
        public String rule() {
            return "FB-SR-THROWING-WEAPONS";
        }
    }

    public record TorrentialFire(String rule) implements Trait {
        @Override
        public String name() {
            return "Torrential Fire";
        }
    }
}
