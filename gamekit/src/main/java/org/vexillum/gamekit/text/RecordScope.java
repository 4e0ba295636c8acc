package org.vexillum.gamekit.text;

import java.lang.reflect.InvocationTargetException;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.AnsweredItself;

/**
 * The components of a record, and the values it works out from them.
 *
 * <p>What the record itself lacks, such as the unit whose models an answer names, is looked for in
 * the record around it: the question.
 */
final class RecordScope extends Scope {
    private final Object record;
    private final @Nullable Scope around;

    RecordScope(Object record, Phrases phrases, @Nullable Scope around) {
        super(phrases);
        this.record = record;
        this.around = around;
    }

    @Override
    @Nullable Object value(String name) {
        try {
            return record.getClass().getMethod(name).invoke(record);
        } catch (NoSuchMethodException absent) {
            return around == null ? null : around.value(name);
        } catch (IllegalAccessException | InvocationTargetException broken) {
            throw new IllegalStateException(record.getClass() + "." + name, broken);
        }
    }

    @Override
    Meaning meaning(String name) {
        return record instanceof AnsweredItself itself && name.equals("answer")
                ? Meanings.ofAnswer(itself.question())
                : Meanings.of(record.getClass(), name);
    }
}
