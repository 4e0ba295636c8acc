package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/**
 * Where the models of a regiment go; those not named stay where they are.
 *
 * @param into the garrison that the regiment occupies with this march (FB-GARRISON-06), or null
 */
@Stored(
        as = "Moves",
        with = {"models", "into"})
public record Moves(List<Go> models, @Nullable String into) {
    /** Nobody moves. */
    public static final Moves STAY = new Moves(List.of());

    public Moves {
        models = List.copyOf(models);
    }

    public Moves(List<Go> models) {
        this(models, null);
    }

    public static Moves of(Go... models) {
        return new Moves(List.of(models));
    }

    public boolean stays() {
        return models.isEmpty() && into == null;
    }

    /** What is said about this model, or null. */
    @Nullable Go of(int model) {
        for (int i = 0; i < models.size(); i++)
            if (models.get(i).model() == model) return models.get(i);
        return null;
    }
}
