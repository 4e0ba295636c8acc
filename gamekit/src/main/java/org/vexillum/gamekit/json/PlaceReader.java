package org.vexillum.gamekit.json;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/** Reads places on the table: {@code {x: 12, y: 6.5, facing: 90}} or {@code [12, 6.5, 90]}. */
final class PlaceReader {
    private static final List<String> NAMES = List.of("x", "y", "facing");

    private PlaceReader() {}

    static Point point(Object written, String place) {
        var numbers = numbers(written, 2, place);
        return new Point(numbers[0], numbers[1]);
    }

    static Pose pose(Object written, String place) {
        var numbers = numbers(written, 3, place);
        return new Pose(numbers[0], numbers[1], numbers[2]);
    }

    private static int[] numbers(Object written, int count, String place) {
        var numbers = new int[count];
        for (int i = 0; i < count; i++) {
            var at = place + "." + NAMES.get(i);
            var number = one(written, i, count, place);
            if (number == null) throw new Unreadable(place, "missing", NAMES.get(i));
            numbers[i] = Measures.read(number, i == 2 ? Measures.DEGREE : Measures.INCH, at);
        }
        return numbers;
    }

    private static @Nullable Object one(Object written, int i, int count, String place) {
        return switch (written) {
            case Map<?, ?> map -> {
                UnknownFields.refuse(map, NAMES.subList(0, count), place);
                yield map.get(NAMES.get(i));
            }
            case List<?> list when list.size() == count -> list.get(i);
            default ->
                    throw new Unreadable(
                            place, "no-place", String.join(", ", NAMES.subList(0, count)));
        };
    }
}
