package org.vexillum.gamekit.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A sentence with places for values.
 *
 * <ul>
 *   <li>{@code {unit}}: the value, shown by its meaning and type; {@code {0:inches}}: shown so.
 *   <li>{@code {hits|# hit|# hits}}: the first form for one, the second otherwise, {@code #} being
 *       the number; of a list its length.
 *   <li>{@code {passed?yes|no}}: the first if true, not zero, not empty; the second may be left
 *       out. {@code {who=unit?…|…}}: the first if both are called alike.
 * </ul>
 *
 * Forms are templates themselves.
 */
record Template(List<Part> parts) {
    /** A piece of a template. */
    sealed interface Part {}

    record Words(String text) implements Part {}

    /** A value; {@code shown} names a meaning, or is empty. */
    record Value(String name, String shown) implements Part {}

    record Plural(String name, Template one, Template many) implements Part {}

    /** {@code other} is empty unless two values are compared. */
    record Choice(String name, String other, Template yes, Template no) implements Part {}

    static Template parse(String text) {
        var parts = new ArrayList<Part>();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            if (open > from) parts.add(new Words(text.substring(from, open)));
            int close = closing(text, open);
            parts.add(part(text.substring(open + 1, close)));
            from = close + 1;
        }
        if (from < text.length()) parts.add(new Words(text.substring(from)));
        return new Template(List.copyOf(parts));
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            if (text.charAt(i) == '{') depth++;
            if (text.charAt(i) == '}' && --depth == 0) return i;
        }
        throw new IllegalArgumentException("a brace is not closed: " + text);
    }

    private static Part part(String inner) {
        int end = 0;
        while (end < inner.length() && ":|?".indexOf(inner.charAt(end)) < 0) end++;
        var name = inner.substring(0, end);
        if (end == inner.length()) return new Value(name, "");
        var rest = inner.substring(end + 1);
        return switch (inner.charAt(end)) {
            case ':' -> new Value(name, rest);
            case '|' -> plural(name, forms(rest));
            default -> choice(name, forms(rest));
        };
    }

    private static Part plural(String name, List<Template> forms) {
        return new Plural(name, forms.getFirst(), forms.getLast());
    }

    private static Part choice(String name, List<Template> forms) {
        int equals = name.indexOf('=');
        var one = equals < 0 ? name : name.substring(0, equals);
        var other = equals < 0 ? "" : name.substring(equals + 1);
        var no = forms.size() > 1 ? forms.get(1) : new Template(List.of());
        return new Choice(one, other, forms.getFirst(), no);
    }

    /** Cuts at the bars that are in no inner braces. */
    private static List<Template> forms(String text) {
        var forms = new ArrayList<Template>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') depth++;
            if (c == '}') depth--;
            if (c != '|' || depth > 0) continue;
            forms.add(parse(text.substring(from, i)));
            from = i + 1;
        }
        forms.add(parse(text.substring(from)));
        return forms;
    }

    /** The names of all values it uses. */
    List<String> names() {
        var names = new ArrayList<String>();
        for (var part : parts) {
            switch (part) {
                case Words _ -> {}
                case Value value -> names.add(value.name);
                case Plural plural -> {
                    names.add(plural.name);
                    names.addAll(plural.one.names());
                    names.addAll(plural.many.names());
                }
                case Choice choice -> {
                    names.add(choice.name);
                    if (!choice.other.isEmpty()) names.add(choice.other);
                    names.addAll(choice.yes.names());
                    names.addAll(choice.no.names());
                }
            }
        }
        return names;
    }

    String fill(Scope scope) {
        return fill(scope, "#");
    }

    private String fill(Scope scope, String number) {
        var text = new StringBuilder();
        for (var part : parts)
            text.append(
                    switch (part) {
                        case Words words -> words.text.replace("#", number);
                        case Value value -> scope.show(value.name, value.shown);
                        case Plural plural -> plural(plural, scope);
                        case Choice choice -> choice(choice, scope, number);
                    });
        return text.toString();
    }

    private static String plural(Plural plural, Scope scope) {
        int count = scope.count(plural.name);
        return (count == 1 ? plural.one : plural.many).fill(scope, Integer.toString(count));
    }

    private static String choice(Choice choice, Scope scope, String number) {
        boolean holds =
                choice.other.isEmpty()
                        ? scope.holds(choice.name)
                        : scope.alike(choice.name, choice.other);
        return (holds ? choice.yes : choice.no).fill(scope, number);
    }
}
