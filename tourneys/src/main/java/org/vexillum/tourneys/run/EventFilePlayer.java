package org.vexillum.tourneys.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.tourneys.event.ChangeAuthor;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.PairingChange.Lot;
import org.vexillum.tourneys.event.PairingChange.LotsDrawn;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.event.Tourney;
import org.vexillum.tourneys.pairing.AdventureDraw;
import org.vexillum.tourneys.text.FoldedText;

/** Plays the event of a file. */
final class EventFilePlayer {
    private static final List<String> FIELDS =
            List.of(
                    "name",
                    "pack",
                    "date",
                    "place",
                    "official",
                    "rounds",
                    "k",
                    "seed",
                    "places",
                    "tables",
                    "lateUntil",
                    "pointsLimit",
                    "gameMinutes",
                    "graceMinutes",
                    "specialRules",
                    "referee",
                    "listsRequired");

    private final DocumentFields doc;

    private EventFilePlayer(DocumentFields doc) {
        this.doc = doc;
    }

    static EventSession play(DocumentFields doc) {
        return new EventFilePlayer(doc).play();
    }

    private EventSession play() {
        var entrants =
                EntrantReader.entrants(
                        doc.get(
                                "entrants",
                                "participants",
                                "companies",
                                "players",
                                "standings",
                                "participantes",
                                "compañías",
                                "jugadores",
                                "inscritos",
                                "clasificación"));
        var session = new EventSession(Tourney.create(settings(entrants), ChangeAuthor.ORGANISER));
        int after = doc.whole("after", "roundsPlayed", "rondasJugadas", "después de").orElse(0);
        var reader = new EntrantReader(session);
        reader.enter(entrants, after);
        lots(session);
        ratings(session);
        for (var who : reader.gone(false)) session.change(new ParticipationChange.Dropped(who));
        for (var who : reader.gone(true))
            session.change(
                    new ParticipationChange.Penalised(
                            new Penalty(who, Penalty.Kind.DISQUALIFICATION, 0, after)));
        adventures(session);
        var steps = steps();
        doc.close();
        boolean over =
                session.event().settings().rounds() > 0
                        && after >= session.event().settings().rounds();
        if (steps.isEmpty() && !over) steps = List.of(new Node.Scalar(doc.place(), "pair"));
        new EventSteps(session).play(steps);
        return session;
    }

    private void lots(EventSession session) {
        var lots = new ArrayList<Lot>();
        doc.get("lots", "sorteo")
                .ifPresent(node -> {
                    if (node instanceof Node.Mapping byName)
                        byName.fields()
                                .forEach((name, value) ->
                                        lots.add(
                                                lot(
                                                        session.id(name),
                                                        DocumentFields.whole(value))));
                    else
                        for (var each : DocumentFields.list(node))
                            for (var name : DocumentFields.text(each).split(","))
                                lots.add(lot(session.id(name.strip()), lots.size() + 1));
                });
        if (!lots.isEmpty()) session.change(new LotsDrawn(lots));
    }

    /** The ratings held at the start, by name, or one for everybody. WC-RATING-07 */
    private void ratings(EventSession session) {
        var field = doc.get("ratings", "puntuaciones");
        if (field.isEmpty()) return;
        if (field.get() instanceof Node.Mapping byName) {
            byName.fields()
                    .forEach((name, value) ->
                            session.startRatings()
                                    .put(session.id(name), DocumentFields.decimal(value)));
            return;
        }
        var all = DocumentFields.decimal(field.get());
        for (var member : session.event().members()) session.startRatings().put(member.id(), all);
    }

    private static Lot lot(String who, int number) {
        return new Lot(who, number);
    }

    private void adventures(EventSession session) {
        int round = 0;
        var field = doc.get("adventures", "aventuras");
        if (field.isPresent() && field.get() instanceof Node.Scalar) {
            int rounds = session.event().plannedRounds();
            AdventureDraw.draw(session.event(), rounds).forEach(session::change);
            return;
        }
        for (var node : doc.list("adventures", "aventuras")) {
            round++;
            var fields = DocumentFields.of(node);
            new AdventureReader(session).set(fields.whole("round", "ronda").orElse(round), fields);
        }
    }

    /** The steps as written, or made of the results of each round. */
    private List<Node> steps() {
        var steps = new ArrayList<Node>();
        var rounds = doc.get("rounds", "rondas").filter(node -> node instanceof Node.Sequence);
        var results = doc.get("results", "resultados").or(() -> rounds);
        if (results.isPresent())
            for (var round : DocumentFields.list(results.get())) addRound(round, steps);
        steps.addAll(doc.list("steps", "pasos"));
        return steps;
    }

    private static void addRound(Node round, List<Node> steps) {
        if (!(round instanceof Node.Mapping mapping)) {
            steps.add(new Node.Scalar(round.place(), "pair"));
            steps.add(field(round, "report", round));
            return;
        }
        var doc = DocumentFields.of(mapping);
        steps.addAll(doc.list("before", "antes"));
        var pairs = doc.get("pairs", "parejas");
        if (pairs.isPresent()) {
            var fields = new LinkedHashMap<String, Node>();
            fields.put("pair", pairs.get());
            doc.get("bye").ifPresent(bye -> fields.put("bye", bye));
            steps.add(new Node.Mapping(round.place(), fields));
        } else steps.add(new Node.Scalar(round.place(), "pair"));
        doc.get("noShow", "no comparece", "absent")
                .ifPresent(who -> steps.add(field(round, "noShow", who)));
        doc.get("games", "partidas", "results", "resultados")
                .ifPresent(games -> steps.add(field(round, "report", games)));
        steps.addAll(doc.list("after", "después", "steps", "pasos"));
        doc.get("round", "ronda", "bye");
        doc.close();
    }

    private static Node field(Node at, String name, Node value) {
        var fields = new LinkedHashMap<String, Node>();
        fields.put(name, value);
        return new Node.Mapping(at.place(), fields);
    }

    private Settings settings(List<Node> entrants) {
        var pack = doc.text("pack", "paquete", "game", "juego").orElse("warcrow");
        var settings = Settings.of("", FoldedText.key(pack));
        settings = with(settings, "listsRequired", String.valueOf(lists(entrants)));
        settings = set(settings, "name", "name", "tourney", "event", "nombre", "torneo", "evento");
        for (var field : FIELDS)
            if (!List.of("name", "pack", "rounds").contains(field))
                settings = set(settings, field, field);
        settings = set(settings, "official", "oficial");
        settings = set(settings, "seed", "semilla");
        settings = set(settings, "pointsLimit", "límite de puntos");
        var rounds = doc.get("rounds", "rondas").filter(node -> node instanceof Node.Scalar);
        if (rounds.isPresent())
            settings = with(settings, "rounds", DocumentFields.text(rounds.get()));
        var options = doc.get("options", "opciones");
        if (options.isPresent()) {
            var chosen = DocumentFields.of(options.get());
            for (var name : chosen.names())
                settings = with(settings, name, chosen.text(name).orElse(""));
        }
        return settings;
    }

    /** Lists are asked of everybody if anybody has one. */
    private static boolean lists(List<Node> entrants) {
        return entrants.stream()
                .anyMatch(node ->
                        node instanceof Node.Mapping
                                && DocumentFields.of(node).has("list", "lista"));
    }

    private Settings set(Settings settings, String field, String... names) {
        var value = doc.get(names);
        return value.isEmpty() ? settings : with(settings, field, DocumentFields.text(value.get()));
    }

    private Settings with(Settings settings, String name, String value) {
        try {
            return OptionNames.with(settings, name, value);
        } catch (ChangeRefused wrong) {
            throw new BadFile(doc.place(), wrong.key(), wrong.facts().toArray());
        }
    }
}
