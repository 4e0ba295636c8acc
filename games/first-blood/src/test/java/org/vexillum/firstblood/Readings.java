package org.vexillum.firstblood;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.vexillum.firstblood.table.Options;

/** Options that differ from the usual ones in a single reading. */
public final class Readings {
    private Readings() {}

    /** The usual options with the named one changed. */
    public static Options with(String name, Object value) {
        try {
            var parts = Options.class.getRecordComponents();
            var values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++)
                values[i] = parts[i].getName().equals(name) ? value : usual(parts[i]);
            var types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class[]::new);
            return Options.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("no options with " + name, e);
        }
    }

    private static Object usual(RecordComponent part) throws ReflectiveOperationException {
        return part.getAccessor().invoke(Options.DEFAULT);
    }
}
