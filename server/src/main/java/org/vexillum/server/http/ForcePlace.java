package org.vexillum.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.ServerWords;

/** Where in a list something is wrong, as people would say it: Harbour Guard, rule 5. */
record ForcePlace(ServerWords words, @Nullable Object force) {
    private static final Pattern STEP = Pattern.compile("([A-Za-z]+)(?:\\[(\\d{1,4})\\])?");

    ForcePlace(Lang lang, @Nullable Object force) {
        this(ServerWords.in(lang), force);
    }

    /** Empty if it is nowhere. */
    String of(FilePlace place) {
        if (place.path().isEmpty())
            return place.line() > 0 ? words.say("list.line", String.valueOf(place.line())) : "";
        var said = new ArrayList<String>();
        var node = force;
        for (var step : place.path().split("\\.")) {
            var found = STEP.matcher(step);
            if (!found.matches()) return place.path();
            node = into(node, found.group(1));
            if (found.group(2) != null) node = into(node, Integer.parseInt(found.group(2)));
            said.add(step(found.group(1), found.group(2), node));
        }
        return String.join(", ", said);
    }

    private static @Nullable Object into(@Nullable Object node, String field) {
        return node instanceof Map<?, ?> fields ? fields.get(field) : null;
    }

    private static @Nullable Object into(@Nullable Object node, int number) {
        return node instanceof List<?> list && number < list.size() ? list.get(number) : null;
    }

    /** What has a name is called by it. */
    private String step(String field, @Nullable String number, @Nullable Object node) {
        if (node instanceof Map<?, ?> fields && fields.get("name") instanceof String name)
            if (!name.isBlank()) return name;
        var key = "list." + field;
        var called = words.has(key) ? words.say(key) : field;
        return number == null ? called : called + " " + (Integer.parseInt(number) + 1);
    }
}
