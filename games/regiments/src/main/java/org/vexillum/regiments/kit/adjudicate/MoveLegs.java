package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.Manoeuvre.Way;

/**
 * A way in pieces, as players describe it: forward 6, pivot 90, forward 5.
 *
 * @param way null for a pivot
 * @param amount a length or an angle; a length below 0 for "straight on until something is met"
 */
record MoveLegs(List<MoveLegs.Leg> legs) {
    record Leg(@Nullable Way way, int amount) {}

    private static final int ON = -1;
    private static final List<String> TURNING = List.of("pivot", "turn", "rotate");
    private static final List<String> FILLING =
            List.of("inch", "inches", "degrees", "to", "the", "move", "sideways", "by", "straight");
    private static final Map<String, String> OTHER_WORDS =
            Map.of(
                    "back",
                    "backward",
                    "backwards",
                    "backward",
                    "ahead",
                    "forward",
                    "forwards",
                    "forward",
                    "leftward",
                    "left",
                    "rightward",
                    "right");

    static MoveLegs read(Node node) {
        var legs = new ArrayList<Leg>();
        for (var item : NodeReader.oneOrMore(node)) leg(item, legs);
        if (legs.size() > 20) throw new FileFault(node.place(), "legs");
        return new MoveLegs(List.copyOf(legs));
    }

    private static void leg(Node node, List<Leg> legs) {
        if (node instanceof Node.Mapping group)
            group.fields().forEach((word, value) -> legs.add(leg(word, value)));
        else legs.add(words(node));
    }

    /** {@code forward 6}, {@code pivot right 90}, {@code straight on}. */
    private static Leg words(Node node) {
        var words = new ArrayList<>(List.of(text(node).split("\\s+")));
        if (words.contains("on")) return new Leg(Way.FORWARD, ON);
        words.removeIf(FILLING::contains);
        if (words.isEmpty()) throw noLeg(node, text(node));
        var number = new Node.Scalar(node.place(), words.getLast());
        var leg = leg(words.getFirst(), number);
        boolean left = words.size() > 2 && words.get(1).equals("left");
        return left && leg.way == null ? new Leg(null, -leg.amount) : leg;
    }

    /** Signs of inches and degrees left out. */
    private static String text(Node node) {
        return NodeReader.name(node).toLowerCase(Locale.ROOT).replaceAll("[\"°”″,]", " ").strip();
    }

    private static Leg leg(String written, Node value) {
        if (TURNING.contains(written)) return new Leg(null, NodeReader.degrees(value));
        var word = OTHER_WORDS.getOrDefault(written, written);
        for (var way : Way.values())
            if (NodeReader.written(way).equals(word)) return new Leg(way, length(value));
        throw noLeg(value, word);
    }

    private static RuntimeException noLeg(Node node, String word) {
        return NodeReader.unknown(
                node,
                "unknown-leg",
                word,
                List.of("forward", "backward", "left", "right", "pivot"));
    }

    private static int length(Node node) {
        if (node instanceof Node.Scalar scalar && NodeReader.written(scalar).equals("on"))
            return ON;
        int length = NodeReader.inches(node);
        if (length < 0 || length > Lengths.inches(200))
            throw new FileFault(node.place(), "out-of-range", NodeReader.text(node), 0, 200);
        return length;
    }

    /**
     * The straight step to where all pieces but the pivots lead; rounded so as not to go farther.
     */
    ChooseConsolidation.Shift straight(int facing) {
        double east = 0;
        double north = 0;
        for (var leg : legs) {
            if (leg.way == null) continue;
            int direction = facing + turn(leg.way);
            east += Math.max(0, leg.amount) * Angle.sin(direction);
            north += Math.max(0, leg.amount) * Angle.cos(direction);
        }
        return new ChooseConsolidation.Shift((int) east, (int) north);
    }

    private static int turn(Way way) {
        return switch (way) {
            case FORWARD -> 0;
            case RIGHT -> Angle.QUARTER;
            case BACKWARD -> Angle.HALF;
            case LEFT -> -Angle.QUARTER;
        };
    }

    /** The only one there may be, or 0. */
    int pivot() {
        var pivots = legs.stream().filter(leg -> leg.way == null).toList();
        if (pivots.size() > 1) throw refused("AOFR-MOVE-02", "one-pivot");
        return pivots.isEmpty() ? 0 : pivots.getFirst().amount;
    }

    /** The same as the rules have it; what is no single manoeuvre is refused. */
    Manoeuvre manoeuvre() {
        Way way = null;
        int before = 0;
        int after = 0;
        boolean turned = false;
        for (var leg : legs) {
            if (leg.way == null) {
                turned = true;
                continue;
            }
            if (way != null && way != leg.way) throw refused("AOFR-MOVE-04", "one-direction");
            way = leg.way;
            if (!turned) before += Math.max(0, leg.amount);
            else after += Math.max(0, leg.amount);
        }
        return new Manoeuvre(way == null ? Way.FORWARD : way, before, pivot(), after);
    }

    private static IllegalAnswer refused(String rule, String key) {
        return new IllegalAnswer(Refusal.because(rule, key));
    }
}
