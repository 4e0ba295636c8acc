package org.vexillum.regiments.traits;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.stored.Stored;

/** The built-in traits that act when hits are rolled. */
public final class HitTraits {
    private HitTraits() {}

    static Cause cause(Trait trait) {
        return new Cause(trait.rule(), trait.written());
    }

    /** Attacks with Quality 2+. */
    @Stored(as = "HitTraits.Reliable")
    public record Reliable() implements ChangesQuality {
        @Override
        public String name() {
            return "Reliable";
        }

        @Override
        public String rule() {
            return "AOFR-SR-RELIABLE-1";
        }

        @Override
        public ExplainedNumber changeQuality(ExplainedNumber quality, AttackContext blow) {
            return quality.replacedBy(2, cause(this));
        }
    }

    /** +1 to hit and AP(+1) in the charge; not for Impact. */
    @Stored(as = "HitTraits.Thrust")
    public record Thrust() implements ChangesHit, ChangesPiercing {
        @Override
        public String name() {
            return "Thrust";
        }

        @Override
        public String rule() {
            return "AOFR-SR-THRUST-1";
        }

        @Override
        public ExplainedNumber changeHit(ExplainedNumber modifier, AttackContext blow) {
            return blow.melee() && blow.charging() ? modifier.plus(1, cause(this)) : modifier;
        }

        @Override
        public ExplainedNumber changePiercing(ExplainedNumber ap, int face, AttackContext blow) {
            return blow.melee() && blow.charging() ? ap.plus(1, cause(this)) : ap;
        }

        @Override
        public boolean adds() {
            return true;
        }
    }

    /** Shoots without sight, over obstructions, worse after moving. */
    @Stored(as = "HitTraits.Indirect")
    public record Indirect() implements ChangesHit, IgnoresCover {
        @Override
        public String name() {
            return "Indirect";
        }

        @Override
        public String rule() {
            return "AOFR-SR-INDIRECT-1";
        }

        @Override
        public ExplainedNumber changeHit(ExplainedNumber modifier, AttackContext blow) {
            return blow.shooting() && blow.moved() ? modifier.plus(-1, cause(this)) : modifier;
        }

        @Override
        public boolean obstructionsOnly() {
            return true;
        }

        @Override
        public String coverRule() {
            return "AOFR-SR-INDIRECT-3";
        }
    }

    /** Holds only; shoots far well and is hard to hit from afar. */
    @Stored(as = "HitTraits.Artillery")
    public record Artillery() implements ChangesHit, ChangesEnemyHit, HoldsOnly {
        @Override
        public String name() {
            return "Artillery";
        }

        @Override
        public String rule() {
            return "AOFR-SR-ARTILLERY-1";
        }

        @Override
        public ExplainedNumber changeHit(ExplainedNumber modifier, AttackContext blow) {
            if (!blow.shooting() || !blow.far()) return modifier;
            return modifier.plus(1, new Cause("AOFR-SR-ARTILLERY-2", name()));
        }

        @Override
        public ExplainedNumber changeEnemyHit(ExplainedNumber modifier, AttackContext blow) {
            if (!blow.shooting() || !blow.far()) return modifier;
            return modifier.plus(-2, new Cause("AOFR-SR-ARTILLERY-3", name()));
        }
    }

    /** Hard to hit from over 9 inches. */
    @Stored(as = "HitTraits.Stealth")
    public record Stealth() implements ChangesEnemyHit {
        @Override
        public String name() {
            return "Stealth";
        }

        @Override
        public String rule() {
            return "AOFR-SR-STEALTH-1";
        }

        @Override
        public ExplainedNumber changeEnemyHit(ExplainedNumber modifier, AttackContext blow) {
            return blow.shooting() && blow.far() ? modifier.plus(-1, cause(this)) : modifier;
        }
    }

    /** Extra hits on sixes in the charge. */
    @Stored(as = "HitTraits.Furious")
    public record Furious() implements AddsHits {
        @Override
        public String name() {
            return "Furious";
        }

        @Override
        public String rule() {
            return "AOFR-SR-FURIOUS-1";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 6 && blow.melee() && blow.charging() ? 1 : 0;
        }
    }

    /** Extra hits on sixes when shooting far. */
    @Stored(as = "HitTraits.Relentless")
    public record Relentless() implements AddsHits {
        @Override
        public String name() {
            return "Relentless";
        }

        @Override
        public String rule() {
            return "AOFR-SR-RELENTLESS-1";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 6 && blow.shooting() && blow.far() ? 1 : 0;
        }
    }

    /** Extra hits on sixes, always. */
    @Stored(as = "HitTraits.Surge")
    public record Surge() implements AddsHits {
        @Override
        public String name() {
            return "Surge";
        }

        @Override
        public String rule() {
            return "AOFR-SR-SURGE-1";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 6 ? 1 : 0;
        }
    }

    /** Extra hits on sixes of the sergeant's own attacks. */
    @Stored(as = "HitTraits.Sergeant")
    public record Sergeant() implements AddsHits {
        @Override
        public String name() {
            return "Sergeant";
        }

        @Override
        public String rule() {
            return "AOFR-CMD-SERGEANT";
        }

        @Override
        public int extraHits(int face, AttackContext blow) {
            return face == 6 ? 1 : 0;
        }
    }
}
