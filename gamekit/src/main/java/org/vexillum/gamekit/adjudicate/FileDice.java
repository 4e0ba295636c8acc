package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Purpose;

/** The dice of a file: in the order in which they fell, or sorted by what they were rolled for. */
final class FileDice {
    private static final int MOST = 100_000;

    /** A face, and what it was rolled for if the file says so. */
    private record Die(int face, List<? extends Enum<?>> purposes, FilePlace at) {}

    /** Dice that lie apart: for these purposes, or any; of this side, or either. */
    private record Heap(@Nullable Side side, List<? extends Enum<?>> purposes, List<Die> dice) {
        boolean fits(Dice wanted) {
            return (side == null || side == wanted.side())
                    && (purposes.isEmpty() || purposes.contains((Enum<?>) wanted.purpose()));
        }
    }

    private final List<Die> inOrder = new ArrayList<>();
    private final List<Heap> sorted = new ArrayList<>();
    private final FilePlace at;
    private final TaskCatalogue<?> docket;
    private final int highest;

    private FileDice(FilePlace at, TaskCatalogue<?> docket) {
        this.at = at;
        this.docket = docket;
        highest =
                docket.purposes().stream().mapToInt(one -> ((Purpose) one).faces()).max().orElse(6);
    }

    static FileDice read(@Nullable Node node, TaskCatalogue<?> docket) {
        var tray = new FileDice(node == null ? FilePlace.NOWHERE : node.place(), docket);
        if (node instanceof Node.Mapping group) tray.sorted(group, null);
        else if (node != null) tray.add(node, List.of(), tray.inOrder);
        return tray;
    }

    /** By purpose, by side, or by side and purpose. */
    private void sorted(Node.Mapping group, @Nullable Side side) {
        for (var entry : group.fields().entrySet()) {
            var who = side == null ? side(entry.getKey()) : null;
            if (who != null && entry.getValue() instanceof Node.Mapping own) sorted(own, who);
            else if (who != null) heap(who, List.of(), entry.getValue());
            else heap(side, purposes(entry.getKey(), entry.getValue()), entry.getValue());
        }
    }

    private void heap(@Nullable Side side, List<? extends Enum<?>> purposes, Node node) {
        var dice = new ArrayList<Die>();
        add(node, purposes, dice);
        sorted.add(new Heap(side, purposes, dice));
    }

    private static @Nullable Side side(String written) {
        for (var side : Side.values()) if (side.name().equals(written)) return side;
        return null;
    }

    private List<? extends Enum<?>> purposes(String name, Node node) {
        var own = docket.purposes(name);
        if (!own.isEmpty()) return own;
        return List.of(NodeReader.word(new Node.Scalar(node.place(), name), docket.purposes()));
    }

    private void add(Node node, List<? extends Enum<?>> purposes, List<Die> dice) {
        switch (node) {
            case Node.Sequence row -> row.entries().forEach(item -> add(item, purposes, dice));
            case Node.Mapping group ->
                    group.fields().forEach((name, some) -> add(some, purposes(name, some), dice));
            case Node.Scalar scalar -> faces(scalar, purposes, dice);
        }
        if (dice.size() > MOST)
            throw new FileFault(node.place(), "out-of-range", dice.size(), 0, MOST);
    }

    /** One face, or several in one text: "6 5 4, 1". */
    private void faces(Node.Scalar scalar, List<? extends Enum<?>> purposes, List<Die> dice) {
        if (NodeReader.written(scalar).isBlank()) return;
        for (var word : NodeReader.written(scalar).strip().split("[\\s,;]+")) {
            if (!word.matches("[1-9]") || word.charAt(0) - '0' > highest)
                throw new FileFault(scalar.place(), "no-face", word, highest);
            dice.add(new Die(word.charAt(0) - '0', purposes, scalar.place()));
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
        if (!die.purposes.isEmpty() && !die.purposes.contains((Enum<?>) wanted.purpose()))
            throw new FileFault(
                    die.at,
                    "dice-for-else",
                    NodeReader.written(die.purposes.getFirst()),
                    NodeReader.written((Enum<?>) wanted.purpose()));
        return die;
    }

    /** Those of the side before those of either, those for the purpose before those for any. */
    private List<Die> queue(Dice wanted) {
        if (sorted.isEmpty()) return inOrder;
        var fitting = new ArrayList<>(sorted.stream().filter(heap -> heap.fits(wanted)).toList());
        fitting.sort(
                Comparator.comparing((Heap heap) -> heap.dice.isEmpty())
                        .thenComparing(heap -> heap.side == null)
                        .thenComparing(heap -> heap.purposes.isEmpty()));
        return fitting.isEmpty() ? List.of() : fitting.getFirst().dice;
    }

    /** How many dice there are for this roll. */
    int left(Dice wanted) {
        return queue(wanted).size();
    }

    FilePlace at() {
        return at;
    }

    /** The faces nobody needed. */
    List<Integer> unused() {
        var unused = new ArrayList<Integer>();
        for (var die : inOrder) unused.add(die.face);
        for (var heap : sorted) for (var die : heap.dice) unused.add(die.face);
        return unused;
    }
}
