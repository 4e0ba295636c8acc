package org.vexillum.firstblood.traits;

import org.vexillum.kernel.stored.Stored;

/** Special rules of morale and of being broken. */
public final class MoraleTraits {
    private MoraleTraits() {}

    @Stored(as = "Nerve.Bravery")
    public record Bravery() implements WithstandsTerror {
        @Override
        public String name() {
            return "Bravery";
        }

        @Override
        public String rule() {
            return "FB-SR-BRAVERY-1";
        }

        @Override
        public int terrorLeft(int terror, boolean character, Manner manner) {
            return 0;
        }

        @Override
        public boolean ignoresFearsome() {
            return true;
        }
    }

    @Stored(as = "Nerve.Dauntless")
    public record Dauntless() implements AlwaysInspired, NeverBroken {
        @Override
        public String name() {
            return "Dauntless";
        }

        @Override
        public String rule() {
            return "FB-SR-DAUNTLESS";
        }
    }

    @Stored(
            as = "Nerve.Dread",
            with = {"rule", "beatsAlways"})
    public record Dread(String rule, boolean beatsAlways) implements DeniesInspiration {
        @Override
        public String name() {
            return "Dread";
        }
    }

    /** Edition 1 lowers Terrifying by X; edition 2 ignores it, a character in duels only. */
    @Stored(
            as = "Nerve.Fearless",
            with = {"x", "adds", "rule", "wholly"})
    public record Fearless(int x, boolean adds, String rule, boolean wholly)
            implements WithstandsTerror {
        @Override
        public String name() {
            return "Fearless";
        }

        @Override
        public int terrorLeft(int terror, boolean character, Manner manner) {
            if (!wholly) return Math.max(0, terror - x);
            return character && manner != Manner.DUEL ? terror : 0;
        }

        @Override
        public boolean ignoresFearsome() {
            return true;
        }
    }

    /** In edition 2 bases have to touch. */
    @Stored(
            as = "Nerve.Fearsome",
            with = {"rule", "inContactOnly"})
    public record Fearsome(String rule, boolean inContactOnly) implements HindersCombatRally {
        @Override
        public String name() {
            return "Fearsome";
        }
    }

    @Stored(as = "Nerve.Indomitable")
    public record Indomitable() implements DiscardsFailedNerve {
        @Override
        public String name() {
            return "Indomitable";
        }

        @Override
        public String rule() {
            return "FB-SR-INDOMITABLE";
        }
    }

    @Stored(as = "Nerve.InspiringPresence")
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

    @Stored(as = "Nerve.Oblivious")
    public record Oblivious() implements HalvesFailedNerve {
        @Override
        public String name() {
            return "Oblivious";
        }

        @Override
        public String rule() {
            return "FB-SR-OBLIVIOUS";
        }
    }

    @Stored(
            as = "Nerve.Terrifying",
            with = {"x", "adds"})
    public record Terrifying(int x, boolean adds) implements Terrifies, HindersCombatRally {
        @Override
        public String name() {
            return "Terrifying";
        }

        @Override
        public String rule() {
            return "FB-SR-TERRIFYING-1";
        }

        @Override
        public boolean terrifies(Manner manner) {
            return manner.clash();
        }

        @Override
        public int terror() {
            return x;
        }

        /** FB-SR-TERRIFYING-2. */
        @Override
        public boolean inContactOnly() {
            return false;
        }
    }
}
