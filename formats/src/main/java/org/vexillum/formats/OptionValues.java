package org.vexillum.formats;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.table.Options;

/** The options of a match by the names and values that the ledger gives them. */
public final class OptionValues {
    private static final RecordComponent[] ALL = Options.class.getRecordComponents();

    private OptionValues() {}

    /** Every option with its value. */
    public static SequencedMap<String, String> of(Options options) {
        var values = new LinkedHashMap<String, String>();
        for (var option : ALL) values.put(option.getName(), written(value(option, options)));
        return values;
    }

    /** The same options but for one, by its name and value. */
    public static Options with(Options options, String name, String value, String place) {
        var values = new @Nullable Object[ALL.length];
        boolean known = false;
        for (int i = 0; i < ALL.length; i++) {
            boolean chosen = ALL[i].getName().equals(name);
            values[i] = chosen ? read(ALL[i].getType(), value, place) : value(ALL[i], options);
            known |= chosen;
        }
        if (!known) throw new Unreadable(place, "unknown-field", name, String.join(", ", names()));
        return make(values);
    }

    private static List<String> names() {
        return Arrays.stream(ALL).map(RecordComponent::getName).toList();
    }

    private static Object read(Class<?> type, String value, String place) {
        for (var possible : possible(type))
            if (written(possible).equalsIgnoreCase(value.strip())) return possible;
        var words = possible(type).stream().map(OptionValues::written);
        throw new Unreadable(place, "no-constant", value, words.collect(Collectors.joining(", ")));
    }

    private static List<Object> possible(Class<?> type) {
        if (type == boolean.class) return List.of(true, false);
        return type == int.class ? List.of(0, 1) : List.of(type.getEnumConstants());
    }

    private static String written(Object value) {
        return switch (value) {
            case Boolean flag -> flag ? "on" : "off";
            case Enum<?> constant -> camel(constant.name());
            default -> value.toString();
        };
    }

    private static String camel(String constant) {
        var words = constant.toLowerCase(Locale.ROOT).split("_");
        var name = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++)
            name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
        return name.toString();
    }

    private static Object value(RecordComponent option, Options options) {
        try {
            return option.getAccessor().invoke(options);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(option.toString(), broken);
        }
    }

    private static Options make(@Nullable Object[] values) {
        var types = Arrays.stream(ALL).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return Options.class.getConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("options", broken);
        }
    }
}
