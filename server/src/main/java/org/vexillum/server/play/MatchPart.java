package org.vexillum.server.play;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.rules.Lang;

/**
 * A stretch of a match that was played under one version of the rules.
 *
 * @param before entries of the journal that belong to older parts, the note that ends them included
 * @param remarks made in older parts
 * @param table it began with
 * @param old lines of the log that older parts told, by language
 */
record MatchPart<T>(
        int number, int before, int remarks, T table, Map<Lang, List<Map<String, Object>>> old) {
    static <T> MatchPart<T> first(T start) {
        return new MatchPart<>(0, 0, 0, start, Map.of());
    }

    List<Map<String, Object>> old(Lang lang) {
        return old.getOrDefault(lang, List.of());
    }
}
