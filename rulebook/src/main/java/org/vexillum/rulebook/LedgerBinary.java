package org.vexillum.rulebook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.concurrent.ConcurrentHashMap;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Origin;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.gamekit.rules.Source;

/**
 * The ledger as the program reads it: YAML would cost half a second at every start.
 *
 * <p>Before each rule stand its id and its length, so that one can be read without the others.
 */
final class LedgerBinary extends AbstractList<RuleEntry> implements RandomAccess {
    private static final Bilingual NOTHING = new Bilingual("", "");

    private final byte[] bytes;
    private final List<GameId> games = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final int[] starts;
    private final Map<Integer, RuleEntry> read = new ConcurrentHashMap<>();

    private LedgerBinary(byte[] bytes) throws IOException {
        this.bytes = bytes;
        try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            for (int i = in.readInt(); i > 0; i--)
                games.add(new GameId(in.readUTF(), in.readUTF(), in.readUTF(), in.readBoolean()));
            starts = new int[in.readInt()];
            for (int i = 0; i < starts.length; i++) {
                ids.add(in.readUTF());
                int length = in.readInt();
                starts[i] = bytes.length - in.available();
                in.skipNBytes(length);
            }
        }
    }

    /** All rules; each is read when somebody asks for it. */
    static LedgerBinary read(byte[] bytes) throws IOException {
        return new LedgerBinary(bytes);
    }

    List<GameId> games() {
        return games;
    }

    /** What the rules are called, in their order. */
    List<String> ids() {
        return ids;
    }

    @Override
    public int size() {
        return starts.length;
    }

    @Override
    public RuleEntry get(int number) {
        return read.computeIfAbsent(number, this::entry);
    }

    private RuleEntry entry(int number) {
        int start = starts[number];
        var rest = new ByteArrayInputStream(bytes, start, bytes.length - start);
        try (var in = new DataInputStream(rest)) {
            return entry(ids.get(number), in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static byte[] write(List<GameId> games, List<RuleEntry> rules) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(games.size());
            for (var game : games) write(game, out);
            out.writeInt(rules.size());
            for (var rule : rules) {
                var rest = rest(rule);
                out.writeUTF(rule.id());
                out.writeInt(rest.length);
                out.write(rest);
            }
        }
        return bytes.toByteArray();
    }

    private static void write(GameId game, DataOutputStream out) throws IOException {
        out.writeUTF(game.id());
        out.writeUTF(game.title());
        out.writeUTF(game.prefix());
        out.writeBoolean(game.played());
    }

    private static byte[] rest(RuleEntry rule) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            write(rule, out);
        }
        return bytes.toByteArray();
    }

    private static void write(RuleEntry rule, DataOutputStream out) throws IOException {
        out.writeUTF(rule.area());
        write(rule.areaName(), out);
        write(rule.name(), out);
        write(rule.text(), out);
        out.writeUTF(rule.source());
        out.writeInt(rule.sources().size());
        for (var source : rule.sources()) write(source, out);
        out.writeUTF(rule.origin().code());
        write(rule.edition(), out);
        write(rule.ruling().orElse(NOTHING), out);
        write(rule.example().orElse(NOTHING), out);
        write(rule.optionField().orElse(NOTHING), out);
    }

    private RuleEntry entry(String id, DataInputStream in) throws IOException {
        return new RuleEntry(
                id,
                game(id),
                in.readUTF(),
                bilingual(in),
                bilingual(in),
                bilingual(in),
                in.readUTF(),
                sources(in),
                Origin.of(in.readUTF()),
                optional(in),
                perhaps(in),
                perhaps(in),
                perhaps(in));
    }

    private GameId game(String rule) {
        for (var game : games) if (rule.startsWith(game.prefix())) return game;
        throw new IllegalArgumentException("no game has rules like " + rule);
    }

    private static void write(Source source, DataOutputStream out) throws IOException {
        out.writeUTF(source.origin().code());
        write(source.publication(), out);
        write(source.chapter(), out);
    }

    private static List<Source> sources(DataInputStream in) throws IOException {
        var sources = new ArrayList<Source>();
        for (int i = in.readInt(); i > 0; i--)
            sources.add(new Source(Origin.of(in.readUTF()), bilingual(in), bilingual(in)));
        return sources;
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
