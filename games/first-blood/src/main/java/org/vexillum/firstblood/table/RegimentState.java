package org.vexillum.firstblood.table;

import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Flag.flag;
import static org.vexillum.kernel.state.Own.own;
import static org.vexillum.kernel.state.Own.part;
import static org.vexillum.kernel.state.Text.text;
import static org.vexillum.kernel.state.Until.NEXT_ROUND;
import static org.vexillum.kernel.state.Until.ROUND_END;
import static org.vexillum.kernel.state.Use.CORRECTION;
import static org.vexillum.kernel.state.Use.FACTS;
import static org.vexillum.kernel.state.Use.POSITION;
import static org.vexillum.kernel.state.Word.word;
import static org.vexillum.kernel.state.Words.words;

import java.util.List;
import org.vexillum.firstblood.FirstBloodTypes;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Word;
import org.vexillum.kernel.state.Words;

/**
 * What can change about a regiment: names and order stand in stored games, new ones go to the end.
 */
public final class RegimentState {
    private static final int MANY = 100;

    public static final Word<Regiment, Status> STATUS =
            word("status", Status.UNDEPLOYED, Regiment::status, Regiment::setStatus)
                    .except(POSITION);

    public static final Text<Regiment> GARRISON =
            text("garrison", Regiment::garrison, Regiment::setGarrison).except(POSITION);

    /** Who lives, wounds, places. */
    public static final Own<Regiment, Void> MODELS =
            part("models", RegimentFingerprint::models).except(POSITION);

    public static final Count<Regiment> ACTING =
            count("acting", Regiment::acting, Regiment::setActing)
                    .from(Models.NOBODY, Regiment::size)
                    .rule("FB-CMD-09")
                    .except(POSITION);

    public static final Count<Regiment> TOKENS =
            count("tokens", Regiment::tokens, Regiment::setTokens)
                    .from(0, MANY)
                    .rule("FB-TOKEN-01")
                    .badge(4)
                    .in(FACTS, CORRECTION)
                    .except(POSITION);

    public static final Count<Regiment> STARTED_ROUND_WITH =
            count("startedRoundWith", Regiment::startedRoundWith, Regiment::setStartedRoundWith)
                    .from(0, Regiment::size)
                    .rule("FB-BROKEN-01")
                    .except(POSITION);

    public static final Count<Regiment> LOST_THIS_ROUND =
            count("lostThisRound", Regiment::lostThisRound, Regiment::setLostThisRound)
                    .from(0, Regiment::size)
                    .until(NEXT_ROUND)
                    .rule("FB-BROKEN-01");

    public static final Flag<Regiment> BROKEN =
            flag("broken", Regiment::broken, Regiment::setBroken)
                    .rule("FB-BROKEN-01")
                    .badge(1)
                    .in(FACTS, CORRECTION)
                    .except(POSITION);

    public static final Flag<Regiment> ACTIVATED =
            flag("activated", Regiment::activated, Regiment::setActivated)
                    .until(NEXT_ROUND)
                    .rule("FB-ACT-15")
                    .badge(6)
                    .in(FACTS, CORRECTION);

    public static final Flag<Regiment> ARRIVED =
            flag("arrived", Regiment::arrived, Regiment::setArrived)
                    .until(NEXT_ROUND)
                    .rule("FB-REINF-07")
                    .badge(5, "arrived-fb")
                    .in(CORRECTION);

    public static final Word<Regiment, Inspired> INSPIRED =
            word("inspired", Inspired.NO, Regiment::inspired, Regiment::setInspired)
                    .until(ROUND_END)
                    .rule("FB-INSPIRE-01")
                    .badge(2)
                    .in(FACTS, CORRECTION)
                    .except(POSITION);

    public static final Flag<Regiment> AIMED =
            flag("aimed", Regiment::aimed, Regiment::setAimed)
                    .until(ROUND_END)
                    .rule("FB-AIM-02")
                    .badge(3)
                    .in(FACTS, CORRECTION);

    public static final Count<Regiment> OVERCHARGE =
            count("overcharge", Regiment::overcharge, Regiment::setOvercharge)
                    .from(0, MANY)
                    .rule("FB-SR-OVERCHARGE-1")
                    .in(CORRECTION);

    public static final Flag<Regiment> BLESSING_USED =
            flag("blessingUsed", Regiment::blessingUsed, Regiment::setBlessingUsed)
                    .until(NEXT_ROUND)
                    .rule("FB-SR-BLESSED-E1");

    public static final Flag<Regiment> PRESENCE_LOST =
            flag("presenceLost", Regiment::presenceLost, Regiment::setPresenceLost)
                    .rule("FB-PROVOKED-05");

    public static final Words<Regiment, ActionKind> ACTIONS =
            words("actions", ActionKind.class, Regiment::actions, Regiment::setActions)
                    .until(NEXT_ROUND)
                    .rule("FB-ACT-11");

    public static final Own<Regiment, List<TemporaryEffect>> BOONS =
            own("boons", List.of(), Regiment::boons, Regiment::setBoons, RegimentState::boons);

    public static final States<Regiment> ALL =
            States.of(
                    STATUS,
                    GARRISON,
                    MODELS,
                    ACTING,
                    TOKENS,
                    STARTED_ROUND_WITH,
                    LOST_THIS_ROUND,
                    BROKEN,
                    ACTIVATED,
                    ARRIVED,
                    INSPIRED,
                    AIMED,
                    OVERCHARGE,
                    BLESSING_USED,
                    PRESENCE_LOST,
                    ACTIONS,
                    BOONS);

    private RegimentState() {}

    private static long boons(long hash, Regiment regiment) {
        for (var boon : regiment.boons())
            hash = Fingerprints.add(hash, FirstBloodTypes.ALL.text(boon));
        return hash;
    }
}
