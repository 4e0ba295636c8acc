package org.vexillum.rulebook;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Words of the ledger that are kept in a file of their own. */
record LedgerWords(String file, Properties words) {
    static LedgerWords load(String file) {
        var words = new Properties();
        try (var in = LedgerWords.class.getResourceAsStream(file)) {
            if (in == null) throw new IOException("the program was built without " + file);
            words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new LedgerWords(file, words);
    }

    String word(String key) {
        var word = words.getProperty(key);
        if (word == null) throw new IllegalArgumentException("not in " + file + ": " + key);
        return word;
    }
}
