package org.vexillum.warcrow.kit.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.vexillum.gamekit.json.Measures;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.scenario.Quadrants;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.UnitStanding;

/** Where a unit stands: distances in strides, a quadrant, and whether it is engaged. */
public final class StandingReader {
    /** Farther than any table. */
    static final int FAR = 200;

    /** The fields that say it, in units and in tasks alike. */
    public static final List<String> FIELDS =
            List.of("gaps", "fromZone", "engaged", "quadrants", "outside", "leader");

    private static final int USUAL_BASE = 2;

    private StandingReader() {}

    /**
     * @param fields gives the node of a field, or null
     * @param now what holds for fields that are left out
     */
    public static UnitStanding read(Function<String, @Nullable Node> fields, UnitStanding now) {
        var zone = fields.apply("fromZone");
        var engaged = fields.apply("engaged");
        var gaps = fields.apply("gaps");
        var leader = fields.apply("leader");
        var placed = leader == null ? now : leader(leader);
        var quadrants = fields.apply("quadrants");
        var outside = fields.apply("outside");
        return new UnitStanding(
                gaps == null ? now.gaps() : gaps(gaps),
                zone == null ? now.fromZone() : NodeReader.hundredths(zone, FAR),
                engaged == null ? now.engaged() : NodeReader.flag(engaged),
                quadrants == null ? placed.quadrants() : texts(quadrants),
                outside == null ? placed.outside() : NodeReader.flag(outside));
    }

    /** {@code [x, y]} of the middle of the leader's base, or {@code {at: [x, y], base: 2}}. */
    private static UnitStanding leader(Node node) {
        if (!(node instanceof Node.Mapping)) return leader(spot(node), USUAL_BASE * Spot.STRIDE);
        var group = new FieldGroup(node);
        var at = spot(group.needed("at"));
        var base = group.get("base");
        int wide = base == null ? USUAL_BASE * Spot.STRIDE : NodeReader.hundredths(base, FAR);
        group.done();
        return leader(at, wide);
    }

    private static UnitStanding leader(Spot at, int base) {
        return Quadrants.leaderAt(at, base / 2);
    }

    /** {@code {O: 2.5, F1: {nearest: 1, leader: 3}}}, or names of what is adjacent. */
    private static List<MarkerDistance> gaps(Node node) {
        var gaps = new ArrayList<MarkerDistance>();
        if (node instanceof Node.Mapping group)
            group.fields().forEach((marker, gap) -> gaps.add(gap(marker, gap)));
        else for (var marker : texts(node)) gaps.add(new MarkerDistance(marker, 0));
        return gaps;
    }

    private static MarkerDistance gap(String marker, Node node) {
        if (!(node instanceof Node.Mapping))
            return new MarkerDistance(marker, NodeReader.hundredths(node, FAR));
        var group = new FieldGroup(node);
        int nearest = NodeReader.hundredths(group.needed("nearest"), FAR);
        var leader = group.get("leader");
        group.done();
        return new MarkerDistance(
                marker, nearest, leader == null ? null : NodeReader.hundredths(leader, FAR));
    }

    static List<String> texts(Node node) {
        var texts = new ArrayList<String>();
        for (var one : NodeReader.oneOrMore(node)) texts.add(NodeReader.name(one));
        return texts;
    }

    /** {@code [x, y]} in strides. */
    public static Spot spot(Node node) {
        var xy = org.vexillum.gamekit.position.Frame.pair(node);
        return new Spot(
                NodeReader.hundredths(xy.get(0), FAR), NodeReader.hundredths(xy.get(1), FAR));
    }

    /** The fields that differ from nothing being near. */
    static void write(UnitStanding standing, Map<String, Object> map) {
        var gaps = new LinkedHashMap<String, Object>();
        for (var gap : standing.gaps()) gaps.put(gap.marker(), written(gap));
        if (!gaps.isEmpty()) map.put("gaps", gaps);
        if (standing.fromZone() > 0) map.put("fromZone", strides(standing.fromZone()));
        if (standing.engaged()) map.put("engaged", true);
        if (!standing.quadrants().isEmpty()) map.put("quadrants", standing.quadrants());
        if (standing.outside()) map.put("outside", true);
    }

    private static Object written(MarkerDistance gap) {
        var leader = gap.leader();
        if (leader == null) return strides(gap.nearest());
        var both = new LinkedHashMap<String, Object>();
        both.put("nearest", strides(gap.nearest()));
        both.put("leader", strides(leader));
        return both;
    }

    static Object strides(int hundredths) {
        return Measures.written(hundredths, Spot.STRIDE);
    }

    static List<Object> written(Spot spot) {
        return List.of(strides(spot.x()), strides(spot.y()));
    }
}
