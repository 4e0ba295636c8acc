package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.formats.Place;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Purpose;

/** The dice of a file: in the order in which they fell, or sorted by what they were rolled for. */
final class DiceTray {
    private static final int MOST = 100_000;

    /** A face, and what it was rolled for if the file says so. */
    private record Die(int face, @Nullable Enum<?> purpose, Place at) {}

    private final List<Die> inOrder = new ArrayList<>();
    private final Map<Enum<?>, List<Die>> sorted = new LinkedHashMap<>();
    private final Place at;
    private final List<? extends Enum<?>> purposes;
    private final int highest;

    private DiceTray(Place at, List<? extends Enum<?>> purposes) {
        this.at = at;
        this.purposes = purposes;
        highest = purposes.stream().mapToInt(one -> ((Purpose) one).faces()).max().orElse(6);
    }

    /**
     * @param purposes what dice are thrown for in this game
     */
    static DiceTray read(@Nullable Node node, List<? extends Enum<?>> purposes) {
        var tray = new DiceTray(node == null ? Place.NOWHERE : node.place(), purposes);
        if (node instanceof Node.Mapping group) tray.sorted(group);
        else if (node != null) tray.add(node, null, tray.inOrder);
        return tray;
    }

    private void sorted(Node.Mapping group) {
        for (var entry : group.fields().entrySet()) {
            var dice = new ArrayList<Die>();
            var purpose = purpose(entry.getKey(), entry.getValue());
            add(entry.getValue(), purpose, dice);
            sorted.put(purpose, dice);
        }
    }

    private Enum<?> purpose(String name, Node node) {
        return Read.word(new Node.Scalar(node.place(), name), purposes);
    }

    private void add(Node node, @Nullable Enum<?> purpose, List<Die> dice) {
        switch (node) {
            case Node.Sequence row -> row.entries().forEach(item -> add(item, purpose, dice));
            case Node.Mapping group ->
                    group.fields().forEach((name, some) -> add(some, purpose(name, some), dice));
            case Node.Scalar scalar -> faces(scalar, purpose, dice);
        }
        if (dice.size() > MOST) throw new Fault(node.place(), "out-of-range", dice.size(), 0, MOST);
    }

    /** One face, or several in one text: "6 5 4, 1". */
    private void faces(Node.Scalar scalar, @Nullable Enum<?> purpose, List<Die> dice) {
        if (Read.written(scalar).isBlank()) return;
        for (var word : Read.written(scalar).strip().split("[\\s,;]+")) {
            if (!word.matches("[1-9]") || word.charAt(0) - '0' > highest)
                throw new Fault(scalar.place(), "no-face", word, highest);
            dice.add(new Die(word.charAt(0) - '0', purpose, scalar.place()));
        }
    }

    /** So many faces, or null if the file has too few. */
    int @Nullable [] take(Dice wanted, int count) {
        var queue = queue(wanted);
        if (queue.size() < count) return null;
        int[] faces = new int[count];
        for (int i = 0; i < count; i++) faces[i] = fitting(queue.removeFirst(), wanted).face;
        return faces;
    }

    private static Die fitting(Die die, Dice wanted) {
        if (die.purpose != null && die.purpose != wanted.purpose())
            throw new Fault(
                    die.at,
                    "dice-for-else",
                    Read.written(die.purpose),
                    Read.written((Enum<?>) wanted.purpose()));
        return die;
    }

    private List<Die> queue(Dice wanted) {
        if (sorted.isEmpty()) return inOrder;
        return sorted.getOrDefault((Enum<?>) wanted.purpose(), List.of());
    }

    /** How many dice there are for this roll. */
    int left(Dice wanted) {
        return queue(wanted).size();
    }

    Place at() {
        return at;
    }

    /** The faces nobody needed. */
    List<Integer> unused() {
        var unused = new ArrayList<Integer>();
        for (var die : inOrder) unused.add(die.face);
        for (var dice : sorted.values()) for (var die : dice) unused.add(die.face);
        return unused;
    }
}
