package org.vexillum.gamekit.tree;

import java.util.Locale;

/** The two ways in which people write trees. */
public enum Format {
    JSON,
    YAML;

    /** By the name of the file, else by how the text begins. */
    public static Format of(String fileName, String text) {
        var name = fileName.toLowerCase(Locale.ROOT);
        if (name.endsWith(".yaml") || name.endsWith(".yml")) return YAML;
        return text.stripLeading().startsWith("{") || name.endsWith(".json") ? JSON : YAML;
    }
}
