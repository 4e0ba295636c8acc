package org.vexillum.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.vexillum.gamekit.json.Facts;

/** Ends a command with exit code 1 and one clear message, already in the user's language. */
public final class CommandFailure extends RuntimeException {
    public CommandFailure(String message) {
        super(message, null, false, false);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /** What is answered where JSON is wanted and there is nothing else to say. */
    static Map<String, Object> json(String message) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", Facts.FORMAT);
        json.put("status", "invalid");
        json.put("message", message);
        return json;
    }
}
