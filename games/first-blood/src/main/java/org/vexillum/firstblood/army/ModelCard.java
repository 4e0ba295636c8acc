package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Nullable;

/**
 * A model as written in its entry; models that are alike share one card.
 *
 * @param wounded the second profile of edition 2 (FB-WOUND-06), or null
 * @param base the diameter of its round base in units of 0.01 mm (FB-MODEL-02)
 * @param commandRange in units of 0.01 mm as printed, or 0 if none is (then 5 inches: FB-CMD-02)
 * @param abilities what it may do with [Command] (FB-COMMAND-01)
 * @param category of a retinue model, or null (FB-RET-04)
 */
public record ModelCard(
        String name,
        ModelType type,
        WeightClass weight,
        Profile profile,
        @Nullable Profile wounded,
        int base,
        int commandRange,
        List<Trait> traits,
        List<CommandAbility> abilities,
        @Nullable RetinueCategory category) {
    public ModelCard {
        traits = List.copyOf(traits);
        abilities = List.copyOf(abilities);
        if (base <= 0) throw new IllegalArgumentException("a model needs a base");
    }

    public int radius() {
        return base / 2;
    }

    public int size() {
        return type.size();
    }
}
