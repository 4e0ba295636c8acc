package org.vexillum.firstblood.traits;

/** Special rules of morale and of being broken. */
public final class Nerve {
    private Nerve() {}

    public record Bravery() implements Trait {
        @Override
        public String name() {
            return "Bravery";
        }

        @Override
        public String rule() {
            return "FB-SR-BRAVERY-1";
        }
    }

    public record Dauntless() implements Trait {
        @Override
        public String name() {
            return "Dauntless";
        }

        @Override
        public String rule() {
            return "FB-SR-DAUNTLESS";
        }
    }

    public record Dread(String rule) implements Trait {
        @Override
        public String name() {
            return "Dread";
        }
    }

    public record Fearless(int x, boolean adds, String rule) implements Trait {
        @Override
        public String name() {
            return "Fearless";
        }
    }

    public record Fearsome(String rule) implements Trait {
        @Override
        public String name() {
            return "Fearsome";
        }
    }

    public record Indomitable() implements Trait {
        @Override
        public String name() {
            return "Indomitable";
        }

        @Override
        public String rule() {
            return "FB-SR-INDOMITABLE";
        }
    }

    public record InspiringPresence() implements Trait {
        @Override
        public String name() {
            return "Inspiring Presence";
        }

        @Override
        public String rule() {
            return "FB-SR-INSPIRING-PRESENCE";
        }
    }

    public record Oblivious() implements Trait {
        @Override
        public String name() {
            return "Oblivious";
        }

        @Override
        public String rule() {
            return "FB-SR-OBLIVIOUS";
        }
    }

    public record Terrifying(int x, boolean adds) implements Trait {
        @Override
        public String name() {
            return "Terrifying";
        }

        @Override
        public String rule() {
            return "FB-SR-TERRIFYING-1";
        }
    }
}
