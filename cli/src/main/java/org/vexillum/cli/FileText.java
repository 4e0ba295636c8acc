package org.vexillum.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** The text of a file, or of what is piped in; what gzip has packed is unpacked. */
public final class FileText {
    private static final long LARGEST = 16_000_000;

    private final Console console;

    public FileText(Console console) {
        this.console = console;
    }

    /** The file of this name; {@code -} stands for the standard input. */
    public String read(String name) {
        try {
            var bytes = name.equals("-") ? System.in.readAllBytes() : bytes(name);
            return text(name, packed(bytes) ? unpacked(name, bytes) : bytes);
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

    private static boolean packed(byte[] bytes) {
        return bytes.length > 2 && bytes[0] == (byte) 0x1f && bytes[1] == (byte) 0x8b;
    }

    private byte[] unpacked(String name, byte[] bytes) throws IOException {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            var all = in.readNBytes((int) LARGEST + 1);
            if (all.length > LARGEST) throw new Refusal(console.say("file.unreadable", name));
            return all;
        }
    }

    private String text(String name, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException broken) {
            throw new Refusal(console.say("file.not.text", name));
        }
    }
}
