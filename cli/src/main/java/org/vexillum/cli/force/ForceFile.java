package org.vexillum.cli.force;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.vexillum.cli.Console;
import org.vexillum.cli.Refusal;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.ForceReading;
import org.vexillum.formats.force.Forces;
import org.vexillum.regiments.army.Force;

/** A force as a call names it: a file, {@code -} for what is piped in, or a sample. */
public final class ForceFile {
    private static final long LARGEST = 1_000_000;

    private final Console console;

    public ForceFile(Console console) {
        this.console = console;
    }

    ForceReading read(String name) {
        if (Forces.names().contains(name) && !Files.exists(Path.of(name)))
            return ForceReader.read(Forces.text(name), name + ".json");
        return ForceReader.read(text(name), name.equals("-") ? "" : name);
    }

    /**
     * A force to play with; doubts about its file go to {@code err}.
     *
     * @throws Refusal if anything in it was not understood
     */
    public Force playable(String name) {
        var reading = read(name);
        var force = reading.force();
        if (force == null || !reading.complete())
            throw new Refusal(console.say("force.unread", name) + "\n" + told(reading));
        if (!reading.problems().isEmpty()) console.err().println(name + ":\n" + told(reading));
        return force;
    }

    private String told(ForceReading reading) {
        var sentences = new Sentences(console);
        return reading.problems().stream()
                .map(problem -> "  " + sentences.placed(problem))
                .collect(Collectors.joining("\n"));
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
