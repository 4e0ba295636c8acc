package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.NoAnswerYet;

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
     * @throws FileFault if nobody plays it, or if the text is no file at all
     */
    public static GameKit game(String file, GameKit usual) {
        return InquiryReader.game(NodeReader.file(file).fields().get("game"), usual);
    }

    /**
     * The verdicts of all questions.
     *
     * @param usual the game of a file that names none
     * @throws FileFault if the file cannot be read or describes what cannot be; of several
     *     questions one alone may be at fault, which is its verdict then
     */
    public static List<Verdict> judge(String file, GameKit usual) {
        var verdicts = new ArrayList<Verdict>();
        for (var matter : InquiryReader.read(file, usual)) verdicts.add(judge(matter));
        return verdicts;
    }

    private static <T extends Table<T>> Verdict judge(Inquiry<T> matter) {
        try {
            return judge(matter, matter.orders().get());
        } catch (FileFault fault) {
            if (matter.alone()) throw fault;
            return unread(matter, fault);
        }
    }

    private static <T extends Table<T>> Verdict judge(Inquiry<T> matter, Inquiry.Orders<T> orders) {
        var scene = java.util.Objects.requireNonNull(matter.scene());
        var referee = new FileReferee<>(matter, orders);
        var outcome = play(orders.steps(), scene.battle(), referee);
        var events = OriginShift.toFile(scene.frame()).of(referee.events());
        boolean done = outcome instanceof InquiryOutcome.Done;
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
    private static Verdict unread(Inquiry<?> matter, FileFault fault) {
        return new Verdict(
                matter.name(),
                matter.docket().game(),
                matter.scene(),
                matter.kinds(),
                new InquiryOutcome.Garbled(fault, null),
                List.of(),
                Map.of(),
                List.of(),
                List.of());
    }

    private static <T extends Table<T>> InquiryOutcome play(
            List<Inquiry.Step<T>> steps, T battle, FileReferee<T> referee) {
        for (var step : steps) {
            try {
                step.play().play(battle, referee);
            } catch (IllegalAnswer illegal) {
                return new InquiryOutcome.Forbidden(illegal.refusal(), step.at());
            } catch (FileFault fault) {
                return new InquiryOutcome.Garbled(fault, referee.asking());
            } catch (NoAnswerYet stop) {
                return java.util.Objects.requireNonNull(referee.stopped());
            }
        }
        referee.settle();
        var late = referee.leftOver();
        if (late != null) return late;
        var forgone = referee.forgone();
        return forgone != null ? forgone : new InquiryOutcome.Done();
    }
}
