package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.TreeReader;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.pack.Pack;
import org.vexillum.tourneys.pack.Packs;
import org.vexillum.tourneys.text.FoldedText;

/** A file with an event, with one question, or with several of either. */
public final class RunFile {
    private static final String[] EVENT_WORDS = {
        "cases",
        "casos",
        "events",
        "eventos",
        "steps",
        "pasos",
        "results",
        "resultados",
        "entrants",
        "participants",
        "players",
        "companies",
        "standings",
        "inscritos",
        "participantes",
        "jugadores",
        "compañías",
        "clasificación",
        "games",
        "partidas",
        "ratings",
        "scale",
        "escala",
        "list",
        "lista"
    };

    private static final String[] QUESTIONS = {"questions", "preguntas"};

    private RunFile() {}

    /**
     * @throws BadFile if the file cannot be understood
     */
    public static List<CaseAnswer> run(String name, String text) {
        var answers = new ArrayList<CaseAnswer>();
        var tree = tree(name, text);
        for (var each : cases(tree))
            answers.add(each == tree ? answer(DocumentFields.of(each)) : oneOf(each));
        return answers;
    }

    /** Whether a file tells of an event, not of a position on a table, where something is done. */
    public static boolean tells(Node.Mapping file) {
        var doc = DocumentFields.of(file);
        if (doc.has("do")) return false;
        var questions = doc.get(QUESTIONS);
        if (questions.isEmpty()) return doc.has(EVENT_WORDS);
        return DocumentFields.list(questions.get()).stream()
                .allMatch(each -> each instanceof Node.Mapping one && tells(one));
    }

    private static Node tree(String name, String text) {
        var problems = new Problems();
        var node = TreeReader.read(text, Format.of(name, text), problems);
        for (var problem : problems.all()) throw BadFile.of(problem);
        return Objects.requireNonNull(node);
    }

    private static List<Node> cases(Node node) {
        if (node instanceof Node.Sequence list) return list.entries();
        var questions = DocumentFields.of(node).get(QUESTIONS);
        if (questions.isPresent() && node instanceof Node.Mapping file)
            return DocumentFields.list(questions.get()).stream()
                    .map(each -> over(file, each))
                    .toList();
        var several = DocumentFields.of(node).get("cases", "casos", "events", "eventos");
        return several.map(DocumentFields::list).orElse(List.of(node));
    }

    /** One of several questions: its own fields over those of the file, its name being a case's. */
    private static Node over(Node.Mapping file, Node question) {
        if (!(question instanceof Node.Mapping own)) return question;
        var fields = new LinkedHashMap<>(file.fields());
        fields.keySet().removeIf(name -> FoldedText.key(name).matches("questions|preguntas"));
        fields.putAll(own.fields());
        var name = own.fields().get("name");
        if (name != null) fields.putIfAbsent("case", name);
        return new Node.Mapping(own.place(), fields);
    }

    /** One of several cases: if it is not understood, the others are answered all the same. */
    private static CaseAnswer oneOf(Node node) {
        try {
            return answer(DocumentFields.of(node));
        } catch (BadFile bad) {
            var named =
                    node instanceof Node.Mapping
                            ? DocumentFields.of(node).get("case", "caso", "id")
                            : Optional.<Node>empty();
            return new CaseAnswer.Unclear(named.map(DocumentFields::text).orElse(""), bad);
        }
    }

    private static CaseAnswer answer(DocumentFields doc) {
        var name = doc.text("case", "caso", "id").orElse("");
        try {
            if (TourneyQuestion.asks(doc))
                return new TourneyQuestion(name, doc, pack(doc)).answer();
            return new CaseAnswer.OfEvent(name, EventFilePlayer.play(doc));
        } catch (ChangeRefused refused) {
            return new CaseAnswer.Refusal(name, pack(doc), refused, doc.place());
        }
    }

    private static Pack pack(DocumentFields doc) {
        var written = doc.text("pack", "paquete", "game", "juego").orElse("warcrow");
        return Packs.called(FoldedText.key(written)).orElseGet(Packs::warcrow);
    }
}
