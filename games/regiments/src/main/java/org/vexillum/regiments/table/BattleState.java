package org.vexillum.regiments.table;

import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Own.own;
import static org.vexillum.kernel.state.Until.NEXT_ROUND;
import static org.vexillum.kernel.state.Use.POSITION;
import static org.vexillum.kernel.state.Word.word;
import static org.vexillum.kernel.state.Word.wordOrNone;
import static org.vexillum.kernel.state.Words.words;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Fingerprint;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;
import org.vexillum.regiments.mission.Marker;

/**
 * What can change about the table besides its units: names and order stand in stored games, new
 * ones go to the end.
 */
public final class BattleState {
    public static final Word<Battle, Stage> STAGE =
            word("stage", Stage.MARKERS, Battle::stage, Battle::setStage).except(POSITION);

    public static final Count<Battle> ROUND =
            count("round", Battle::round, Battle::setRound).except(POSITION);

    public static final Word<Battle, Side> TO_ACT =
            word("toAct", Side.A, Battle::toAct, Battle::setToAct).except(POSITION);

    public static final Word<Battle, Side> OPENING =
            word("opening", Side.A, Battle::opening, Battle::setOpening)
                    .rule("AOFR-ROUND-02")
                    .except(POSITION);

    public static final Word<Battle, Side> FINISHED_FIRST =
            wordOrNone("finishedFirst", Side.class, Battle::finishedFirst, Battle::setFinishedFirst)
                    .until(NEXT_ROUND)
                    .rule("AOFR-ROUND-05");

    public static final Word<Battle, Side> SOUTHERN =
            word("southern", Side.A, Battle::southern, Battle::setSouthern).rule("AOFR-DEPLOY-01");

    public static final Word<Battle, Side> CONCEDED =
            wordOrNone("conceded", Side.class, Battle::conceded, Battle::setConceded);

    public static final Words<Battle, Side> DECLINED =
            words("declined", Side.class, Battle::declined, Battle::setDeclined)
                    .until(NEXT_ROUND)
                    .rule("AOFR-SR-AMBUSH-3");

    public static final Count<Battle> MARKERS_TO_PLACE =
            count("markersToPlace", Battle::markersToPlace, Battle::setMarkersToPlace).from(0, 5);

    public static final Own<Battle, List<Marker>> MARKERS =
            own("markers", List.of(), Battle::markers, Battle::setMarkers, BattleState::markers)
                    .except(POSITION);

    public static final States<Battle> ALL =
            States.of(
                    STAGE,
                    ROUND,
                    TO_ACT,
                    OPENING,
                    FINISHED_FIRST,
                    SOUTHERN,
                    CONCEDED,
                    DECLINED,
                    MARKERS_TO_PLACE,
                    MARKERS);

    static final Fingerprint<Battle> FINGERPRINT =
            Fingerprint.of(
                    ALL,
                    MARKERS,
                    MARKERS_TO_PLACE,
                    STAGE,
                    ROUND,
                    TO_ACT,
                    OPENING,
                    FINISHED_FIRST,
                    SOUTHERN,
                    CONCEDED,
                    DECLINED);

    private BattleState() {}

    private static long markers(long hash, Battle battle) {
        for (var marker : battle.markers()) {
            hash = Fingerprints.add(hash, marker.at().x());
            hash = Fingerprints.add(hash, marker.at().y());
            var owner = marker.owner();
            hash = Fingerprints.add(hash, owner == null ? -1 : owner.ordinal());
        }
        return hash;
    }
}
