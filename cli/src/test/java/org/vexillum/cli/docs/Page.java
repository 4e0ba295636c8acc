package org.vexillum.cli.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** A page of the documentation, with the programs that stand in it. */
record Page(String text) {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    static Page of(String name) throws IOException {
        return new Page(Files.readString(Path.of("..", "docs", name)));
    }

    /** The first Java program of the page. */
    String java() {
        var program = JAVA.matcher(text);
        if (!program.find()) throw new AssertionError("the page has no program");
        return program.group(1);
    }
}
