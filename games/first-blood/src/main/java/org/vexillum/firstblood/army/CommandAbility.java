package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.table.TemporaryEffect;

/**
 * A [Command] ability (FB-COMMAND-01): what the chosen regiment gets.
 *
 * @param heals wounds healed at once
 */
public record CommandAbility(String name, List<TemporaryEffect.Gift> gifts, int heals) {
    public CommandAbility {
        gifts = List.copyOf(gifts);
    }
}
