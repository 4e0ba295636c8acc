package org.vexillum.cli.adjudicate;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.cli.CommandFailure;
import org.vexillum.cli.Console;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.Nullable;

/** Answers a question a line with a line of JSON, until no more come; each by itself. */
final class LineServer {
    /** Bytes of a line; what is longer is read to its end and not kept. */
    static final int LONGEST = 1_000_000;

    private final Console console;
    private final FileJudge judge;
    private final GameKit usual;
    private int number;

    LineServer(Console console, FileJudge judge, GameKit usual) {
        this.console = console;
        this.judge = judge;
        this.usual = usual;
    }

    void answer(InputStream in) {
        var lines = new BufferedInputStream(in);
        try {
            for (var line = next(lines); line != null; line = next(lines)) {
                number++;
                console.out().println(JsonText.line(answer(line)));
                console.out().flush();
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The next line without its end, one byte more than allowed if it is longer, null if none. */
    private static byte @Nullable [] next(InputStream in) throws IOException {
        var line = new ByteArrayOutputStream();
        int read = in.read();
        if (read < 0) return null;
        for (; read >= 0 && read != '\n'; read = in.read())
            if (line.size() <= LONGEST) line.write(read);
        return line.toByteArray();
    }

    private Map<String, @Nullable Object> answer(byte[] line) {
        if (line.length > LONGEST) return wrong(console.say("adjudicate.serve.long", LONGEST));
        try {
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line));
            return answer(text.toString());
        } catch (CharacterCodingException broken) {
            return wrong(console.say("file.not.text", name()));
        }
    }

    /** Whatever goes wrong inside is the answer to this line alone. */
    private Map<String, @Nullable Object> answer(String text) {
        try {
            return numbered(judge.of(name(), text, usual).json().get());
        } catch (CommandFailure refused) {
            return wrong(refused.getMessage());
        } catch (RuntimeException | StackOverflowError failure) {
            return wrong(console.say("error.internal", failure, "adjudicate --serve"));
        }
    }

    private String name() {
        return console.say("adjudicate.serve.name", number);
    }

    private Map<String, @Nullable Object> wrong(String message) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("format", Facts.FORMAT);
        json.put("status", "invalid");
        json.put("message", message);
        return numbered(json);
    }

    private Map<String, @Nullable Object> numbered(Object answer) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("number", number);
        if (answer instanceof Map<?, ?> fields)
            fields.forEach((field, value) -> json.put(String.valueOf(field), value));
        else json.put("answers", answer);
        return json;
    }
}
