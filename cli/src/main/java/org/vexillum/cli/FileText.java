package org.vexillum.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The text of a file, or of what is piped in. */
public final class FileText {
    private static final long LARGEST = 16_000_000;

    private final Console console;

    public FileText(Console console) {
        this.console = console;
    }

    /** The file of this name; {@code -} stands for the standard input. */
    public String read(String name) {
        try {
            return text(name, name.equals("-") ? System.in.readAllBytes() : bytes(name));
        } catch (IOException | InvalidPathException broken) {
            throw new Refusal(console.say("file.unreadable", name));
        }
    }

    private byte[] bytes(String name) throws IOException {
        var path = Path.of(name);
        if (!Files.exists(path)) throw new Refusal(console.say("file.missing", name));
        if (!Files.isRegularFile(path) || Files.size(path) > LARGEST)
            throw new Refusal(console.say("file.unreadable", name));
        return Files.readAllBytes(path);
    }

    private String text(String name, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException broken) {
            throw new Refusal(console.say("file.not.text", name));
        }
    }
}
