package org.vexillum.gamekit.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.Component;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/** Values of any type the rules use, as plain ones. */
final class FactWriter {
    static final Meaning PLAIN = Meanings.parse("count");

    private FactWriter() {}

    static @Nullable Object value(@Nullable Object value) {
        return value(value, Object.class, PLAIN);
    }

    /**
     * @param declared what the reader will expect; a record that is one of several kinds names it
     */
    static @Nullable Object value(@Nullable Object value, Class<?> declared, Meaning meaning) {
        return switch (value) {
            case null -> null;
            case Integer number -> Measures.written(number, meaning);
            case Number number -> number;
            case Boolean flag -> flag;
            case String text -> text;
            case Collection<?> many -> list(many, declared, meaning);
            case ExplainedNumber figure -> DiceFacts.figure(figure, meaning);
            case TargetNumber target -> DiceFacts.target(target);
            case Roll roll -> DiceFacts.roll(roll);
            case Rules rules -> rules.ids();
            case Point point -> place(point);
            case Pose pose -> place(pose);
            case CardRule trait -> trait.written();
            case Enum<?> constant -> written(constant);
            case Record record -> record(record, declared);
            default -> value.toString();
        };
    }

    private static Object list(Collection<?> many, Class<?> declared, Meaning meaning) {
        var list = new ArrayList<@Nullable Object>();
        for (var one : many) list.add(value(one, declared, meaning));
        return list;
    }

    private static Map<String, @Nullable Object> record(Record record, Class<?> declared) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        boolean oneOfSeveral = declared != record.getClass() && !(record instanceof Cause);
        if (oneOfSeveral) map.put("kind", Kind.last(record.getClass()));
        components(record, map);
        return map;
    }

    static void components(Object record, Map<String, @Nullable Object> map) {
        for (var component : Component.of(record.getClass()))
            map.put(
                    component.name(),
                    value(
                            component.in(record),
                            ListTypes.element(component.type()),
                            component.meaning()));
    }

    private static Map<String, @Nullable Object> place(Point point) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("x", Measures.written(point.x(), Measures.INCH));
        map.put("y", Measures.written(point.y(), Measures.INCH));
        return map;
    }

    private static Map<String, @Nullable Object> place(Pose pose) {
        var map = place(pose.place());
        map.put("facing", Measures.written(pose.facing(), Measures.DEGREE));
        return map;
    }

    /** A constant as files have it: {@code front-only}; sides are called A and B. */
    static String written(Enum<?> constant) {
        return constant instanceof Side ? Kind.of(constant) : word(Kind.of(constant));
    }

    static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String word(Purpose purpose) {
        return word(purpose instanceof Enum<?> constant ? Kind.of(constant) : purpose.name());
    }
}
