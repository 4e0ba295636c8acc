package org.vexillum.tourneys.event;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.vexillum.kernel.Nullable;

/** Settings and options by their names, as files and pages write them. */
public final class OptionNames {
    private static final List<String> YES = List.of("true", "on", "yes", "sí", "si");
    private static final List<String> NO = List.of("false", "off", "no");

    private OptionNames() {}

    /** The names of all settings, those of the options included. */
    public static List<String> all() {
        var names = new ArrayList<String>();
        for (var part : Settings.class.getRecordComponents())
            if (part.getType() != EventOptions.class) names.add(part.getName());
        for (var part : EventOptions.class.getRecordComponents()) names.add(part.getName());
        return names;
    }

    /** Every setting with its value. */
    public static SequencedMap<String, Object> of(Settings settings) {
        var values = new LinkedHashMap<String, Object>();
        for (var part : Settings.class.getRecordComponents())
            if (part.getType() != EventOptions.class)
                values.put(part.getName(), written(value(part, settings)));
        for (var part : EventOptions.class.getRecordComponents())
            values.put(part.getName(), written(value(part, settings.options())));
        return values;
    }

    /** The words that an option can have, for those that are a choice. */
    public static SequencedMap<String, List<String>> choices() {
        var choices = new LinkedHashMap<String, List<String>>();
        for (var part : EventOptions.class.getRecordComponents())
            if (part.getType().isEnum())
                choices.put(
                        part.getName(),
                        Arrays.stream(part.getType().getEnumConstants())
                                .map(OptionNames::written)
                                .map(String::valueOf)
                                .toList());
        return choices;
    }

    /** A setting as this program writes it, however somebody did. */
    public static String called(String name) {
        for (var known : all()) if (plain(known).equals(plain(name))) return known;
        return name;
    }

    /** The same settings but for one. Refused if there is no such setting or no such value. */
    public static Settings with(Settings settings, String name, String value) {
        var own = find(Settings.class, name);
        if (own != null && own.getType() != EventOptions.class)
            return change(settings, own.getName(), read(own, value));
        var option = find(EventOptions.class, name);
        if (option == null)
            throw new ChangeRefused("unknown-option", name, String.join(", ", all()));
        var options = change(settings.options(), option.getName(), read(option, value));
        return change(settings, "options", options);
    }

    private static @Nullable RecordComponent find(Class<? extends Record> type, String name) {
        for (var part : type.getRecordComponents())
            if (plain(part.getName()).equals(plain(name))) return part;
        return null;
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "").replace(" ", "");
    }

    private static Object read(RecordComponent part, String value) {
        var type = part.getType();
        var text = value.strip();
        if (type == String.class) return text;
        if (type == boolean.class) return flag(part, text);
        if (type.isEnum()) return constant(part, text);
        if (!text.matches("-?\\d{1,18}(\\.\\d{1,6})?")) throw wrong(part, value, "123");
        if (type == BigDecimal.class) {
            if (text.startsWith("-")) throw wrong(part, value, "123");
            return new BigDecimal(text);
        }
        var whole = new BigDecimal(text);
        if (whole.stripTrailingZeros().scale() > 0) throw wrong(part, value, "123");
        if (type == long.class) return whole.longValue();
        if (whole.signum() < 0 || whole.compareTo(BigDecimal.valueOf(1_000_000)) > 0)
            throw wrong(part, value, "0…1000000");
        return whole.intValue();
    }

    private static boolean flag(RecordComponent part, String text) {
        var word = text.toLowerCase(Locale.ROOT);
        if (YES.contains(word)) return true;
        if (NO.contains(word)) return false;
        throw wrong(part, text, "on, off");
    }

    private static Object constant(RecordComponent part, String text) {
        var all = part.getType().getEnumConstants();
        for (var each : all) if (plain(each.toString()).equals(plain(text))) return each;
        var words = Arrays.stream(all).map(OptionNames::written).map(String::valueOf).toList();
        throw wrong(part, text, String.join(", ", words));
    }

    private static ChangeRefused wrong(RecordComponent part, String value, String allowed) {
        return new ChangeRefused("option-value", value, part.getName(), allowed);
    }

    private static Object written(Object value) {
        return value instanceof Enum<?> constant ? camel(constant.name()) : value;
    }

    private static String camel(String constant) {
        var name = new StringBuilder();
        for (var word : constant.toLowerCase(Locale.ROOT).split("_"))
            name.append(
                    name.isEmpty()
                            ? word
                            : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        return name.toString();
    }

    private static Object value(RecordComponent part, Record owner) {
        try {
            return part.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(part.toString(), broken);
        }
    }

    @SuppressWarnings("unchecked")
    private static <R extends Record> R change(R like, String name, Object now) {
        var parts = like.getClass().getRecordComponents();
        var types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++)
            values[i] = parts[i].getName().equals(name) ? now : value(parts[i], like);
        try {
            return (R) like.getClass().getConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(like.toString(), broken);
        }
    }
}
