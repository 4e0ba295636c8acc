package org.vexillum.regiments.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

/**
 * Charges found on crowded tables.
 *
 * <p>The numbers were taken when the search was compared with brute force on the same tables; fewer
 * means that the search has begun to miss some.
 */
class ChargeOptionsFoundTest {
    private static final int[] FOUND = {
        16, 7, 13, 6, 14, 11, 16, 10, 10, 15, 10, 14, 11, 9, 10, 9, 9, 15, 11, 15, 13, 6, 8, 12
    };

    @Test
    @Rule("AOFR-MOVE-09")
    void areNoFewerThanEver() {
        for (int seed = 0; seed < FOUND.length; seed++)
            assertThat(found(seed)).as("seed %d", seed).isGreaterThanOrEqualTo(FOUND[seed]);
    }

    private static int found(int seed) {
        var battle = new RandomTables(seed).scene(24, 20, 9, 7).battle();
        int found = 0;
        for (var charger : RandomTables.standing(battle))
            for (var target : battle.onTable(charger.side().other()))
                if (ChargeOptions.find(battle, charger, target) != null) found++;
        return found;
    }
}
