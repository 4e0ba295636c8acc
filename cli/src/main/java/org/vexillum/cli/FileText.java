package org.vexillum.cli;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** The text of a file, or of what is piped in; what gzip has packed is unpacked. */
public final class FileText {
    private static final int LARGEST = 16_000_000;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Console console;

    public FileText(Console console) {
        this.console = console;
    }

    /** The file of this name; {@code -} stands for the standard input. */
    public String read(String name) {
        try {
            var bytes = name.equals("-") ? all(name, System.in) : bytes(name);
            return text(name, packed(bytes) ? unpacked(name, bytes) : bytes);
        } catch (IOException | InvalidPathException broken) {
            throw new CommandFailure(console.say("file.unreadable", name));
        }
    }

    /** A pipe will do as well as a file. */
    private byte[] bytes(String name) throws IOException {
        var path = Path.of(name);
        if (!Files.exists(path)) throw new CommandFailure(console.say("file.missing", name));
        if (Files.isDirectory(path)) throw new CommandFailure(console.say("file.folder", name));
        try (var in = Files.newInputStream(path)) {
            return all(name, in);
        }
    }

    private byte[] all(String name, InputStream in) throws IOException {
        var all = in.readNBytes(LARGEST + 1);
        if (all.length > LARGEST) throw new CommandFailure(console.say("file.large", name));
        return all;
    }

    private static boolean packed(byte[] bytes) {
        return bytes.length > 2 && bytes[0] == (byte) 0x1f && bytes[1] == (byte) 0x8b;
    }

    private byte[] unpacked(String name, byte[] bytes) throws IOException {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return all(name, in);
        } catch (EOFException _) {
            throw new CommandFailure(console.say("file.cut", name));
        } catch (ZipException _) {
            throw new CommandFailure(console.say("file.damaged", name));
        }
    }

    private String text(String name, byte[] bytes) {
        try {
            var text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException broken) {
            throw new CommandFailure(console.say("file.not.text", name));
        }
    }
}
