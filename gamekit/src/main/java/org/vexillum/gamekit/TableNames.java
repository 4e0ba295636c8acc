package org.vexillum.gamekit;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;

/** What the units and models of a table are called. */
public interface TableNames {
    /** No unit is known: ids are shown as they are. */
    TableNames NONE =
            new TableNames() {
                @Override
                public Optional<String> unit(String id) {
                    return Optional.empty();
                }

                @Override
                public Optional<String> model(String unit, int number) {
                    return Optional.empty();
                }

                @Override
                public List<String> units() {
                    return List.of();
                }

                @Override
                public List<String> unitsCalled(String written) {
                    return List.of();
                }

                @Override
                public TableNames renamed(UnaryOperator<Unit> other) {
                    return this;
                }
            };

    /**
     * A unit on a table.
     *
     * @param models the names of its models by their numbers, the fallen included
     */
    record Unit(String id, Side side, String name, List<String> models) {
        public Unit {
            models = List.copyOf(models);
        }
    }

    /** The names of a battle; they stay the same while it lasts. */
    static TableNames of(Table<?> battle) {
        return Kits.of(battle).names(battle);
    }

    static TableNames of(List<Unit> units) {
        return new CardNames(units);
    }

    /** The name of a unit, told apart from others of the same name. */
    Optional<String> unit(String id);

    /** The name of a model, by its number in the unit. */
    Optional<String> model(String unit, int number);

    /** The ids of all units. */
    List<String> units();

    /** The ids of the units that somebody may mean by an id or a name. */
    List<String> unitsCalled(String written);

    /** What a model of this name is called now, if it was renamed. */
    default String instead(String model) {
        return model;
    }

    /** The same units under other names; their ids stay. */
    TableNames renamed(UnaryOperator<Unit> other);
}
