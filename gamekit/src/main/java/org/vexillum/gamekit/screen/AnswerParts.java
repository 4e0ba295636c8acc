package org.vexillum.gamekit.screen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.Nullable;

/** Written answers that are lists of parts, such as models that take wounds. */
final class AnswerParts {
    private AnswerParts() {}

    /** An answer for each part alone; none if it is no list of parts. */
    static List<Map<String, Object>> alone(@Nullable Object written) {
        if (!(written instanceof Map<?, ?> fields)) return List.of();
        var alone = new ArrayList<Map<String, Object>>();
        for (var field : fields.entrySet()) {
            if (!(field.getValue() instanceof List<?> parts)) return List.of();
            for (Object part : parts) alone.add(only(fields, field.getKey(), part));
        }
        return alone;
    }

    private static Map<String, Object> only(Map<?, ?> fields, Object name, Object part) {
        var answer = new LinkedHashMap<String, Object>();
        for (Object field : fields.keySet())
            answer.put(String.valueOf(field), field.equals(name) ? List.of(part) : List.of());
        return answer;
    }
}
