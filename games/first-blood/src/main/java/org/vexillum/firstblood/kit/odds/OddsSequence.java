package org.vexillum.firstblood.kit.odds;

import java.util.List;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.odds.Fate;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.odds.OddsCalculator;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.referee.Referee;

/** A piece of the game whose odds are known, and which can be played. */
sealed interface OddsSequence {
    Odds odds(OddsCalculator on);

    /** What may become of the target. */
    default Fate struck(OddsCalculator on) {
        return odds(on).target();
    }

    /** Kinds of hits whose order the attacker would be asked for (FB-CCOM-08-E2). */
    default List<HitGroup> ordered(OddsCalculator on) {
        return List.of();
    }

    /** The blows; none for what else is done. */
    default List<ModelAttack> strikes() {
        return List.of();
    }

    void play(Battle battle, Referee<Battle> referee);

    /** Blows that are declared before any lands. */
    sealed interface Striking extends OddsSequence {
        DeclaredAttacks assault();

        @Override
        default List<HitGroup> ordered(OddsCalculator on) {
            return on.ordered(assault());
        }

        @Override
        default List<ModelAttack> strikes() {
            return assault().strikes();
        }
    }

    record Blows(DeclaredAttacks assault, String target) implements Striking {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(assault, target);
        }

        @Override
        public Fate struck(OddsCalculator on) {
            return on.ofTarget(assault, target);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            assault.play(battle, referee);
        }
    }

    record Impacts(ImpactAttacks impacts, DeclaredAttacks assault, String target)
            implements Striking {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(impacts, assault, target);
        }

        @Override
        public Fate struck(OddsCalculator on) {
            return on.ofTarget(impacts, assault, target);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            impacts.breakShields(battle, referee);
            assault.play(battle, referee);
        }
    }

    /** Impact attacks that are made a second time wherever Overrun allows it. */
    record Overrunning(ImpactAttacks impacts, DeclaredAttacks assault, String target)
            implements Striking {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.overrunning(impacts, assault, target);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            var after = new ActionMorale();
            impacts.play(battle, after, referee);
            after.play(battle, referee);
        }
    }

    record Shots(Volley volley) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(volley);
        }

        @Override
        public List<HitGroup> ordered(OddsCalculator on) {
            return on.ordered(volley);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            volley.play(battle, referee);
        }
    }

    record Duelling(Duel duel) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(duel);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            duel.play(battle, referee);
        }
    }

    record Cast(Spellcasting spell) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(spell).odds();
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            spell.play(battle, referee);
        }
    }

    record Hits(HitsSuffered hits) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(hits, hits.target());
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            var after = new ActionMorale();
            after.engaged(hits.target(), hits.engaged());
            after.add(hits.play(battle, referee).taken());
            after.play(battle, referee);
        }
    }

    record Nerve(MoraleTest test) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(test, test.regiment());
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {
            test.play(battle, referee);
        }
    }

    /** There is nothing to do it with. */
    record Nothing(String target) implements OddsSequence {
        @Override
        public Odds odds(OddsCalculator on) {
            return on.of(MoraleTest.of(target, 0, List.of()), target);
        }

        @Override
        public void play(Battle battle, Referee<Battle> referee) {}
    }
}
