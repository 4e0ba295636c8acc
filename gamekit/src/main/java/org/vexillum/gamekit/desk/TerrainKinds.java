package org.vexillum.gamekit.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.geometry.Area;

/**
 * The kinds of terrain of a game, by the words in which plans name them.
 *
 * @param id the word for a kind
 */
public record TerrainKinds<K>(List<K> kinds, Function<K, String> id) {
    /** Makes a piece of the game's own. */
    public interface Builder<K, T> {
        T built(K kind, int number, Area area);
    }

    public K called(String sort) {
        for (var kind : kinds) if (id.apply(kind).equals(sort)) return kind;
        throw RequestRefused.wrong("no-kind", sort);
    }

    /** The pieces of a plan, numbered from 1. */
    public <T> List<T> build(List<PlannedTerrain> pieces, Builder<K, T> builder) {
        var built = new ArrayList<T>();
        for (var piece : pieces)
            built.add(builder.built(called(piece.sort()), built.size() + 1, piece.area()));
        return built;
    }
}
