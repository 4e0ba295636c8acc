package org.vexillum.firstblood.kit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.bots.Reason;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.sequence.ActionLimit;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Question;

/** A table for positions with one obviously right answer, 48 inches square and open. */
final class Camp {
    private final Edition edition;
    private final List<Recruits> all = new ArrayList<>();
    private final List<Incantation> spells = new ArrayList<>();
    private final GreedyBot bot = new GreedyBot();
    private int scenario = 1;
    private int round = 3;
    private Battle battle;

    private Camp(Edition edition) {
        this.edition = edition;
    }

    static Camp of(int edition) {
        return new Camp(Edition.numbered(edition));
    }

    Camp scenario(int number) {
        scenario = number;
        return this;
    }

    Camp round(int number) {
        round = number;
        return this;
    }

    Camp spell(Incantation spell) {
        spells.add(spell);
        return this;
    }

    /** Recruits of side A. */
    Recruits ours(String id) {
        return new Recruits(this, edition, id, Side.A);
    }

    Recruits theirs(String id) {
        return new Recruits(this, edition, id, Side.B);
    }

    void add(Recruits recruits) {
        all.add(recruits);
    }

    Battle battle() {
        if (battle == null) battle = made();
        return battle;
    }

    private Battle made() {
        int size = Lengths.inches(48);
        var setting =
                new Setting(
                        edition,
                        scenario,
                        size,
                        size,
                        List.of(),
                        force(Side.A),
                        force(Side.B),
                        Options.DEFAULT);
        var made = new Battle(setting);
        made.setStage(Stage.ACTION);
        made.setRound(round);
        for (var recruits : all) made.add(recruits.regiment());
        return made;
    }

    private Force force(Side side) {
        var cards = all.stream().filter(r -> r.side() == side).map(Recruits::card).toList();
        return new Force(side.name(), "test", 0, cards, spells);
    }

    Regiment regiment(String id) {
        return battle().regiment(id);
    }

    /** The bot's answer, which must be legal and explained in one line. */
    <A> A asks(Side side, Question<Battle, A> question) {
        var choices = question.choices(battle());
        A answer = bot.answer(battle(), side, question, choices);
        assertThat(choices.refusal(answer)).isNull();
        assertThat(bot.lastReason().key()).isNotBlank();
        return answer;
    }

    Reason reason() {
        return bot.lastReason();
    }

    ActionKind first(String id) {
        return asks(Side.A, new ChooseAction(id, 1, List.of(), ActionLimit.NONE));
    }

    ActionKind second(String id, ActionKind taken) {
        return asks(Side.A, new ChooseAction(id, 2, List.of(taken), ActionLimit.NONE));
    }

    static Point at(double x, double y) {
        return new Point((int) (x * Lengths.INCH), (int) (y * Lengths.INCH));
    }

    static void onTable(Regiment regiment) {
        regiment.setStatus(Status.ON_TABLE);
    }
}
