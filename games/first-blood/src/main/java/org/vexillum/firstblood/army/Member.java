package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.table.Boon.Gift;

/**
 * One model of a regiment and what it is there.
 *
 * @param gives what a specialist gives his regiment while he lives (FB-REG-04, FB-REG-05)
 */
public record Member(ModelCard card, Role role, List<Gift> gives) {
    public Member {
        gives = List.copyOf(gives);
    }

    public Member(ModelCard card, Role role) {
        this(card, role, List.of());
    }
}
