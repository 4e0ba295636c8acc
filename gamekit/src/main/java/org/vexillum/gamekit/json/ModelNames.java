package org.vexillum.gamekit.json;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.TableNames;

/** Models by name. */
final class ModelNames {
    private ModelNames() {}

    /** The numbers of the models of a unit that are called so. */
    static List<Integer> called(String name, String unit, TableNames names) {
        var numbers = new ArrayList<Integer>();
        for (int i = 0; names.model(unit, i).isPresent(); i++)
            if (names.model(unit, i).orElseThrow().equalsIgnoreCase(name)) numbers.add(i);
        return numbers;
    }
}
