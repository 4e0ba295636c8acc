package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventOptions.TimeUp;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.PackName;
import org.vexillum.tourneys.text.FoldedText;

/**
 * A game as people write it.
 *
 * <p>{@code A 7/2 v B 3/1}, {@code {A: 7/2, B: 3/1}}, {@code {A: {pm: [3, 2, 2], pa: 2}, B: …}},
 * {@code {table: 1, scores: [7, 2, 3, 1]}}.
 *
 * @param label before a colon; empty if there is none
 * @param a empty if the companies are not named
 * @param table 0 if it is not named
 */
record GameLine(
        FilePlace place,
        String label,
        String a,
        CompanyScore scoreA,
        String b,
        CompanyScore scoreB,
        int table,
        List<List<Integer>> byRound) {
    private static final String NUMBERS = "\\d{1,6}(?:\\s*[/+]\\s*\\d{1,6})*";
    private static final Pattern LINE =
            Pattern.compile(
                    "(?:(?<label>[^:]{1,40}):\\s*)?(?:(?<a>.*?\\S)\\s*[ :]\\s*)?(?<sa>"
                            + NUMBERS
                            + ")\\s*(?:vs\\.?|v\\.?|contra|against|[-–—])\\s*(?:(?<b>.*?\\S)\\s*[ :]\\s*)?(?<sb>"
                            + NUMBERS
                            + ")",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final List<String> OTHER_FIELDS =
            List.of(
                    "table",
                    "mesa",
                    "scores",
                    "score",
                    "puntos",
                    "round",
                    "ronda",
                    "by",
                    "por",
                    "at",
                    "cuando",
                    "why",
                    "motivo",
                    "game",
                    "partida",
                    "label",
                    "inprogress",
                    "encurso",
                    "who",
                    "quien",
                    "concede",
                    "rendicion",
                    "result",
                    "resultado");

    static GameLine read(Node node, Pack pack) {
        return read(node, pack, TimeUp.FINISH_TURN);
    }

    static GameLine read(Node node, Pack pack, TimeUp timeUp) {
        if (node instanceof Node.Scalar) return text(node);
        return fields(DocumentFields.of(node), pack, timeUp);
    }

    private static GameLine text(Node node) {
        var written = DocumentFields.text(node);
        var match = LINE.matcher(written);
        if (!match.matches()) throw new BadFile(node.place(), "no-game-line", written);
        var a = match.group("a");
        var b = match.group("b");
        var label = match.group("label");
        return new GameLine(
                node.place(),
                label == null ? "" : label.strip(),
                a == null ? "" : a.strip(),
                score(match.group("sa")),
                b == null ? "" : b.strip(),
                score(match.group("sb")),
                0,
                List.of());
    }

    private static CompanyScore score(String numbers) {
        var parts = new ArrayList<Integer>();
        for (var number : numbers.split("[/+]")) parts.add(Integer.valueOf(number.strip()));
        return new CompanyScore(parts);
    }

    private static GameLine fields(DocumentFields doc, Pack pack, TimeUp timeUp) {
        var game = doc.get("game", "partida");
        if (game.isPresent()) return read(game.get(), pack, timeUp);
        int table = doc.whole("table", "mesa").orElse(0);
        var label = doc.text("label").orElse("");
        var numbers = doc.get("scores", "score", "puntos");
        if (numbers.isPresent()) return flat(doc, table, label, numbers.get(), pack);
        var names = new ArrayList<>(doc.names());
        names.removeIf(name -> OTHER_FIELDS.contains(FoldedText.key(name)));
        if (names.size() != 2) throw new BadFile(doc.place(), "no-game");
        var byRound = new ArrayList<List<Integer>>();
        boolean unfinished = doc.flag("inProgress", "en curso").orElse(false);
        boolean cut = unfinished && timeUp == TimeUp.FINISHED_ROUNDS_ONLY; // WC-FORMAT-08
        var one = score(doc, names.get(0), pack, byRound, cut);
        var other = score(doc, names.get(1), pack, byRound, cut);
        return new GameLine(
                doc.place(), label, names.get(0), one, names.get(1), other, table, byRound);
    }

    private static GameLine flat(
            DocumentFields doc, int table, String label, Node node, Pack pack) {
        var all = new ArrayList<Integer>();
        for (var each : DocumentFields.list(node))
            for (var word : DocumentFields.text(each).split("[\\s/,]+"))
                all.add(number(each, word));
        int parts = pack.parts().size();
        if (all.size() != 2 * parts) throw new BadFile(node.place(), "no-game");
        return new GameLine(
                doc.place(),
                label,
                "",
                new CompanyScore(all.subList(0, parts)),
                "",
                new CompanyScore(all.subList(parts, 2 * parts)),
                table,
                List.of());
    }

    private static int number(Node node, String word) {
        if (word.matches("\\d{1,6}")) return Integer.parseInt(word);
        throw new BadFile(node.place(), "no-number", word);
    }

    private static CompanyScore score(
            DocumentFields doc, String name, Pack pack, List<List<Integer>> byRound, boolean cut) {
        var node = doc.get(name).orElseThrow(() -> new BadFile(doc.place(), "no-game"));
        if (node instanceof Node.Scalar) return checked(node, score(DocumentFields.text(node)));
        var parts = new ArrayList<Integer>();
        if (node instanceof Node.Sequence list) {
            for (var each : list.entries()) parts.add(DocumentFields.whole(each));
            return new CompanyScore(parts);
        }
        var fields = DocumentFields.of(node);
        for (var part : pack.parts()) {
            var key = part.name();
            var value = fields.get(key.key(), key.en(), key.es());
            if (value.isEmpty()) throw new BadFile(fields.place(), "missing", key.es());
            parts.add(sum(value.get(), part.name(), part.perRound(), byRound, cut));
        }
        fields.close();
        return new CompanyScore(parts);
    }

    private static CompanyScore checked(Node node, CompanyScore score) {
        if (score.parts().isEmpty()) throw new BadFile(node.place(), "no-game");
        return score;
    }

    /** A number, or one for each round of the game: WC-REPORT-01. */
    private static int sum(
            Node node, PackName name, int most, List<List<Integer>> byRound, boolean cut) {
        if (!(node instanceof Node.Sequence list)) return DocumentFields.whole(node);
        var rounds = new ArrayList<Integer>();
        for (var each : list.entries()) {
            int value = DocumentFields.whole(each);
            if (most > 0 && value > most)
                throw new ChangeRefused("round-out-of-range", value, name, most);
            rounds.add(value);
        }
        if (cut && most > 0 && !rounds.isEmpty()) rounds.removeLast();
        byRound.add(rounds);
        return rounds.stream().mapToInt(Integer::intValue).sum();
    }
}
