package org.vexillum.lab.harness;

import java.util.List;
import org.vexillum.bots.RandomBot;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lab.Matchup;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.bot.GreedyBot;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** Regiments in the harness: the sample forces, each against each. */
final class RegimentsSubject implements Subject<Battle> {
    private static Matchup<Battle> contest(int number) {
        var names = RegimentsSamples.names();
        int pair = number % (names.size() * names.size());
        var arena =
                new RegimentsArena(
                        RegimentsSamples.sample(names.get(pair / names.size())),
                        RegimentsSamples.sample(names.get(pair % names.size())),
                        Options.DEFAULT);
        return new Matchup<>(arena, RandomBot::new, RandomBot::new, number, true);
    }

    @Override
    public Game<Battle> rules() {
        return new Regiments();
    }

    @Override
    public Battle start(int number) {
        return contest(number).battle(number & 1);
    }

    @Override
    public DiceSource dice(int number) {
        return contest(number).dice(number & 1);
    }

    @Override
    public String title(int number) {
        var forces = contest(number).arena().forces();
        return forces.getFirst().name() + ", " + forces.getLast().name() + ", game " + number;
    }

    @Override
    public void laws(Battle battle) {
        RegimentsLaws.hold(battle);
    }

    @Override
    public Books<Battle> books() {
        return new RegimentsBooks();
    }

    @Override
    public <A> Object readBack(Battle battle, Question<Battle, A> question, A answer) {
        var written = Facts.answer(question, answer);
        return PlainAnswerReader.read(question, written, "answer", TableNames.of(battle));
    }

    @Override
    public Player<Battle> bot() {
        return new GreedyBot();
    }

    @Override
    public int looseDice(Event event) {
        return event instanceof MissionEvents.RolledOff rolled
                ? rolled.a().size() + rolled.b().size()
                : 0;
    }

    @Override
    public List<String> replaced() {
        return List.of("slots", "cards", "toughs", "precedence", "kinds");
    }
}
