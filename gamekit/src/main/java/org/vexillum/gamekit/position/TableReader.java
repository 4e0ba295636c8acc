package org.vexillum.gamekit.position;

import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/** Reads the size of the table and where its coordinates begin. */
public final class TableReader {
    private TableReader() {}

    /**
     * @param usual the table of a file that says nothing
     */
    public static Frame read(Node node, Frame usual) {
        var fields = new FieldGroup(node);
        int width = edge(fields.get("width"), usual.width());
        int depth = edge(fields.get("depth"), usual.depth());
        var frame = origin(new Frame(width, depth, 0, 0), fields.get("origin"));
        fields.done();
        return frame;
    }

    private static int edge(@Nullable Node node, int usual) {
        if (node == null) return usual;
        int edge = NodeReader.inches(node);
        if (edge < Frame.LEAST || edge > Frame.MOST)
            throw new FileFault(node.place(), "out-of-range", NodeReader.text(node), 1, 1000);
        return edge;
    }

    /** The south-west corner, the centre, or a point counted from that corner. */
    private static Frame origin(Frame frame, @Nullable Node node) {
        if (node == null) return frame;
        if (node instanceof Node.Sequence) {
            var point = frame.point(node);
            return new Frame(frame.width(), frame.depth(), point.x(), point.y());
        }
        return switch (NodeReader.name(node)) {
            case "corner" -> frame;
            case "centre", "center" -> frame.fromCentre();
            default ->
                    throw new FileFault(
                            node.place(), "unknown-word", NodeReader.name(node), "corner, centre");
        };
    }
}
