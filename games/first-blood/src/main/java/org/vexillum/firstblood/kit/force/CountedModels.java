package org.vexillum.firstblood.kit.force;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.Role;

/** Models that are alike, counted. */
final class CountedModels {
    private CountedModels() {}

    static SequencedMap<RegimentMember, Integer> of(RegimentCard card, Role role) {
        var counts = new LinkedHashMap<RegimentMember, Integer>();
        for (var member : card.members())
            if (member.role() == role) counts.merge(member, 1, Integer::sum);
        return counts;
    }
}
