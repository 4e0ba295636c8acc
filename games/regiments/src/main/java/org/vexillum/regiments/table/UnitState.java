package org.vexillum.regiments.table;

import static org.vexillum.kernel.state.Count.count;
import static org.vexillum.kernel.state.Flag.flag;
import static org.vexillum.kernel.state.Numbers.numbers;
import static org.vexillum.kernel.state.Own.own;
import static org.vexillum.kernel.state.PerModel.perModel;
import static org.vexillum.kernel.state.Until.ACTIVATION_END;
import static org.vexillum.kernel.state.Until.NEXT_ROUND;
import static org.vexillum.kernel.state.Until.ROUND_END;
import static org.vexillum.kernel.state.Use.CORRECTION;
import static org.vexillum.kernel.state.Use.END;
import static org.vexillum.kernel.state.Use.FACTS;
import static org.vexillum.kernel.state.Use.POSITION;
import static org.vexillum.kernel.state.Word.word;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Count;
import org.vexillum.kernel.state.Flag;
import org.vexillum.kernel.state.Numbers;
import org.vexillum.kernel.state.Own;
import org.vexillum.kernel.state.PerModel;
import org.vexillum.kernel.state.States;
import org.vexillum.kernel.state.Word;
import org.vexillum.regiments.RegimentsTypes;

/** What can change about a unit: names and order stand in stored games, new ones go to the end. */
public final class UnitState {
    public static final Word<Unit, Status> STATUS =
            word("status", Status.UNDEPLOYED, Unit::status, Unit::setStatus).except(POSITION);

    /** Who stands where, front row first. */
    public static final Own<Unit, List<Integer>> SLOTS =
            own("slots", List.of(), UnitState::slots, UnitState::stand, UnitState::slots)
                    .except(POSITION);

    public static final PerModel<Unit> WOUNDS =
            ofModels("wounds", Unit::wounds, Unit::setWounds).rule("AOFR-SR-TOUGH-1");

    public static final PerModel<Unit> TOKENS =
            ofModels("tokens", Unit::tokens, Unit::setTokens).rule("AOFR-SR-CASTER-1");

    /** Limited weapons used up, as bits. */
    public static final PerModel<Unit> SPENT =
            ofModels("spent", Unit::spent, Unit::setSpent).rule("AOFR-SR-LIMITED-1");

    public static final Own<Unit, Pose> FRONT =
            own("front", null, Unit::place, Unit::place, UnitState::place).except(POSITION);

    public static final Flag<Unit> ACTIVATED =
            flag("activated", Unit::activated, Unit::setActivated)
                    .until(NEXT_ROUND)
                    .rule("AOFR-ROUND-03")
                    .badge(4)
                    .in(FACTS, CORRECTION);

    public static final Flag<Unit> SHAKEN =
            flag("shaken", Unit::shaken, Unit::setShaken)
                    .rule("AOFR-SHAKEN-01")
                    .badge(1)
                    .in(FACTS, END, CORRECTION);

    public static final Flag<Unit> FATIGUED =
            flag("fatigued", Unit::fatigued, Unit::setFatigued)
                    .until(ROUND_END)
                    .rule("AOFR-FATIGUE-01")
                    .badge(2)
                    .in(FACTS, END, CORRECTION);

    public static final Flag<Unit> ARRIVED =
            flag("arrived", Unit::arrived, Unit::setArrived)
                    .until(NEXT_ROUND)
                    .rule("AOFR-SR-AMBUSH-2")
                    .badge(3)
                    .in(CORRECTION);

    public static final Flag<Unit> FOUGHT =
            flag("fought", Unit::fought, Unit::setFought)
                    .until(ACTIVATION_END)
                    .rule("AOFR-RESULT-01");

    public static final Count<Unit> WOUNDS_TAKEN =
            count("woundsTaken", Unit::woundsTaken, Unit::setWoundsTaken)
                    .from(0, 999)
                    .until(ACTIVATION_END)
                    .rule("AOFR-MORALE-01");

    public static final Numbers<Unit> ENDANGERED =
            numbers(
                            "endangered",
                            Unit::endangered,
                            Unit::setEndangered,
                            unit -> unit.startingSize() - 1)
                    .until(ACTIVATION_END)
                    .rule("AOFR-TERRAIN-05");

    public static final Own<Unit, List<SpellBoon>> BOONS =
            own("boons", List.of(), Unit::boons, Unit::setBoons, UnitState::boons)
                    .until(ROUND_END)
                    .rule("AOFR-SR-CASTER-3");

    public static final States<Unit> ALL =
            States.of(
                    STATUS,
                    SLOTS,
                    WOUNDS,
                    TOKENS,
                    SPENT,
                    FRONT,
                    ACTIVATED,
                    SHAKEN,
                    FATIGUED,
                    ARRIVED,
                    FOUGHT,
                    WOUNDS_TAKEN,
                    ENDANGERED,
                    BOONS);

    private UnitState() {}

    /** Of which in positions the game's own code knows several forms. */
    private static PerModel<Unit> ofModels(
            String name, PerModel.Reader<Unit> reader, PerModel.Setter<Unit> setter) {
        return perModel(name, Unit::startingSize, reader, setter).except(POSITION);
    }

    private static List<Integer> slots(Unit unit) {
        return Arrays.stream(unit.slots()).boxed().toList();
    }

    private static void stand(Unit unit, List<Integer> models) {
        unit.stand(models.stream().mapToInt(Integer::intValue).toArray());
    }

    private static long slots(long hash, Unit unit) {
        for (int slot = 0; slot < unit.living(); slot++)
            hash = Fingerprints.add(hash, unit.inSlot(slot));
        return hash;
    }

    private static long place(long hash, Unit unit) {
        var pose = unit.place();
        if (pose == null) return hash;
        hash = Fingerprints.add(hash, pose.x());
        hash = Fingerprints.add(hash, pose.y());
        return Fingerprints.add(hash, pose.facing());
    }

    private static long boons(long hash, Unit unit) {
        for (var boon : unit.boons()) hash = Fingerprints.add(hash, RegimentsTypes.ALL.text(boon));
        return hash;
    }
}
