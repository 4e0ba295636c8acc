package org.vexillum.rulebook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleEntry;

/**
 * The full-text index, made when the program is built and packed into one resource.
 *
 * <p>Its documents have the numbers of the rules in the ledger.
 */
final class SearchIndex {
    static final String ID = "id";
    static final String GAME = "game";

    /** Held here, since a logger nobody holds forgets its level; Lucene advises on vectors. */
    private static final Logger LUCENE = Logger.getLogger("org.apache.lucene");

    static {
        LUCENE.setLevel(Level.SEVERE);
    }

    private SearchIndex() {}

    static String name(Lang lang) {
        return "name_" + lang.code();
    }

    static String text(Lang lang) {
        return "text_" + lang.code();
    }

    /** The chapter. */
    static String area(Lang lang) {
        return "area_" + lang.code();
    }

    /** Rulings and examples. */
    static String notes(Lang lang) {
        return "notes_" + lang.code();
    }

    static byte[] build(List<RuleEntry> rules) throws IOException {
        try (var directory = new ByteBuffersDirectory()) {
            var config = new IndexWriterConfig(SearchAnalyzers.byField()).setUseCompoundFile(true);
            try (var writer = new IndexWriter(directory, config)) {
                for (var rule : rules) writer.addDocument(document(rule));
                writer.forceMerge(1);
            }
            return pack(directory);
        }
    }

    private static Document document(RuleEntry rule) {
        var document = new Document();
        document.add(field(ID, rule.id().toLowerCase(Locale.ROOT)));
        document.add(field(GAME, rule.game().id()));
        for (var lang : Lang.values()) {
            document.add(new TextField(name(lang), rule.name().in(lang), Field.Store.NO));
            document.add(new TextField(text(lang), rule.text().in(lang), Field.Store.NO));
            document.add(
                    new TextField(
                            area(lang), AreaNames.name(rule.area()).in(lang), Field.Store.NO));
            document.add(new TextField(notes(lang), words(rule, lang), Field.Store.NO));
        }
        return document;
    }

    private static String words(RuleEntry rule, Lang lang) {
        return Stream.of(rule.ruling(), rule.example())
                .flatMap(Optional::stream)
                .map(words -> words.in(lang))
                .collect(Collectors.joining(" "));
    }

    private static StringField field(String name, String value) {
        return new StringField(name, value, Field.Store.NO);
    }

    private static byte[] pack(Directory directory) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            var files = directory.listAll();
            out.writeInt(files.length);
            for (var file : files) pack(directory, file, out);
        }
        return bytes.toByteArray();
    }

    private static void pack(Directory directory, String file, DataOutputStream out)
            throws IOException {
        try (var in = directory.openInput(file, IOContext.DEFAULT)) {
            var content = new byte[Math.toIntExact(in.length())];
            in.readBytes(content, 0, content.length);
            out.writeUTF(file);
            out.writeInt(content.length);
            out.write(content);
        }
    }

    static Directory unpack(byte[] packed) throws IOException {
        var directory = new ByteBuffersDirectory();
        try (var in = new DataInputStream(new ByteArrayInputStream(packed))) {
            for (int files = in.readInt(); files > 0; files--) unpack(in, directory);
        }
        return directory;
    }

    private static void unpack(DataInputStream in, Directory directory) throws IOException {
        try (var file = directory.createOutput(in.readUTF(), IOContext.DEFAULT)) {
            var content = in.readNBytes(in.readInt());
            file.writeBytes(content, content.length);
        }
    }
}
