package org.vexillum.files.journal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;

/** Where two trees of plain values first differ. */
final class TreeDifference {
    private TreeDifference() {}

    /** The first place at which the file says something else than the game. */
    static Optional<Unreadable> first(@Nullable Object file, @Nullable Object game, String place) {
        if (file instanceof Map<?, ?> one && game instanceof Map<?, ?> other)
            return inMaps(one, other, place);
        if (file instanceof List<?> one && game instanceof List<?> other)
            return inLists(one, other, place);
        if (String.valueOf(file).equals(String.valueOf(game))) return Optional.empty();
        return Optional.of(
                new Unreadable(place, "differs", String.valueOf(file), String.valueOf(game)));
    }

    private static Optional<Unreadable> inMaps(Map<?, ?> file, Map<?, ?> game, String place) {
        for (var entry : game.entrySet()) {
            var at = place + "." + entry.getKey();
            var found = first(file.get(entry.getKey()), entry.getValue(), at);
            if (found.isPresent()) return found;
        }
        for (var key : file.keySet())
            if (!game.containsKey(key)) return first(file.get(key), null, place + "." + key);
        return Optional.empty();
    }

    private static Optional<Unreadable> inLists(List<?> file, List<?> game, String place) {
        for (int i = 0; i < Math.max(file.size(), game.size()); i++) {
            var found = first(at(file, i), at(game, i), place + "[" + i + "]");
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private static @Nullable Object at(List<?> list, int i) {
        return i < list.size() ? list.get(i) : null;
    }
}
