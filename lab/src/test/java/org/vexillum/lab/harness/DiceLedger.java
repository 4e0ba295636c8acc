package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.lang.reflect.RecordComponent;
import java.util.function.Consumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.dice.Roll;

/** Counts the dice that the events of a game tell of. */
final class DiceLedger implements Consumer<Event> {
    private final Subject<?> subject;
    private final boolean careful;
    private int dice;

    /**
     * @param careful whether to look into every event
     */
    DiceLedger(Subject<?> subject, boolean careful) {
        this.subject = subject;
        this.careful = careful;
    }

    @Override
    public void accept(Event event) {
        must(!event.rules().ids().isEmpty(), "an event rests on no rule", event);
        if (careful) Contents.mustBeValues(event);
        dice += subject.looseDice(event);
        if (event instanceof Record record) rolls(record);
    }

    private void rolls(Record record) {
        for (var component : record.getClass().getRecordComponents())
            if (component.getType() == Roll.class) dice += fallen(roll(record, component));
    }

    private static Roll roll(Record record, RecordComponent component) {
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

    /** No die falls in silence. */
    void mustAgree(int rolled) {
        must(dice == rolled, "dice in the log and dice rolled", dice, rolled);
    }
}
