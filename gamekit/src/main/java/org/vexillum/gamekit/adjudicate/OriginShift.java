package org.vexillum.gamekit.adjudicate;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/**
 * Events and answers as seen from another origin.
 *
 * <p>The rules count from the corner of the table; a file may count from elsewhere.
 */
final class OriginShift {
    private final int dx;
    private final int dy;

    private OriginShift(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** From the rules to the file. */
    static OriginShift toFile(Frame frame) {
        return new OriginShift(-frame.originX(), -frame.originY());
    }

    /** From the file to the rules. */
    static OriginShift toRules(Frame frame) {
        return new OriginShift(frame.originX(), frame.originY());
    }

    @SuppressWarnings("unchecked")
    <T> T of(T value) {
        return dx == 0 && dy == 0 ? value : (T) java.util.Objects.requireNonNull(moved(value));
    }

    private @Nullable Object moved(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Point point -> point.plus(dx, dy);
            case Pose pose -> pose.moved(dx, dy);
            case List<?> list -> list(list);
            case Map<?, ?> map -> map(map);
            case Record record -> record(record);
            default -> value;
        };
    }

    private List<@Nullable Object> list(List<?> list) {
        var moved = new ArrayList<@Nullable Object>();
        for (var one : list) moved.add(moved(one));
        return moved;
    }

    private Map<Object, @Nullable Object> map(Map<?, ?> map) {
        var moved = new LinkedHashMap<Object, @Nullable Object>();
        map.forEach((key, value) -> moved.put(key, moved(value)));
        return moved;
    }

    private Object record(Record record) {
        var components = record.getClass().getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType);
        try {
            var values = new @Nullable Object[components.length];
            for (int i = 0; i < values.length; i++)
                values[i] = moved(components[i].getAccessor().invoke(record));
            var constructor =
                    record.getClass().getDeclaredConstructor(types.toArray(Class<?>[]::new));
            return constructor.newInstance(values);
        } catch (InvocationTargetException | InstantiationException broken) {
            throw new IllegalStateException(record.toString(), broken);
        } catch (NoSuchMethodException | IllegalAccessException hidden) {
            return record;
        }
    }
}
