package org.vexillum.gamekit;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.kernel.Nullable;

/** The options of a match by the names and values that the ledger gives them. */
public final class OptionValues {
    private OptionValues() {}

    /** Every option with its value. */
    public static SequencedMap<String, String> of(Record options) {
        var values = new LinkedHashMap<String, String>();
        for (var option : all(options))
            values.put(option.getName(), written(option, value(option, options)));
        return values;
    }

    /** The options that do not stand at their defaults. */
    public static SequencedMap<String, String> chosen(Record options) {
        var usual = of(game(options.getClass()).options());
        var chosen = of(options);
        chosen.entrySet().removeIf(each -> each.getValue().equals(usual.get(each.getKey())));
        return chosen;
    }

    private static RecordComponent[] all(Record options) {
        return options.getClass().getRecordComponents();
    }

    /** The same options but for one, by its name and value. */
    public static <O extends Record> O with(O options, String name, String value, String place) {
        var all = all(options);
        var values = new @Nullable Object[all.length];
        boolean known = false;
        for (int i = 0; i < all.length; i++) {
            boolean chosen = all[i].getName().equals(name);
            values[i] = chosen ? read(all[i], value, place) : value(all[i], options);
            known |= chosen;
        }
        if (!known)
            throw new Unreadable(place, "unknown-field", name, String.join(", ", names(all)));
        return make(options, values);
    }

    /** The same options but for those that are written here; others stand as they are. */
    public static <O extends Record> O with(O options, @Nullable Object written, String place) {
        if (!(written instanceof Map<?, ?> chosen)) return options;
        for (var entry : chosen.entrySet())
            options =
                    with(
                            options,
                            String.valueOf(entry.getKey()),
                            String.valueOf(entry.getValue()),
                            place);
        return options;
    }

    private static List<String> names(RecordComponent[] all) {
        return Arrays.stream(all).map(RecordComponent::getName).toList();
    }

    /** The values that an option can have, as they are written; none if there is no such option. */
    public static List<String> possible(Record options, String name) {
        for (var option : all(options))
            if (option.getName().equals(name))
                return possible(option.getType()).stream()
                        .map(each -> written(option, each))
                        .toList();
        return List.of();
    }

    private static Object read(RecordComponent option, String value, String place) {
        if (game(option.getDeclaringRecord()).free(option.getName()))
            return number(option, value.strip(), place);
        var possible = possible(option.getType());
        for (var each : possible)
            if (NodeReader.same(written(option, each), value.strip())) return each;
        var flag = flag(value);
        if (flag != null) for (var each : possible) if (says(option, each, flag)) return each;
        var words = possible.stream().map(each -> written(option, each));
        throw new Unreadable(place, "no-constant", value, words.collect(Collectors.joining(", ")));
    }

    /** Yes and no mean something where a value is the opposite of the other: needed, notNeeded. */
    private static boolean says(RecordComponent option, Object value, boolean flag) {
        if (value instanceof Boolean) return value.equals(flag);
        if (!(value instanceof Enum<?> constant)) return false;
        var all = possible(option.getType()).stream().map(String::valueOf).toList();
        var bare = constant.name().replaceFirst("^NOT_", "");
        return all.contains(bare)
                && all.contains("NOT_" + bare)
                && flag == constant.name().equals(bare);
    }

    private static Object number(RecordComponent option, String value, String place) {
        var game = game(option.getDeclaringRecord());
        var number = game.number(option.getName(), value);
        if (number != null) return number;
        throw new Unreadable(place, "no-constant", value, game.numbers(option.getName()));
    }

    /** YAML takes yes and on for the same. */
    private static @Nullable Boolean flag(String value) {
        return switch (value.strip().toLowerCase(Locale.ROOT)) {
            case "on", "yes", "true" -> true;
            case "off", "no", "false" -> false;
            default -> null;
        };
    }

    private static List<Object> possible(Class<?> type) {
        if (type == boolean.class) return List.of(true, false);
        if (type == int.class) return List.of(0, 1);
        return type.isEnum() ? List.of(type.getEnumConstants()) : List.of();
    }

    private static String written(RecordComponent option, Object value) {
        return switch (value) {
            case Boolean flag -> game(option.getDeclaringRecord()).flag(option.getName(), flag);
            case Enum<?> constant -> camel(constant.name());
            default -> value.toString();
        };
    }

    private static GameKit game(Class<?> options) {
        return Kits.owning(options).orElseThrow();
    }

    private static String camel(String constant) {
        var words = constant.toLowerCase(Locale.ROOT).split("_");
        var name = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++)
            name.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
        return name.toString();
    }

    private static Object value(RecordComponent option, Record options) {
        try {
            return option.getAccessor().invoke(options);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(option.toString(), broken);
        }
    }

    @SuppressWarnings("unchecked")
    private static <O extends Record> O make(O like, @Nullable Object[] values) {
        var types = Arrays.stream(all(like)).map(RecordComponent::getType);
        try {
            return (O)
                    like.getClass()
                            .getConstructor(types.toArray(Class<?>[]::new))
                            .newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("options", broken);
        }
    }
}
