package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;

/**
 * One model of a regiment and what it is there.
 *
 * @param gives what a specialist gives his regiment while he lives (FB-REG-04, FB-REG-05)
 */
public record RegimentMember(ModelCard card, Role role, List<Gift> gives) {
    public RegimentMember {
        gives = List.copyOf(gives);
    }

    public RegimentMember(ModelCard card, Role role) {
        this(card, role, List.of());
    }
}
