package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.mission.MissionEvents;
import org.vexillum.regiments.table.Battle;

/** Keeps the books of a game by its events: who fell, how many dice. */
final class Ledger implements Consumer<Event> {
    private final Map<String, Integer> slain = new HashMap<>();
    private final boolean careful;
    private int dice;

    /**
     * @param careful whether to look into every event
     */
    Ledger(boolean careful) {
        this.careful = careful;
    }

    @Override
    public void accept(Event event) {
        must(!event.rules().ids().isEmpty(), "an event rests on no rule", event);
        if (careful) Contents.mustBeValues(event);
        switch (event) {
            case CombatEvents.ModelsSlain e ->
                    slain.merge(e.unit(), e.models().size(), Integer::sum);
            case MissionEvents.RolledOff e -> dice += e.a().size() + e.b().size();
            case Record record -> rolls(record);
            default -> {}
        }
    }

    private void rolls(Record record) {
        for (var component : record.getClass().getRecordComponents())
            if (component.getType() == Roll.class) dice += fallen(roll(record, component));
    }

    private static Roll roll(Record record, java.lang.reflect.RecordComponent component) {
        try {
            return (Roll) component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Dice of a roll, those rolled again counting twice. */
    private static int fallen(Roll roll) {
        return roll.size()
                + (roll.rolledAgain()
                        ? Roll.of(roll.dice(), roll.firstFaces()).placesToRollAgain().length
                        : 0);
    }

    /** Whoever does not stand was slain, and the log said so; no die fell in silence. */
    void mustAgree(Battle battle, int rolled) {
        must(dice == rolled, "dice in the log and dice rolled", dice, rolled);
        for (var unit : battle.units()) {
            if (unit.destroyed()) continue;
            int fallen = slain.getOrDefault(unit.id(), 0);
            must(
                    unit.living() + fallen == unit.startingSize(),
                    "models living and slain",
                    unit.id(),
                    unit.living(),
                    fallen);
        }
    }
}
