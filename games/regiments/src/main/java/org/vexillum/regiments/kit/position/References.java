package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.magic.Spell;

/** Units taken from the sample forces: {@code salt-march/crab-riders}. */
final class References {
    /** A card and the hero who joins it in the force, or null. */
    record Found(UnitCard card, @Nullable UnitCard hero) {}

    private final Map<String, Force> samples = new LinkedHashMap<>();
    private final Map<String, String> byUnit = new LinkedHashMap<>();
    private final Map<Side, List<Force>> bySide = new LinkedHashMap<>();

    Found find(Node node) {
        var written = NodeReader.name(node);
        int slash = written.indexOf('/');
        var force = force(node, slash < 0 ? written : written.substring(0, slash));
        var wanted = slash < 0 ? "" : written.substring(slash + 1);
        var names = new ArrayList<String>();
        for (var card : force.units()) {
            if (card.id().equals(wanted) || card.name().equalsIgnoreCase(wanted))
                return new Found(card, force.joined(card).stream().findFirst().orElse(null));
            names.add(card.id());
        }
        throw NodeReader.unknown(node, "unknown-card", wanted, names);
    }

    private Force force(Node node, String name) {
        if (!RegimentsSamples.names().contains(name))
            throw NodeReader.unknown(node, "unknown-force", name, RegimentsSamples.names());
        return samples.computeIfAbsent(name, RegimentsSamples::sample);
    }

    /** Remembers where the card of a unit comes from. */
    void note(String unit, Side side, Node node) {
        var written = NodeReader.name(node);
        byUnit.put(unit, written);
        var force = force(node, written.substring(0, Math.max(0, written.indexOf('/'))));
        var forces = bySide.computeIfAbsent(side, _ -> new ArrayList<>());
        if (!forces.contains(force)) forces.add(force);
    }

    @Nullable String of(String unit) {
        return byUnit.get(unit);
    }

    /** The spells of the forces from which a side has units. */
    List<Spell> spells(Side side) {
        var spells = new ArrayList<Spell>();
        for (var force : bySide.getOrDefault(side, List.of())) spells.addAll(force.spells());
        return spells;
    }
}
