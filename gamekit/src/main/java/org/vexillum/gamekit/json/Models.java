package org.vexillum.gamekit.json;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Names;

/** Models by name. */
final class Models {
    private Models() {}

    /** The numbers of the models of a unit that are called so. */
    static List<Integer> called(String name, String unit, Names names) {
        var numbers = new ArrayList<Integer>();
        for (int i = 0; names.model(unit, i).isPresent(); i++)
            if (names.model(unit, i).orElseThrow().equalsIgnoreCase(name)) numbers.add(i);
        return numbers;
    }
}
