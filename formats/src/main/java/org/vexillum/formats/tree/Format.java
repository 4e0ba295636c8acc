package org.vexillum.formats.tree;

import java.util.Locale;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** The two ways in which people write trees. */
public enum Format {
    JSON(new JsonFactory()),
    YAML(new YAMLFactory());

    private final TokenStreamFactory factory;

    Format(TokenStreamFactory factory) {
        this.factory = factory;
    }

    /** By the name of the file, else by how the text begins. */
    public static Format of(String fileName, String text) {
        var name = fileName.toLowerCase(Locale.ROOT);
        if (name.endsWith(".yaml") || name.endsWith(".yml")) return YAML;
        return text.stripLeading().startsWith("{") || name.endsWith(".json") ? JSON : YAML;
    }

    JsonParser parser(String text) {
        return factory.createParser(ObjectReadContext.empty(), text);
    }
}
