package org.vexillum.tourneys.run;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.Adventure;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.EventOptions;
import org.vexillum.tourneys.event.Notice;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.ReportLimits;
import org.vexillum.tourneys.event.ResultSheet;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.lists.ListCheck;
import org.vexillum.tourneys.lists.ListText;
import org.vexillum.tourneys.lists.UnitBook;
import org.vexillum.tourneys.pack.CompanyScore;
import org.vexillum.tourneys.pack.Grade;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.PackName;
import org.vexillum.tourneys.pack.Theme;
import org.vexillum.tourneys.rating.Elo;
import org.vexillum.tourneys.rating.RatedGame;
import org.vexillum.tourneys.rating.Ratings;
import org.vexillum.tourneys.text.FoldedText;

/** One thing that can be asked without an event. */
final class TourneyQuestion {
    private static final String[] ENTRANTS = {
        "entrants",
        "participants",
        "companies",
        "players",
        "standings",
        "participantes",
        "compañías",
        "jugadores",
        "inscritos",
        "clasificación"
    };

    private final String name;
    private final DocumentFields doc;
    private final Pack pack;

    TourneyQuestion(String name, DocumentFields doc, Pack pack) {
        this.name = name;
        this.doc = doc;
        this.pack = pack;
    }

    /** Whether a file asks one thing rather than telling of an event. */
    static boolean asks(DocumentFields doc) {
        if (doc.has("scale", "escala")) return true;
        if (doc.has("steps", "pasos", "results", "resultados", "seed", "semilla")) return false;
        if (doc.has("rounds") && doc.get("rounds").get() instanceof Node.Sequence) return false;
        var entrants = doc.get(ENTRANTS);
        if (entrants.isPresent()) return counts(entrants.get());
        return doc.has("ratings", "games", "partidas", "list", "lista");
    }

    private static boolean counts(Node entrants) {
        return entrants instanceof Node.Scalar scalar
                && scalar.written().strip().matches("\\d{1,4}");
    }

    CaseAnswer answer() {
        doc.get("pack", "paquete", "game", "juego", "case", "caso", "id", "name", "nombre");
        var options = options();
        CaseAnswer answer;
        if (doc.has("scale", "escala")) answer = scaling(options);
        else if (doc.has("ratings")) answer = ratings(options);
        else if (doc.has("list", "lista")) answer = list(options);
        else if (doc.has("games", "partidas")) answer = games();
        else answer = rounds();
        doc.close();
        return answer;
    }

    private Settings options() {
        var settings = Settings.of("", pack.id());
        var written = doc.get("options", "opciones");
        if (written.isEmpty()) return settings;
        var chosen = DocumentFields.of(written.get());
        for (var option : chosen.names())
            settings = OptionNames.with(settings, option, chosen.text(option).orElse(""));
        return settings;
    }

    private CaseAnswer rounds() {
        int participants = DocumentFields.whole(doc.get(ENTRANTS).orElseThrow());
        if (participants < pack.leastEntrants())
            throw new ChangeRefused("few-entrants", participants, pack.leastEntrants());
        var wanted = doc.whole("rounds", "rondas");
        if (wanted.isPresent() && wanted.get() < pack.leastRounds())
            throw new ChangeRefused("few-rounds", wanted.get(), pack.leastRounds());
        int usual = pack.usualRounds(participants);
        int chosen = wanted.orElse(usual);
        var notices = Notice.ofRounds(chosen, participants);
        return new CaseAnswer.OfRounds(
                name, pack, participants, usual, chosen, participants / 2, notices);
    }

    private CaseAnswer games() {
        var adventure = adventure();
        var judged = new ArrayList<CaseAnswer.Judged>();
        for (var node : gameNodes()) judged.add(judged(GameLine.read(node, pack), adventure));
        return new CaseAnswer.OfGames(name, pack, judged);
    }

    private CaseAnswer.Judged judged(GameLine line, Adventure adventure) {
        check(line.scoreA());
        check(line.scoreB());
        var a = line.a().isEmpty() ? "A" : line.a();
        var b = line.b().isEmpty() ? "B" : line.b();
        var sheet = ResultSheet.of(line.scoreA(), line.scoreB());
        return new CaseAnswer.Judged(
                line.label(),
                a,
                line.scoreA().toString(),
                b,
                line.scoreB().toString(),
                pack.outcome(line.scoreA(), line.scoreB()),
                ReportLimits.doubts(pack, adventure, a, b, sheet));
    }

    /** What the games were played as, if the file says so: WC-REPORT-02. */
    private Adventure adventure() {
        var own = doc.get("adventure", "aventura");
        var adventure =
                AdventureReader.read(own.isPresent() ? DocumentFields.of(own.get()) : doc, pack);
        known(adventure.scenario(), pack.scenarios(), "unknown-scenario");
        known(adventure.feat(), pack.feats(), "unknown-feat");
        return adventure;
    }

    private static void known(String key, List<Theme> themes, String trouble) {
        var names = themes.stream().map(Theme::name).toList();
        if (key.isEmpty() || names.stream().anyMatch(each -> each.key().equals(key))) return;
        var all = names.stream().map(PackName::en).toList();
        throw new ChangeRefused(trouble, key, String.join(", ", all));
    }

    /** A list of games, or a mapping from their names. */
    private List<Node> gameNodes() {
        var node = doc.get("games", "partidas").orElseThrow();
        if (!(node instanceof Node.Mapping named)) return DocumentFields.list(node);
        var all = new ArrayList<Node>();
        named.fields()
                .forEach((label, value) ->
                        all.add(
                                value instanceof Node.Scalar
                                        ? new Node.Scalar(
                                                value.place(),
                                                label + ": " + DocumentFields.text(value))
                                        : value));
        return all;
    }

    private void check(CompanyScore score) {
        var parts = pack.parts();
        if (score.parts().size() != parts.size()) {
            var names = parts.stream().map(part -> part.name().es()).toList();
            throw new ChangeRefused("parts", score, parts.size(), String.join("/", names));
        }
        for (int i = 0; i < parts.size(); i++)
            if (score.parts().get(i) > parts.get(i).most())
                throw new ChangeRefused(
                        "out-of-range",
                        score.parts().get(i),
                        parts.get(i).name(),
                        parts.get(i).most());
    }

    private CaseAnswer ratings(Settings settings) {
        var start = new LinkedHashMap<String, BigDecimal>();
        var given = DocumentFields.of(doc.get("ratings").orElseThrow());
        for (var who : given.names()) start.put(who, given.decimal(who).orElse(Elo.START));
        var k = factor(settings);
        var games = new ArrayList<RatedGame>();
        int round = 0;
        if (doc.has("games", "partidas"))
            for (var node : gameNodes()) games.add(rated(node, ++round, settings.options()));
        for (var game : games) {
            start.putIfAbsent(game.a(), Elo.START);
            start.putIfAbsent(game.b(), Elo.START);
        }
        if (games.isEmpty() && start.size() == 2) return expectation(start);
        var mode = settings.options().ratingUpdate();
        var after = Ratings.after(start, games, k, mode);
        var moved = new ArrayList<CaseAnswer.Moved>();
        after.forEach(
                (who, rating) -> moved.add(new CaseAnswer.Moved(who, at(start, who), rating)));
        var expected = new ArrayList<CaseAnswer.Expected>();
        for (var game : games) {
            var held = Ratings.before(game.round(), start, games, k, mode);
            expected.add(side(held, game.a(), game.b(), game.scoreA()));
            expected.add(side(held, game.b(), game.a(), game.scoreB()));
        }
        return new CaseAnswer.OfRatings(name, pack, expected, moved);
    }

    /** WC-RATING-09: a positive number. */
    private BigDecimal factor(Settings settings) {
        var k = doc.text("k").map(it -> OptionNames.with(settings, "k", it)).orElse(settings).k();
        if (k.signum() <= 0) throw new ChangeRefused("option-value", k.toPlainString(), "K", "> 0");
        return k;
    }

    private static BigDecimal at(SequencedMap<String, BigDecimal> ratings, String who) {
        return ratings.getOrDefault(who, Elo.START);
    }

    private CaseAnswer expectation(SequencedMap<String, BigDecimal> two) {
        var one = two.firstEntry().getKey();
        var other = two.lastEntry().getKey();
        return new CaseAnswer.OfRatings(
                name,
                pack,
                List.of(side(two, one, other, null), side(two, other, one, null)),
                List.of());
    }

    private static CaseAnswer.Expected side(
            SequencedMap<String, BigDecimal> start,
            String who,
            String rival,
            @Nullable BigDecimal scored) {
        var own = at(start, who);
        var theirs = at(start, rival);
        return new CaseAnswer.Expected(who, own, rival, theirs, Elo.expected(own, theirs), scored);
    }

    /** From scores, or from the result of the first company: {@code {a: A, b: B, result: …}}. */
    private RatedGame rated(Node node, int round, EventOptions options) {
        if (node instanceof Node.Mapping
                && DocumentFields.of(node).has("result", "resultado", "tp", "pt"))
            return byResult(DocumentFields.of(node), round, options);
        var line = GameLine.read(node, pack);
        check(line.scoreA());
        check(line.scoreB());
        var outcome = pack.outcome(line.scoreA(), line.scoreB());
        var grade =
                new Tally(outcome.a().tp(), Integer.compare(outcome.a().vp(), outcome.b().vp()));
        return game(round, line.a(), line.b(), grade, options, node);
    }

    private record Tally(int tp, int lead) {}

    private RatedGame byResult(DocumentFields fields, int round, EventOptions options) {
        var a = fields.text("a", "who", "one").orElse("A");
        var b = fields.text("b", "rival", "other").orElse("B");
        var points = fields.whole("tp", "pt");
        var word = fields.text("result", "resultado").orElse("");
        int whole = fields.whole("round", "ronda").orElse(round);
        for (var grade : pack.grades()) {
            if (points.filter(tp -> tp == grade.tp()).isPresent() || named(word, grade, true))
                return game(whole, a, b, tally(grade, true), options, null);
            if (points.filter(tp -> tp == grade.mirror()).isPresent() || named(word, grade, false))
                return game(whole, a, b, tally(grade, false), options, null);
        }
        var known = pack.grades().stream().map(grade -> grade.better().key()).toList();
        throw new BadFile(fields.place(), "unknown-result", word, String.join(", ", known));
    }

    private static boolean named(String word, Grade grade, boolean better) {
        var of = better ? grade.better() : grade.worse();
        var key = FoldedText.key(word);
        return List.of(of.key(), of.en(), of.es()).stream()
                .anyMatch(each -> FoldedText.key(each).equals(key));
    }

    private static Tally tally(Grade grade, boolean better) {
        int lead = grade.need() == Grade.Need.LEVEL ? 0 : better ? 1 : -1;
        return new Tally(better ? grade.tp() : grade.mirror(), lead);
    }

    private RatedGame game(
            int round, String a, String b, Tally tally, EventOptions options, @Nullable Node node) {
        boolean tp = options.ratingScore() == EventOptions.RatingScore.TP && pack.mirrored();
        var most = BigDecimal.valueOf(pack.mostPoints());
        var scored =
                tp
                        ? BigDecimal.valueOf(tally.tp()).divide(most, MathContext.DECIMAL64)
                        : BigDecimal.valueOf(5L * (1 + tally.lead()), 1).stripTrailingZeros();
        int when =
                node instanceof Node.Mapping
                        ? DocumentFields.of(node).whole("round", "ronda").orElse(round)
                        : round;
        return new RatedGame(when, a, b, scored, BigDecimal.ONE.subtract(scored));
    }

    private CaseAnswer scaling(Settings settings) {
        var fields = DocumentFields.of(doc.get("scale", "escala").orElseThrow());
        int vp = fields.whole("vp", "pv").orElse(0);
        int games = fields.whole("games", "partidas", "played").orElse(0);
        var rounds = fields.whole("rounds", "rondas");
        var given = fields.whole("byes", "bye");
        int byes = given.orElse(rounds.map(all -> all - games).orElse(0));
        fields.close();
        boolean word = settings.options().byeScaling() == EventOptions.ByeScaling.TOURNAMENT_ROUNDS;
        int times = word && rounds.isPresent() ? rounds.get() : games + byes;
        if (byes <= 0 || games == 0)
            return new CaseAnswer.OfScaling(name, pack, "unscaled", vp, 1, 1, vp);
        boolean plain = byes == 1 && rounds.orElse(games + 1) == games + 1;
        return new CaseAnswer.OfScaling(
                name,
                pack,
                plain ? "scaled" : "scaled-general",
                vp,
                times,
                games,
                Math.ceilDiv(vp * times, games));
    }

    private CaseAnswer list(Settings settings) {
        var book = doc.text("units", "unidades").map(UnitBook::of).orElse(UnitBook.EMPTY);
        int limit = doc.whole("pointsLimit", "límite de puntos").orElse(settings.pointsLimit());
        var check = new ListCheck(pack, book, limit, settings.options().commanderChoice());
        var faction = doc.text("faction", "facción").orElse("");
        var list = ListText.read(listText(doc.get("list", "lista").orElseThrow()));
        var findings = check.check(list, faction);
        return new CaseAnswer.OfList(name, ListCheck.legal(findings), findings);
    }

    private static String listText(Node node) {
        return node instanceof Node.Sequence lines
                ? String.join("\n", lines.entries().stream().map(DocumentFields::text).toList())
                : DocumentFields.text(node);
    }
}
