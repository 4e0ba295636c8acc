package org.vexillum.firstblood.table;

import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Use.POSITION;
import static org.vexillum.kernel.state.Word.word;
import static org.vexillum.kernel.state.Word.wordOrNone;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Fingerprint;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Word;

/**
 * What can change about the table besides its regiments and what each side has: names and order
 * stand in stored games, new ones go to the end.
 */
public final class BattleState {
    public static final Word<Battle, Stage> STAGE =
            word("stage", Stage.RESERVES, Battle::stage, Battle::setStage).except(POSITION);

    public static final Count<Battle> ROUND =
            count("round", Battle::round, Battle::setRound).from(1, 10).except(POSITION);

    public static final Word<Battle, Side> TO_ACT =
            word("toAct", Side.A, Battle::toAct, Battle::setToAct).except(POSITION);

    public static final Word<Battle, Side> FIRST =
            word("first", Side.A, Battle::first, Battle::setFirst)
                    .rule("FB-SUPR-04")
                    .except(POSITION);

    public static final Word<Battle, Side> CONCEDED =
            wordOrNone("conceded", Side.class, Battle::conceded, Battle::setConceded);

    public static final States<Battle> ALL = States.of(STAGE, ROUND, TO_ACT, FIRST, CONCEDED);

    static final Fingerprint<Battle> FINGERPRINT =
            Fingerprint.of(ALL, STAGE, ROUND, TO_ACT, FIRST, BattleState::sides, CONCEDED);

    private BattleState() {}

    private static long sides(long hash, Battle battle) {
        for (var card : battle.stack(Side.A)) hash = Fingerprints.add(hash, card);
        hash = Fingerprints.add(hash, -1);
        for (var card : battle.stack(Side.B)) hash = Fingerprints.add(hash, card);
        for (var side : Side.values()) hash = Fingerprints.add(hash, battle.seenAtFirst(side));
        for (var side : Side.values()) hash = Fingerprints.add(hash, battle.points(side));
        return hash;
    }
}
