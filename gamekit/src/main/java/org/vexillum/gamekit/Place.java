package org.vexillum.gamekit;

/**
 * Where in a file something stands.
 *
 * @param path such as {@code units[2].weapons[0].range}; empty for the whole file and in plain text
 * @param line counted from 1; 0 if there is none
 * @param column counted from 1; 0 if it does not matter
 */
public record Place(String path, int line, int column) {
    public static final Place NOWHERE = new Place("", 0, 0);

    public static Place line(int line) {
        return new Place("", line, 0);
    }

    /** The place of a field of the mapping that stands here. */
    public Place field(String name) {
        return new Place(path.isEmpty() ? name : path + "." + name, line, column);
    }

    /** The same path, found at another line. */
    public Place at(int line, int column) {
        return new Place(path, line, column);
    }

    /** The place of an entry of the list that stands here, counted from 0. */
    public Place entry(int index) {
        return new Place(path + "[" + index + "]", line, column);
    }
}
