package org.vexillum.rulebook;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.rules.Origin;
import org.vexillum.gamekit.rules.Source;

/** Reads where a rule is found: the publications of its game are known. */
record SourceReader(List<Publication> publications) {
    private static final String[] BACKGROUND_OPENINGS = {"background: ", "public: "};

    /** Reads the field {@code source} of the ledger, which may name several publications. */
    List<Source> read(String text) {
        for (var opening : BACKGROUND_OPENINGS)
            if (text.startsWith(opening)) return List.of(background(text, opening.length()));
        var starts = starts(text);
        if (starts.isEmpty() || starts.getFirst().at() != 0)
            throw new IllegalArgumentException("a source without publication: " + text);
        return cut(text, starts);
    }

    private static Source background(String text, int from) {
        var comma = text.indexOf(", ", from);
        return comma < 0
                ? background(text.substring(from), "")
                : background(text.substring(from, comma), text.substring(comma + 2));
    }

    private static Source background(String where, String chapter) {
        return new Source(
                Origin.BACKGROUND, SourceRemarks.read(where), SourceRemarks.read(chapter));
    }

    private record Start(int at, Publication publication) {}

    private List<Start> starts(String text) {
        var found = new ArrayList<Start>();
        for (int at = 0; at >= 0; at = next(text, at))
            for (var publication : publications)
                if (text.startsWith(publication.opening(), at))
                    found.add(new Start(at, publication));
        return found;
    }

    private static int next(String text, int at) {
        var semicolon = text.indexOf("; ", at);
        return semicolon < 0 ? -1 : semicolon + 2;
    }

    private static List<Source> cut(String text, List<Start> starts) {
        var sources = new ArrayList<Source>();
        for (int i = 0; i < starts.size(); i++) {
            var publication = starts.get(i).publication();
            int from = starts.get(i).at() + publication.opening().length();
            int to = i + 1 < starts.size() ? starts.get(i + 1).at() - 2 : text.length();
            var chapter = SourceRemarks.read(text.substring(from, to));
            sources.add(new Source(Origin.PUBLICATION, publication.title(), chapter));
        }
        return List.copyOf(sources);
    }
}
