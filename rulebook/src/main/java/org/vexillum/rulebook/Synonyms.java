package org.vexillum.rulebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.vexillum.gamekit.rules.Lang;

/** What players say instead of the words of the rulebooks. */
final class Synonyms {
    /** As many words as the longest way to say something has. */
    static final int LONGEST = 3;

    private static final String FILE = "synonyms.txt";

    private final Analyzer analyzer;
    private final Map<Lang, Map<List<String>, List<String>>> byStems = new HashMap<>();

    /** Words of a rulebook, in its language. */
    record Meant(Lang lang, String words) {}

    Synonyms(Analyzer analyzer) throws IOException {
        this.analyzer = analyzer;
        for (var line : lines()) if (!line.isBlank() && !line.startsWith("#")) read(line);
    }

    private static List<String> lines() throws IOException {
        try (var in = Synonyms.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IOException("the program was built without " + FILE);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private void read(String line) throws IOException {
        var sides = line.substring(line.indexOf(':') + 1).split("=");
        var lang = Lang.of(line.substring(0, line.indexOf(':'))).orElseThrow();
        var known = byStems.computeIfAbsent(lang, _ -> new HashMap<>());
        for (var said : sides[0].split(","))
            known.computeIfAbsent(stems(said, lang), _ -> new ArrayList<>())
                    .addAll(List.of(sides[1].strip().split("\\s*,\\s*")));
    }

    private List<String> stems(String words, Lang lang) throws IOException {
        return SearchAnalyzers.stems(analyzer, SearchIndex.text(lang), words);
    }

    /** What the rulebooks say for these words, in either language. */
    List<Meant> of(String words) throws IOException {
        var meant = new ArrayList<Meant>();
        for (var lang : Lang.values()) {
            var known = byStems.getOrDefault(lang, Map.of());
            for (var each : known.getOrDefault(stems(words, lang), List.of()))
                meant.add(new Meant(lang, each));
        }
        return meant;
    }
}
