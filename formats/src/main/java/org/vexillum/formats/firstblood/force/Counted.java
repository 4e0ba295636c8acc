package org.vexillum.formats.firstblood.force;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;

/** Models that are alike, counted. */
final class Counted {
    private Counted() {}

    static SequencedMap<ModelCard, Integer> retinue(RegimentCard card) {
        var counts = new LinkedHashMap<ModelCard, Integer>();
        for (var member : card.members())
            if (member.role() == Role.RETINUE) counts.merge(member.card(), 1, Integer::sum);
        return counts;
    }
}
