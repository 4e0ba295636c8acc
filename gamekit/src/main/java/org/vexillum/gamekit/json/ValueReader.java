package org.vexillum.gamekit.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/**
 * Reads values of any type that answers are made of.
 *
 * @param around values by name that give a sense to others, such as the unit of a model
 */
record ValueReader(TableNames names, Map<String, @Nullable Object> around) {

    Object read(Type type, @Nullable Object written, Meaning meaning, String place) {
        if (type instanceof ParameterizedType list) return list(list, written, meaning, place);
        return read((Class<?>) type, written, meaning, place);
    }

    private Object read(Class<?> type, @Nullable Object written, Meaning meaning, String place) {
        if (written == null) throw new Unreadable(place, "nothing");
        if (type == String.class) return text(written, meaning, place);
        if (type == int.class || type == Integer.class) return number(written, meaning, place);
        if (type == boolean.class || type == Boolean.class) return flag(written, place);
        if (type.isEnum())
            return ConstantReader.read(type, PlainValues.text(written, place), place);
        if (type == Point.class) return PlaceReader.point(written, place);
        if (type == Pose.class) return PlaceReader.pose(written, place);
        if (type.isSealed()) return new RecordReader(this).oneOf(type, written, place);
        if (type.isRecord()) return new RecordReader(this).read(type, written, place);
        throw new IllegalStateException("answers of the type " + type + " cannot be read");
    }

    private List<Object> list(
            ParameterizedType type, @Nullable Object written, Meaning meaning, String place) {
        var element = type.getActualTypeArguments()[0];
        if (!(written instanceof List<?> many))
            return List.of(read(element, written, meaning, place));
        var items = new ArrayList<Object>();
        for (int i = 0; i < many.size(); i++)
            items.add(read(element, many.get(i), meaning, place + "[" + i + "]"));
        return items;
    }

    private String text(Object written, Meaning meaning, String place) {
        var text = PlainValues.text(written, place);
        return meaning.sense() == Meaning.Sense.UNIT ? unit(text, place) : text;
    }

    private String unit(String written, String place) {
        var meant = names.unitsCalled(written);
        if (meant.size() == 1) return meant.getFirst();
        if (meant.size() > 1)
            throw new Unreadable(place, "several-units", written, String.join(", ", meant));
        if (names.units().isEmpty() || written.isEmpty()) return written;
        throw new Unreadable(place, "no-unit", written, String.join(", ", names.units()));
    }

    private int number(Object written, Meaning meaning, String place) {
        if (meaning.measured()) return Measures.read(written, meaning.scale(), place);
        if (meaning.sense() == Meaning.Sense.MODEL && written instanceof String text)
            return model(text.strip(), meaning.of(), place);
        return PlainValues.whole(written, place);
    }

    private int model(String written, String of, String place) {
        var number = written.startsWith("#") ? written.substring(1) : written;
        if (number.matches("-?\\d{1,4}")) return Integer.parseInt(number);
        var unit = around.get(of) instanceof String id ? id : "";
        var meant = ModelNames.called(written, unit, names);
        if (meant.size() == 1) return meant.getFirst();
        throw new Unreadable(place, "no-model", written, unit);
    }

    private static boolean flag(Object written, String place) {
        if (written instanceof Boolean flag) return flag;
        return switch (PlainValues.text(written, place).strip().toLowerCase(Locale.ROOT)) {
            case "true", "yes", "y", "sí", "si" -> true;
            case "false", "no", "n" -> false;
            default -> throw new Unreadable(place, "no-flag", PlainValues.shown(written));
        };
    }
}
