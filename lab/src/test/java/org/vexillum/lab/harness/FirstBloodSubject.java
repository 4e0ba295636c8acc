package org.vexillum.lab.harness;

import java.util.List;
import org.vexillum.bots.RandomBot;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.movement.MoveEvents;
import org.vexillum.firstblood.scenario.ScenarioEvents;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lab.Raids;

/** First Blood in the harness: both editions, all scenarios, the samples each against each. */
class FirstBloodSubject implements Subject<Battle> {
    private static final List<ActionKind> FIGHTING =
            List.of(
                    ActionKind.CHARGE,
                    ActionKind.VOLLEY,
                    ActionKind.CLASH,
                    ActionKind.DISENGAGE,
                    ActionKind.CHALLENGE,
                    ActionKind.SPELLCASTING);

    @Override
    public Game<Battle> rules() {
        return new FirstBlood();
    }

    @Override
    public Battle start(int number) {
        return Raids.random(number).battle(0);
    }

    @Override
    public DiceSource dice(int number) {
        return Raids.random(number).dice(0);
    }

    @Override
    public String title(int number) {
        var arena = Raids.arena(number);
        return arena.first().name() + ", " + arena.second().name() + " " + arena.terms() + number;
    }

    /** Mostly an action that meets the enemy, since at random armies hardly do. */
    @Override
    public <A> A pick(Question<Battle, A> question, Choices<A> choices, RandomSource lot) {
        if (!(question instanceof ChooseAction) || lot.below(3) == 0) return choices.any(lot);
        var fights = choices.list().stream().filter(FIGHTING::contains).toList();
        return fights.isEmpty() ? choices.any(lot) : fights.get(lot.below(fights.size()));
    }

    @Override
    public void laws(Battle battle) {
        FirstBloodLaws.hold(battle);
    }

    @Override
    public Books<Battle> books() {
        return new FirstBloodBooks();
    }

    @Override
    public <A> Object readBack(Battle battle, Question<Battle, A> question, A answer) {
        var written = Facts.answer(question, answer);
        return PlainAnswerReader.read(question, written, "answer", TableNames.of(battle));
    }

    @Override
    public Player<Battle> bot() {
        return new RandomBot<>(1);
    }

    @Override
    public List<String> replaced() {
        return List.of("inForce");
    }

    @Override
    public int looseDice(Event event) {
        return switch (event) {
            case ScenarioEvents.RolledOff e -> e.a().size() + e.b().size();
            case SequenceEvents.SupremacyRolled _ -> 2;
            case MoveEvents.ChargeRolled e -> e.roll().rolledAgain() ? 1 : 0;
            default -> 0;
        };
    }
}
