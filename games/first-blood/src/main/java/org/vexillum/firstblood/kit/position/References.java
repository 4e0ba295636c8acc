package org.vexillum.firstblood.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/** Regiments taken from the sample forces: {@code force/regiment}. */
final class References {
    private final FirstBloodForceFormat format;
    private final Map<String, Force> samples = new LinkedHashMap<>();
    private final Map<String, String> byRegiment = new LinkedHashMap<>();
    private final Map<Side, List<Force>> bySide = new LinkedHashMap<>();

    References(Edition edition) {
        format = new FirstBloodForceFormat(edition);
    }

    /** The card that is named, noted as that of a regiment. */
    RegimentCard find(Node node, String id, Side side) {
        var written = NodeReader.name(node);
        int slash = Math.max(0, written.indexOf('/'));
        var force = force(node, written.substring(0, slash));
        var wanted = written.substring(Math.min(written.length(), slash + 1));
        var names = new ArrayList<String>();
        for (var card : force.regiments()) {
            names.add(card.id());
            if (!card.id().equals(wanted) && !card.name().equalsIgnoreCase(wanted)) continue;
            byRegiment.put(id, written);
            var forces = bySide.computeIfAbsent(side, _ -> new ArrayList<>());
            if (!forces.contains(force)) forces.add(force);
            return card;
        }
        throw NodeReader.unknown(node, "unknown-card", wanted, names);
    }

    private Force force(Node node, String name) {
        if (!format.samples().contains(name))
            throw NodeReader.unknown(node, "unknown-force", name, format.samples());
        return samples.computeIfAbsent(name, known -> Samples.read(format, known));
    }

    /** Where the card of a regiment comes from, or null if the file describes it. */
    @Nullable String of(String regiment) {
        return byRegiment.get(regiment);
    }

    /** The incantations of the forces from which a side has regiments. */
    List<Incantation> incantations(Side side) {
        var spells = new ArrayList<Incantation>();
        for (var force : bySide.getOrDefault(side, List.of())) spells.addAll(force.incantations());
        return spells;
    }
}
