package org.vexillum.gamekit;

/**
 * Where in a file something stands.
 *
 * @param path such as {@code units[2].weapons[0].range}; empty for the whole file and in plain text
 * @param line counted from 1; 0 if there is none
 * @param column counted from 1; 0 if it does not matter
 */
public record FilePlace(String path, int line, int column) {
    public static final FilePlace NOWHERE = new FilePlace("", 0, 0);

    public static FilePlace line(int line) {
        return new FilePlace("", line, 0);
    }

    /** The place of a field of the mapping that stands here. */
    public FilePlace field(String name) {
        return new FilePlace(path.isEmpty() ? name : path + "." + name, line, column);
    }

    /** The same path, found at another line. */
    public FilePlace at(int line, int column) {
        return new FilePlace(path, line, column);
    }

    /** The place of an entry of the list that stands here, counted from 0. */
    public FilePlace entry(int index) {
        return new FilePlace(path + "[" + index + "]", line, column);
    }
}
