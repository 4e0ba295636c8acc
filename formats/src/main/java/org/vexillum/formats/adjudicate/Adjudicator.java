package org.vexillum.formats.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.PositionWriter;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Stop;

/** Answers the questions of a file, one by one. */
public final class Adjudicator {
    private Adjudicator() {}

    /**
     * The verdicts of all questions.
     *
     * @throws Fault if the file cannot be read or describes what cannot be
     */
    public static List<Verdict> judge(String file) {
        return InquiryReader.read(file).stream().map(Adjudicator::judge).toList();
    }

    private static Verdict judge(Matter matter) {
        var referee = new FileReferee(matter.scene(), matter.dice(), matter.answers());
        var outcome = play(matter, referee);
        boolean done = outcome instanceof Outcome.Done;
        var scene = matter.scene();
        return new Verdict(
                matter.name(),
                scene,
                matter.steps().stream().map(step -> step.task().name()).toList(),
                outcome,
                Shift.toFile(scene.frame()).of(referee.events()),
                done ? PositionWriter.write(scene, scene.battle()) : Map.of(),
                done ? matter.dice().unused() : List.of(),
                done ? matter.answers().unused() : List.of());
    }

    private static Outcome play(Matter matter, FileReferee referee) {
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
