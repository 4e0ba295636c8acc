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
public record ModelMoves(List<ModelMove> models, @Nullable String into) {
    /** Nobody moves. */
    public static final ModelMoves STAY = new ModelMoves(List.of());

    public ModelMoves {
        models = List.copyOf(models);
    }

    public ModelMoves(List<ModelMove> models) {
        this(models, null);
    }

    public static ModelMoves of(ModelMove... models) {
        return new ModelMoves(List.of(models));
    }

    public boolean stays() {
        return models.isEmpty() && into == null;
    }

    /** What is said about this model, or null. */
    @Nullable ModelMove of(int model) {
        for (int i = 0; i < models.size(); i++)
            if (models.get(i).model() == model) return models.get(i);
        return null;
    }
}
