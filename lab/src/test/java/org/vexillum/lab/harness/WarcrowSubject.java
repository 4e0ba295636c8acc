package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.bots.RandomBot;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.dice.PoolRoll;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.feat.FeatEvents.ResourcesRolled;
import org.vexillum.warcrow.morale.MoraleEvents.TestRolled;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.sequence.SequenceEvents.InitiativeRolled;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;

/** Warcrow in the harness: one adventure after another, with invented companies. */
public final class WarcrowSubject implements Subject<Battle> {
    @Override
    public Game<Battle> rules() {
        return new Warcrow();
    }

    private static Scenario scenario(int number) {
        return Scenario.values()[number % Scenario.values().length];
    }

    private static Feat feat(int number) {
        return Feat.values()[number % Feat.values().length];
    }

    @Override
    public Battle start(int number) {
        return Battle.start(
                new Setting(
                        scenario(number),
                        feat(number),
                        company("a"),
                        company("b"),
                        Options.DEFAULT));
    }

    private static Company company(String prefix) {
        var units = new ArrayList<UnitCard>();
        units.add(card(prefix + "-lord", 1, Keyword.CHARACTER, Keyword.HIGH_COMMAND));
        units.add(card(prefix + "-mage", 1, Keyword.CHARACTER, Keyword.MAGE));
        units.add(card(prefix + "-captain", 1, Keyword.CHARACTER, Keyword.OFFICER));
        units.add(card(prefix + "-spears", 4));
        units.add(card(prefix + "-guard", 3, Keyword.ELITE));
        units.add(card(prefix + "-scouts", 2, Keyword.SCOUT, Keyword.PERMANENT));
        units.add(card(prefix + "-lurkers", 3, Keyword.AMBUSHER));
        return new Company(prefix, units, prefix + "-lord");
    }

    private static UnitCard card(String id, int troops, Keyword... keywords) {
        return new UnitCard(
                id,
                id,
                troops % 2,
                Conquest.of(troops / 2),
                1,
                DicePool.of(Die.ORANGE, Die.YELLOW),
                2,
                troops,
                0,
                List.of(keywords),
                List.of(),
                1);
    }

    @Override
    public DiceSource dice(int number) {
        return new SeededDice(number);
    }

    @Override
    public String title(int number) {
        return scenario(number) + ", " + feat(number) + ", game " + number;
    }

    @Override
    public void laws(Battle battle) {
        for (var side : Side.values()) {
            must(battle.military(side) >= 0 && battle.military(side) <= 9, "military", side);
            must(battle.arcane(side) >= 0 && battle.arcane(side) <= 4, "arcane", side);
            int meter = battle.feat().meter(side);
            must(meter >= 1 && meter <= 10, "meter", side, meter);
            for (var unit : battle.units(side.other()))
                must(
                        battle.known(side).has(unit.id()) == unit.known(),
                        "hidden things are hidden",
                        unit.id());
        }
    }

    @Override
    public Books<Battle> books() {
        return new WarcrowBooks();
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
    public int looseDice(Event event) {
        boolean frightened = event.rules().has("WC-DICE-14");
        return switch (event) {
            case TestRolled e -> dice(e.roll(), frightened);
            case ResourcesRolled e -> dice(e.roll(), false);
            case InitiativeRolled e -> dice(e.rollA(), false) + dice(e.rollB(), false);
            default -> 0;
        };
    }

    /** Dice that showed a success to a frightened unit fell twice. */
    private static int dice(PoolRoll roll, boolean frightened) {
        int dice = roll.fallen().size();
        if (frightened)
            for (var one : roll.fallen()) if (one.die().face(one.first()).successes() > 0) dice++;
        return dice;
    }
}
