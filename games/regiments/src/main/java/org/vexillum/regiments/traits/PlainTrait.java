package org.vexillum.regiments.traits;

import org.vexillum.kernel.stored.Stored;

/** A built-in trait that the sequence looks for by its type. */
public sealed interface PlainTrait extends Trait {
    @Stored(as = "Plain.Ambush")
    record Ambush() implements PlainTrait {
        @Override
        public String name() {
            return "Ambush";
        }

        @Override
        public String rule() {
            return "AOFR-SR-AMBUSH-1";
        }
    }

    @Stored(as = "Plain.Scout")
    record Scout() implements PlainTrait {
        @Override
        public String name() {
            return "Scout";
        }

        @Override
        public String rule() {
            return "AOFR-SR-SCOUT-1";
        }
    }

    @Stored(as = "Plain.Hero")
    record Hero() implements PlainTrait {
        @Override
        public String name() {
            return "Hero";
        }

        @Override
        public String rule() {
            return "AOFR-SR-HERO-1";
        }
    }

    @Stored(as = "Plain.Tough", with = "x")
    record Tough(int x) implements PlainTrait {
        @Override
        public String name() {
            return "Tough";
        }

        @Override
        public String rule() {
            return "AOFR-SR-TOUGH-1";
        }
    }

    @Stored(as = "Plain.Caster", with = "x")
    record Caster(int x) implements PlainTrait {
        @Override
        public String name() {
            return "Caster";
        }

        @Override
        public String rule() {
            return "AOFR-SR-CASTER-1";
        }
    }

    @Stored(as = "Plain.Fear", with = "x")
    record Fear(int x) implements PlainTrait {
        @Override
        public String name() {
            return "Fear";
        }

        @Override
        public String rule() {
            return "AOFR-SR-FEAR-1";
        }
    }

    @Stored(as = "Plain.Impact", with = "x")
    record Impact(int x) implements PlainTrait {
        @Override
        public String name() {
            return "Impact";
        }

        @Override
        public String rule() {
            return "AOFR-SR-IMPACT-1";
        }
    }

    @Stored(as = "Plain.Counter")
    record Counter() implements PlainTrait {
        @Override
        public String name() {
            return "Counter";
        }

        @Override
        public String rule() {
            return "AOFR-SR-COUNTER-1";
        }
    }

    @Stored(as = "Plain.Takedown")
    record Takedown() implements PlainTrait {
        @Override
        public String name() {
            return "Takedown";
        }

        @Override
        public String rule() {
            return "AOFR-SR-TAKEDOWN-1";
        }
    }

    @Stored(as = "Plain.Limited")
    record Limited() implements PlainTrait {
        @Override
        public String name() {
            return "Limited";
        }

        @Override
        public String rule() {
            return "AOFR-SR-LIMITED-1";
        }
    }
}
