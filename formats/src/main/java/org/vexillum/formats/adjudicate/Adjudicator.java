package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.GameFormat;
import org.vexillum.formats.Games;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Stop;

/** Answers the questions of a file, one by one. */
public final class Adjudicator {
    private Adjudicator() {}

    /** The same for a file that, if it names no game, is about the first of all. */
    public static List<Verdict> judge(String file) {
        return judge(file, Games.all().getFirst());
    }

    /**
     * The game a file is about.
     *
     * @throws Fault if nobody plays it, or if the text is no file at all
     */
    public static GameFormat game(String file, GameFormat usual) {
        return InquiryReader.game(Read.file(file).fields().get("game"), usual);
    }

    /**
     * The verdicts of all questions.
     *
     * @param usual the game of a file that names none
     * @throws Fault if the file cannot be read or describes what cannot be
     */
    public static List<Verdict> judge(String file, GameFormat usual) {
        var verdicts = new ArrayList<Verdict>();
        for (var matter : InquiryReader.read(file, usual)) verdicts.add(judge(matter));
        return verdicts;
    }

    private static <T extends Table<T>> Verdict judge(Matter<T> matter) {
        var referee = new FileReferee<>(matter);
        var outcome = play(matter, referee);
        boolean done = outcome instanceof Outcome.Done;
        var scene = matter.scene();
        return new Verdict(
                matter.name(),
                matter.docket().game(),
                scene,
                matter.steps().stream().map(step -> step.task().name()).toList(),
                outcome,
                Shift.toFile(scene.frame()).of(referee.events()),
                done ? scene.position() : Map.of(),
                done ? matter.dice().unused() : List.of(),
                done ? matter.answers().unused() : List.of());
    }

    private static <T extends Table<T>> Outcome play(Matter<T> matter, FileReferee<T> referee) {
        for (var step : matter.steps()) {
            try {
                step.play().play(matter.scene().battle(), referee);
            } catch (IllegalAnswer illegal) {
                return new Outcome.Forbidden(illegal.refusal(), step.at());
            } catch (Stop stop) {
                return java.util.Objects.requireNonNull(referee.stopped());
            }
        }
        return new Outcome.Done();
    }
}
