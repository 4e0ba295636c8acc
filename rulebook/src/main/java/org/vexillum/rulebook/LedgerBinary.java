package org.vexillum.rulebook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ledger as the program reads it: YAML would cost half a second at every start. */
final class LedgerBinary {
    private static final Bilingual NOTHING = new Bilingual("", "");

    private LedgerBinary() {}

    static byte[] write(List<RuleEntry> rules) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(rules.size());
            for (var rule : rules) write(rule, out);
        }
        return bytes.toByteArray();
    }

    static List<RuleEntry> read(byte[] bytes) throws IOException {
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int size = in.readInt();
            var rules = new ArrayList<RuleEntry>(size);
            for (int i = 0; i < size; i++) rules.add(entry(in));
            return rules;
        }
    }

    private static void write(RuleEntry rule, DataOutputStream out) throws IOException {
        out.writeUTF(rule.id());
        out.writeUTF(rule.area());
        write(rule.name(), out);
        write(rule.text(), out);
        out.writeUTF(rule.source());
        out.writeUTF(rule.origin().code());
        write(rule.edition(), out);
        write(rule.ruling().orElse(NOTHING), out);
        write(rule.example().orElse(NOTHING), out);
        write(rule.optionField().orElse(NOTHING), out);
    }

    private static RuleEntry entry(DataInputStream in) throws IOException {
        return new RuleEntry(
                in.readUTF(),
                in.readUTF(),
                bilingual(in),
                bilingual(in),
                in.readUTF(),
                Origin.of(in.readUTF()),
                optional(in),
                perhaps(in),
                perhaps(in),
                perhaps(in));
    }

    private static Optional<Bilingual> perhaps(DataInputStream in) throws IOException {
        return Optional.of(bilingual(in)).filter(words -> !words.equals(NOTHING));
    }

    private static void write(Bilingual words, DataOutputStream out) throws IOException {
        out.writeUTF(words.en());
        out.writeUTF(words.es());
    }

    private static Bilingual bilingual(DataInputStream in) throws IOException {
        return new Bilingual(in.readUTF(), in.readUTF());
    }

    private static void write(Optional<String> words, DataOutputStream out) throws IOException {
        out.writeUTF(words.orElse(""));
    }

    private static Optional<String> optional(DataInputStream in) throws IOException {
        return Optional.of(in.readUTF()).filter(words -> !words.isEmpty());
    }
}
