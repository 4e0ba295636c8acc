package org.vexillum.tourneys.event;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.event.EntrantState.Status;

/** Leaving, coming back, and sanctions. */
public sealed interface ParticipationChange extends Change {
    /** WC-DROP-01: between rounds only. */
    @Stored(as = "Discipline.Dropped", with = "who")
    record Dropped(String who) implements ParticipationChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(who);
            if (!member.active()) throw new ChangeRefused("out", who);
            if (openGame(event, who) != null) throw new ChangeRefused("drop-mid-round", who);
            member.status = Status.DROPPED;
            member.leaving = false;
        }
    }

    /** Wants to leave in mid-round: the game has to end first. */
    @Stored(
            as = "Discipline.Leaving",
            with = {"who", "wanted"})
    record Leaving(String who, boolean wanted) implements ParticipationChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(who);
            if (!member.active()) throw new ChangeRefused("out", who);
            member.leaving = wanted;
            member.playsOn = false;
        }
    }

    /** Decided for one who wants to leave: the game is played to its end. */
    @Stored(as = "Discipline.PlaysOn", with = "who")
    record PlaysOn(String who) implements ParticipationChange {
        @Override
        public void apply(EventState event) {
            new Leaving(who, true).apply(event);
            event.member(who).playsOn = true;
        }
    }

    /** WC-DROP-02: without points for the rounds missed. */
    @Stored(as = "Discipline.Returned", with = "who")
    record Returned(String who) implements ParticipationChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(who);
            if (member.status != Status.DROPPED) throw new ChangeRefused("not-dropped", who);
            member.status = Status.PRESENT;
        }
    }

    /** WC-PENALTY-01. */
    @Stored(as = "Discipline.Penalised", with = "penalty")
    record Penalised(Penalty penalty) implements ParticipationChange {
        @Override
        public void apply(EventState event) {
            event.mustBeOpen();
            var member = event.member(penalty.who());
            switch (penalty.kind()) {
                case WARNING -> {}
                case TP, VP -> {
                    if (penalty.amount() <= 0)
                        throw new ChangeRefused("penalty-amount", penalty.kind());
                }
                case GAME_LOSS -> loseGame(event, penalty);
                case DISQUALIFICATION -> disqualify(event, member);
            }
            event.penalties.add(penalty);
        }
    }

    /** WC-PENALTY-03: a game not played goes to the rival as if nobody had come. */
    private static void loseGame(EventState event, Penalty penalty) {
        var who = penalty.who();
        var game = event.round(penalty.round()).gameOf(who);
        if (game.isEmpty()) throw new ChangeRefused("no-game", who, penalty.round());
        game.get().losses.add(who);
        if (!game.get().done()) game.get().result = GameResult.absent(List.of(who));
    }

    /** WC-PENALTY-04: rivals keep what they earned; a game under way goes to the rival. */
    private static void disqualify(EventState event, EntrantState member) {
        var open = openGame(event, member.id());
        if (open != null) {
            open.result = GameResult.absent(List.of(member.id()));
            event.warn("disqualified-in-play", member.id(), open.rival(member.id()));
        }
        member.status = Status.DISQUALIFIED;
    }

    private static @Nullable PairedGame openGame(EventState event, String who) {
        if (event.rounds.isEmpty()) return null;
        var game = event.rounds.getLast().gameOf(who);
        return game.isPresent() && !game.get().done() ? game.get() : null;
    }
}
