package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.table.TemporaryEffect;

/**
 * A unique item of a character (FB-ITEM-01).
 *
 * @param catalogue the list it was chosen from
 */
public record Item(String name, String catalogue, int points, List<TemporaryEffect.Gift> gifts) {
    public Item {
        gifts = List.copyOf(gifts);
    }
}
