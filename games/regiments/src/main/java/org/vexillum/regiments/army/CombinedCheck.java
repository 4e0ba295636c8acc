package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.kernel.Rules;

/**
 * Units merged from two copies.
 *
 * <p>The first half of the models is one copy, the second half the other.
 */
final class CombinedCheck {
    private static final Rules MERGING = Rules.of("AOFR-COMBINED-01");

    /** The largest entry the rules know; more would be a merged unit merged again. */
    private static final int LARGEST = 10;

    private CombinedCheck() {}

    static void check(UnitCard unit, Findings found) {
        if (!unit.combined()) return;
        int models = unit.models().size();
        if (unit.models().stream().anyMatch(ModelCard::hero))
            found.violation(unit, MERGING, "combined.hero", unit.name());
        if (models <= 2) found.violation(unit, MERGING, "combined.single", unit.name());
        else if (models % 2 != 0)
            found.violation(unit, MERGING, "combined.uneven", unit.name(), models);
        else if (models > 2 * LARGEST)
            found.violation(unit, MERGING, "combined.again", unit.name(), models);
        else halves(unit, found);
    }

    private static void halves(UnitCard unit, Findings found) {
        int half = unit.models().size() / 2;
        var first = unit.models().subList(0, half);
        var second = unit.models().subList(half, 2 * half);
        var missing = new ArrayList<>(onlyIn(first, second));
        missing.addAll(onlyIn(second, first));
        for (var upgrade : missing)
            found.violation(
                    unit, Rules.of("AOFR-COMBINED-02"), "combined.half", unit.name(), upgrade);
    }

    /**
     * What every model of one copy has and none of the other.
     *
     * <p>What only some models of the other lack may have been given in exchange for something
     * else, model by model, and may differ.
     */
    private static List<Object> onlyIn(List<ModelCard> one, List<ModelCard> other) {
        var names = new ArrayList<Object>();
        names.addAll(onlyIn(one, other, ModelCard::traits, trait -> trait));
        names.addAll(onlyIn(one, other, ModelCard::weapons, Weapon::name));
        names.addAll(onlyIn(one, other, model -> List.of(model.quality()), q -> "Q" + q + "+"));
        names.addAll(onlyIn(one, other, model -> List.of(model.defense()), d -> "D" + d + "+"));
        return names;
    }

    private static <T> List<Object> onlyIn(
            List<ModelCard> one,
            List<ModelCard> other,
            Function<ModelCard, List<T>> has,
            Function<T, Object> name) {
        return has.apply(one.getFirst()).stream()
                .distinct()
                .filter(thing -> one.stream().allMatch(model -> has.apply(model).contains(thing)))
                .filter(thing ->
                        other.stream().noneMatch(model -> has.apply(model).contains(thing)))
                .map(name)
                .distinct()
                .toList();
    }
}
