package org.vexillum.warcrow.table;

import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Flag.flag;
import static org.vexillum.kernel.state.Own.own;
import static org.vexillum.kernel.state.Text.text;
import static org.vexillum.kernel.state.Until.ROUND_END;
import static org.vexillum.kernel.state.Use.POSITION;
import static org.vexillum.kernel.state.Word.word;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Fingerprint;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Joint;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.Packed;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Text;
import org.vexillum.kernel.state.Word;
import org.vexillum.warcrow.WarcrowTypes;

/** What can change about a unit: names and order stand in stored games, new ones go to the end. */
public final class UnitState {
    private static final int MANY = 100;

    public static final Word<Unit, Status> STATUS =
            word("status", Status.UNDEPLOYED, Unit::status, Unit::setStatus).except(POSITION);

    public static final Flag<Unit> REVEALED =
            flag("revealed", Unit::revealed, Unit::setRevealed).rule("WC-HIDDEN-04");

    public static final Count<Unit> LEFT =
            count("left", Unit::troops, Unit::setTroops)
                    .from(0, (Unit unit) -> unit.card().troops())
                    .full();

    public static final Count<Unit> STRESS =
            count("stress", Unit::stress, Unit::setStress).from(0, MANY).rule("WC-BG-STRESS-01");

    public static final Count<Unit> TINGE =
            count("tinge", Unit::tinge, Unit::setTinge).from(0, MANY).rule("WC-BG-FOG-01");

    public static final Flag<Unit> FRIGHTENED =
            flag("frightened", Unit::frightened, Unit::setFrightened).rule("WC-DICE-14").badge(2);

    public static final Flag<Unit> DEMORALISED =
            flag("demoralised", Unit::demoralised, Unit::setDemoralised)
                    .rule("WC-BG-DEMORAL-01")
                    .badge(1);

    public static final Count<Unit> ACTIVATIONS =
            count("activations", Unit::activations, Unit::setActivations)
                    .from(0, MANY)
                    .until(ROUND_END)
                    .rule("WC-TURN-04");

    public static final Text<Unit> JOINED_TO =
            text(
                            "joinedTo",
                            (Unit unit) -> unit.joined() ? unit.joinedTo() : null,
                            (unit, to) -> unit.setJoinedTo(to == null ? "" : to))
                    .rule("WC-BG-JOIN-01");

    public static final Text<Unit> LOOT =
            text(
                            "loot",
                            (Unit unit) -> unit.carries() ? unit.loot() : null,
                            (unit, marker) -> unit.setLoot(marker == null ? "" : marker))
                    .rule("WC-SCEN-LOOT-04");

    public static final Own<Unit, UnitStanding> STANDING =
            own("standing", UnitStanding.FAR, Unit::standing, UnitState::stand, UnitState::standing)
                    .except(POSITION);

    public static final States<Unit> ALL =
            States.of(
                    STATUS,
                    REVEALED,
                    LEFT,
                    STRESS,
                    TINGE,
                    FRIGHTENED,
                    DEMORALISED,
                    ACTIVATIONS,
                    JOINED_TO,
                    LOOT,
                    STANDING);

    static final Fingerprint<Unit> FINGERPRINT =
            Fingerprint.of(
                    ALL,
                    STATUS,
                    STANDING,
                    REVEALED,
                    LEFT,
                    STRESS,
                    TINGE,
                    Packed.of(List.of(FRIGHTENED, DEMORALISED)),
                    ACTIVATIONS,
                    Joint.of(UnitState::belongings, JOINED_TO, LOOT));

    private UnitState() {}

    private static void stand(Unit unit, @Nullable UnitStanding now) {
        unit.setStanding(now == null ? UnitStanding.FAR : now);
    }

    private static long standing(long hash, Unit unit) {
        return Fingerprints.add(hash, WarcrowTypes.ALL.text(unit.standing()));
    }

    private static long belongings(long hash, Unit unit) {
        return Fingerprints.add(hash, unit.joinedTo() + "/" + unit.loot());
    }
}
