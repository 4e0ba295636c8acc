package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Read;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Stop;

/** Answers the questions of a file, one by one. */
public final class Adjudicator {
    private Adjudicator() {}

    /** The same for a file that, if it names no game, is about the first of all. */
    public static List<Verdict> judge(String file) {
        return judge(file, Kits.usual());
    }

    /**
     * The game a file is about.
     *
     * @throws Fault if nobody plays it, or if the text is no file at all
     */
    public static GameKit game(String file, GameKit usual) {
        return InquiryReader.game(Read.file(file).fields().get("game"), usual);
    }

    /**
     * The verdicts of all questions.
     *
     * @param usual the game of a file that names none
     * @throws Fault if the file cannot be read or describes what cannot be; of several questions
     *     one alone may be at fault, which is its verdict then
     */
    public static List<Verdict> judge(String file, GameKit usual) {
        var verdicts = new ArrayList<Verdict>();
        for (var matter : InquiryReader.read(file, usual)) verdicts.add(judge(matter));
        return verdicts;
    }

    private static <T extends Table<T>> Verdict judge(Matter<T> matter) {
        try {
            return judge(matter, matter.orders().get());
        } catch (Fault fault) {
            if (matter.alone()) throw fault;
            return unread(matter, fault);
        }
    }

    private static <T extends Table<T>> Verdict judge(Matter<T> matter, Matter.Orders<T> orders) {
        var scene = java.util.Objects.requireNonNull(matter.scene());
        var referee = new FileReferee<>(matter, orders);
        var outcome = play(orders.steps(), scene.battle(), referee);
        var events = Shift.toFile(scene.frame()).of(referee.events());
        boolean done = outcome instanceof Outcome.Done;
        return new Verdict(
                matter.name(),
                matter.docket().game(),
                scene,
                matter.kinds(),
                outcome,
                events,
                scene.position(),
                done ? orders.dice().unused() : List.of(),
                done ? orders.answers().unused() : List.of());
    }

    /** Of a question of which nothing was played. */
    private static Verdict unread(Matter<?> matter, Fault fault) {
        return new Verdict(
                matter.name(),
                matter.docket().game(),
                matter.scene(),
                matter.kinds(),
                new Outcome.Garbled(fault, null),
                List.of(),
                Map.of(),
                List.of(),
                List.of());
    }

    private static <T extends Table<T>> Outcome play(
            List<Matter.Step<T>> steps, T battle, FileReferee<T> referee) {
        for (var step : steps) {
            try {
                step.play().play(battle, referee);
            } catch (IllegalAnswer illegal) {
                return new Outcome.Forbidden(illegal.refusal(), step.at());
            } catch (Fault fault) {
                return new Outcome.Garbled(fault, referee.asking());
            } catch (Stop stop) {
                return java.util.Objects.requireNonNull(referee.stopped());
            }
        }
        referee.settle();
        var late = referee.leftOver();
        if (late != null) return late;
        var forgone = referee.forgone();
        return forgone != null ? forgone : new Outcome.Done();
    }
}
