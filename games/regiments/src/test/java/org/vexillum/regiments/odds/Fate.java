package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.CombatEvents.ModelsSlain;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.table.Battle;

/** What became of both units, as the events told it. */
record Fate(One a, One b, String winner) {
    /** What became of one of them. */
    record One(
            int wounds,
            int slain,
            boolean killed,
            boolean routed,
            boolean shaken,
            boolean tested) {}

    /** A referee that remembers what it is told. */
    static final class Heard implements Referee<Battle> {
        private final Referee<Battle> referee;
        private final List<Event> events = new ArrayList<>();

        Heard(Referee<Battle> referee) {
            this.referee = referee;
        }

        @Override
        public <A> A ask(Side side, Question<Battle, A> question) {
            return referee.ask(side, question);
        }

        @Override
        public List<Object> askTogether(List<AskedQuestion<Battle, ?>> questions) {
            return referee.askTogether(questions);
        }

        @Override
        public Roll roll(Dice dice) {
            return referee.roll(dice);
        }

        @Override
        public Roll again(Roll roll, int... places) {
            return referee.again(roll, places);
        }

        @Override
        public void reveal(Event fact) {
            events.add(fact);
        }

        @Override
        public void record(Event event) {
            events.add(event);
        }

        Fate fate(Battle battle) {
            return new Fate(one(battle, "a"), one(battle, "b"), winner());
        }

        private One one(Battle battle, String id) {
            boolean routed = told(MoraleEvents.Routed.class, event -> event.unit().equals(id));
            boolean gone = battle.unit(id).destroyed();
            return new One(
                    wounds(battle, id),
                    slain(id),
                    gone && !routed,
                    routed,
                    told(MoraleEvents.BecameShaken.class, event -> event.unit().equals(id)),
                    told(MoraleEvents.MoraleRolled.class, event -> event.unit().equals(id))
                            || told(MoraleEvents.FailedShaken.class, e -> e.unit().equals(id)));
        }

        /** Every model counts its wounds, the dead too. */
        private static int wounds(Battle battle, String id) {
            var unit = battle.unit(id);
            int sum = 0;
            for (int model = 0; model < unit.startingSize(); model++) sum += unit.wounds(model);
            return sum;
        }

        private int slain(String id) {
            int sum = 0;
            for (var event : events)
                if (event instanceof ModelsSlain slain && slain.unit().equals(id))
                    sum += slain.models().size();
            return sum;
        }

        private String winner() {
            for (var event : events) {
                if (event instanceof CombatEvents.MeleeWon won) return won.winner();
                if (event instanceof MoraleEvents.MeleeCompared compared)
                    return switch (compared.loser()) {
                        case "a" -> "b";
                        case "b" -> "a";
                        default -> "nobody";
                    };
            }
            return "";
        }

        private <E extends Event> boolean told(
                Class<E> type, java.util.function.Predicate<E> which) {
            return events.stream().filter(type::isInstance).map(type::cast).anyMatch(which);
        }
    }
}
