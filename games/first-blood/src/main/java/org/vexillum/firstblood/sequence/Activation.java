package org.vexillum.firstblood.sequence;

import org.vexillum.firstblood.characters.CharacterEvents;
import org.vexillum.firstblood.characters.CommandAbilities;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.StrandedTest;
import org.vexillum.firstblood.movement.EnterTable;
import org.vexillum.firstblood.scenario.CasualtyPoints;
import org.vexillum.firstblood.scenario.Victory;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.MoraleTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** One regiment's activation, step by step in the order of FB-ACT-03. */
public record Activation(String regiment, Cue cue) {
    /** What called the regiment up, and with it which third action it may take. */
    public enum Cue {
        CARD,
        DOUBLE_TIME, // FB-DRAW-04
        FIRE_AND_ADVANCE // FB-DRAW-07
    }

    /** How it went. */
    public enum End {
        DONE,
        FELL_TO_AURA // FB-SR-AURA-OF-DEATH-4-E2
    }

    public End play(Battle battle, Referee<Battle> referee) {
        var active = battle.regiment(regiment);
        var end = new Steps(battle, referee, active, cue).play();
        active.setActivated(true); // FB-ACT-15
        return end;
    }

    private record Steps(Battle battle, Referee<Battle> referee, Regiment active, Cue cue) {
        End play() {
            EffectExpiry.activates(battle, active, referee);
            bravery();
            stranded();
            if (gone()) return End.DONE; // FB-ACT-09
            outside();
            int actions = new DrawEvents(active.id(), 1).play(battle, referee);
            if (gone()) return End.DONE;
            removeTokens();
            if (gone()) return End.DONE;
            new CommandAbilities(active.id()).play(battle, referee);
            AuraOfDeath.on(battle, active).play(battle, referee);
            if (gone()) return active.destroyed() ? End.FELL_TO_AURA : End.DONE;
            boolean acted = new Actions(active.id(), cue, actions).play(battle, referee);
            end(acted);
            return End.DONE;
        }

        /** The regiment is destroyed, or the battle is over (FB-SCEN2-06). */
        private boolean gone() {
            Victory.endIfReached(battle, referee);
            return active.destroyed() || battle.stage() == Stage.OVER;
        }

        /** FB-SR-BRAVERY-1, FB-SR-BRAVERY-2. */
        private void bravery() {
            if (!active.broken() || !Traits.any(battle, active, MoraleTraits.Bravery.class)) return;
            active.setBroken(false);
            boolean led = !Traits.regimental(battle, active, MoraleTraits.Bravery.class);
            var rule = led ? "FB-SR-BRAVERY-2" : "FB-SR-BRAVERY-1";
            referee.record(new SequenceEvents.NoLongerBroken(active.id(), Rules.of(rule)));
        }

        /** FB-STRAND-02. */
        private void stranded() {
            if (active.onTable()) StrandedTest.of(battle, active).play(battle, referee);
        }

        /** Draw events of a regiment not on the battlefield are lost (FB-EVENT-05). */
        private void outside() {
            boolean none = active.card().events().isEmpty() && active.card().ownEvents().isEmpty();
            if (active.status() != Status.ARRIVING || none) return;
            var rules = Rules.of("FB-EVENT-05");
            if (active.card().character()) rules = rules.and("FB-EVENT-06");
            referee.record(new SequenceEvents.DrawEventLost(active.id(), rules));
        }

        /** FB-ACT-08, FB-TOKEN-02. */
        private void removeTokens() {
            int tokens = active.tokens();
            if (tokens == 0) return;
            active.setTokens(0);
            referee.record(
                    new SequenceEvents.TokensRemoved(
                            active.id(), tokens, Rules.of("FB-ACT-08", "FB-TOKEN-02")));
            CasualtyPoints.tokensRemoved(battle, active, tokens, referee);
        }

        private void end(boolean acted) {
            if (!gone()) Decay.of(battle, active).play(battle, referee);
            if (gone()) return;
            EffectExpiry.activationEnds(active, referee);
            if (battle.edition().aiming() == Edition.Aiming.AIMED_SHOT_THIS_ACTIVATION)
                active.setAimed(false); // FB-AIM-02
            regainPresence();
            if (active.status() == Status.ARRIVING)
                EnterTable.giveUp(active, referee); // FB-REINF-11
            referee.record(
                    new SequenceEvents.Deactivated(
                            active.id(),
                            acted,
                            Rules.of(acted ? "FB-ACT-14" : "FB-ACT-17", "FB-ACT-03")));
        }

        /** FB-PROVOKED-05. */
        private void regainPresence() {
            if (!active.presenceLost()) return;
            active.setPresenceLost(false);
            referee.record(
                    new CharacterEvents.PresenceRegained(active.id(), Rules.of("FB-PROVOKED-05")));
        }
    }
}
