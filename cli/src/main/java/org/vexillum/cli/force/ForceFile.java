package org.vexillum.cli.force;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.ForceReading;
import org.vexillum.formats.force.Forces;

/** A force as a call names it: a file, {@code -} for what is piped in, or a sample. */
final class ForceFile {
    private static final long LARGEST = 1_000_000;

    private final Console console;

    ForceFile(Console console) {
        this.console = console;
    }

    ForceReading read(String name) {
        if (Forces.names().contains(name) && !Files.exists(Path.of(name)))
            return ForceReader.read(Forces.text(name), name + ".json");
        return ForceReader.read(text(name), name.equals("-") ? "" : name);
    }

    private String text(String name) {
        try {
            var bytes = name.equals("-") ? System.in.readAllBytes() : bytes(name);
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException broken) {
            throw new Refusal(console.say("force.not.text", name));
        } catch (IOException | InvalidPathException missing) {
            throw missing(name);
        }
    }

    private byte[] bytes(String name) throws IOException {
        var path = Path.of(name);
        if (!Files.isRegularFile(path)) throw missing(name);
        if (Files.size(path) > LARGEST) throw new Refusal(console.say("force.not.text", name));
        return Files.readAllBytes(path);
    }

    private Refusal missing(String name) {
        return new Refusal(console.say("force.no.file", name, String.join(", ", Forces.names())));
    }
}
