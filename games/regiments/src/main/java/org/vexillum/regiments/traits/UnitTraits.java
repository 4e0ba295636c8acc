package org.vexillum.regiments.traits;

import static org.vexillum.regiments.traits.HitTraits.cause;

import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;

/** The built-in traits that act when units move or test morale. */
public final class UnitTraits {
    private UnitTraits() {}

    @Stored(as = "UnitTraits.Fast")
    public record Fast() implements ChangesMove {
        @Override
        public String name() {
            return "Fast";
        }

        @Override
        public String rule() {
            return "AOFR-SR-FAST-1";
        }

        @Override
        public int inches(boolean running) {
            return running ? 4 : 2;
        }

        @Override
        public boolean bindsAll() {
            return false;
        }
    }

    @Stored(as = "UnitTraits.Slow")
    public record Slow() implements ChangesMove {
        @Override
        public String name() {
            return "Slow";
        }

        @Override
        public String rule() {
            return "AOFR-SR-SLOW-1";
        }

        @Override
        public int inches(boolean running) {
            return running ? -4 : -2;
        }

        @Override
        public boolean bindsAll() {
            return true;
        }
    }

    /** One bearer hastens the whole unit. */
    @Stored(as = "UnitTraits.Musician")
    public record Musician() implements ChangesMove {
        @Override
        public String name() {
            return "Musician";
        }

        @Override
        public String rule() {
            return "AOFR-CMD-MUSICIAN";
        }

        @Override
        public int inches(boolean running) {
            return 1;
        }

        @Override
        public boolean bindsAll() {
            return true;
        }
    }

    @Stored(as = "UnitTraits.Banner")
    public record Banner() implements ChangesMorale {
        @Override
        public String name() {
            return "Banner";
        }

        @Override
        public String rule() {
            return "AOFR-CMD-BANNER";
        }

        @Override
        public ExplainedNumber changeMorale(ExplainedNumber modifier) {
            return modifier.plus(1, cause(this));
        }
    }

    @Stored(as = "UnitTraits.Fearless")
    public record Fearless() implements RescuesMorale {
        @Override
        public String name() {
            return "Fearless";
        }

        @Override
        public String rule() {
            return "AOFR-SR-FEARLESS-1";
        }

        @Override
        public int neededToRescue() {
            return 4;
        }
    }

    @Stored(as = "UnitTraits.Immobile")
    public record Immobile() implements HoldsOnly {
        @Override
        public String name() {
            return "Immobile";
        }

        @Override
        public String rule() {
            return "AOFR-SR-IMMOBILE-1";
        }
    }

    @Stored(as = "UnitTraits.Strider")
    public record Strider() implements IgnoresTerrain {
        @Override
        public String name() {
            return "Strider";
        }

        @Override
        public String rule() {
            return "AOFR-SR-STRIDER-1";
        }

        @Override
        public boolean flies() {
            return false;
        }
    }

    @Stored(as = "UnitTraits.Flying")
    public record Flying() implements IgnoresTerrain {
        @Override
        public String name() {
            return "Flying";
        }

        @Override
        public String rule() {
            return "AOFR-SR-FLYING-1";
        }

        @Override
        public boolean flies() {
            return true;
        }
    }
}
