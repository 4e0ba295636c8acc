package org.vexillum.firstblood.traits;

import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.stored.Stored;

/**
 * A ranged attack: shots, range, and the special rules of the shots (FB-SR-BARRAGE-1, FB-PROF-13).
 *
 * @param range in units of 0.01 mm; 0 where only shots are added to a barrage it has
 */
@Stored(
        as = "Barrage",
        with = {"x", "adds", "range", "traits"})
public record Barrage(int x, boolean adds, int range, List<Trait> traits) implements Trait {
    public Barrage {
        traits = List.copyOf(traits);
    }

    @Override
    public String name() {
        return "Barrage";
    }

    @Override
    public String rule() {
        return "FB-SR-BARRAGE-1";
    }

    @Override
    public String written() {
        return written("Barrage", Trait::written);
    }

    /** With this name and its rules told so. */
    String written(String name, Function<Trait, String> told) {
        var text = new StringBuilder(name + " (" + (adds ? "+" : "") + x + ")");
        if (range > 0) {
            text.append(" (").append(Lengths.show(range)).append('"');
            for (var trait : traits) text.append(", ").append(told.apply(trait));
            text.append(')');
        }
        return text.toString();
    }
}
