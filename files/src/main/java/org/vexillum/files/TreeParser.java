package org.vexillum.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Reads a whole file into a tree. */
final class TreeParser {
    private static final int MOST_DIGITS = 40;
    private static final TokenStreamFactory JSON = new JsonFactory();
    private static final TokenStreamFactory YAML = new YAMLFactory();

    private final JsonParser parser;
    private final Problems problems;

    private TreeParser(JsonParser parser, Problems problems) {
        this.parser = parser;
        this.problems = problems;
    }

    /** The tree, or null if the text is none; then the problems say where it breaks off. */
    static @Nullable Node read(String text, Format format, Problems problems) {
        try (var parser = parser(text, format)) {
            return new TreeParser(parser, problems).whole();
        } catch (JacksonException broken) {
            SyntaxFault.of(broken, text).to(problems);
            return null;
        }
    }

    private static JsonParser parser(String text, Format format) {
        var factory = format == Format.JSON ? JSON : YAML;
        return factory.createParser(ObjectReadContext.empty(), text);
    }

    private @Nullable Node whole() {
        if (parser.nextToken() == null) {
            problems.error(FilePlace.NOWHERE, "file.empty");
            return null;
        }
        var node = node(new FilePlace("", 0, 0));
        if (parser.nextToken() != null) problems.error(here(FilePlace.NOWHERE), "file.more");
        return node;
    }

    private Node node(FilePlace path) {
        var place = here(path);
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(place);
            case START_ARRAY -> sequence(place);
            case VALUE_NULL -> new Node.Scalar(place, null);
            case VALUE_TRUE -> new Node.Scalar(place, true);
            case VALUE_FALSE -> new Node.Scalar(place, false);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(place);
            default -> text(place);
        };
    }

    /** What YAML says by an alias has to be written out: nobody can make a file explode. */
    private Node text(FilePlace place) {
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias())
            problems.error(place, "file.alias", parser.getString());
        return new Node.Scalar(place, parser.getString());
    }

    /** Infinity and numbers of hundreds of digits are no numbers to us. */
    private Node number(FilePlace place) {
        if (parser.isNaN()) return new Node.Scalar(place, parser.getString());
        var number = parser.getDecimalValue();
        boolean usual =
                number.precision() <= MOST_DIGITS && Math.abs(number.scale()) <= MOST_DIGITS;
        return new Node.Scalar(place, usual ? number : parser.getString());
    }

    private Node mapping(FilePlace place) {
        var fields = new LinkedHashMap<String, Node>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            var name = parser.currentName();
            var path = here(place.field(name));
            parser.nextToken();
            if (fields.put(name, node(place.field(name))) != null)
                problems.error(path, "file.twice", name);
        }
        return new Node.Mapping(place, fields);
    }

    private Node sequence(FilePlace place) {
        var entries = new ArrayList<Node>();
        while (parser.nextToken() != JsonToken.END_ARRAY)
            entries.add(node(place.entry(entries.size())));
        return new Node.Sequence(place, entries);
    }

    private FilePlace here(FilePlace path) {
        var location = parser.currentTokenLocation();
        return path.at(location.getLineNr(), location.getColumnNr());
    }
}
