package org.vexillum.tourneys.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.tourneys.event.Entrant;
import org.vexillum.tourneys.event.EntrantState;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.pack.PackName;
import org.vexillum.tourneys.text.TourneyMessages;

/** "Why am I fourth?", in words. */
public final class PlaceExplanation {
    private final Standings standings;
    private final TourneyMessages say;
    private final Function<Entrant, String> names;

    public PlaceExplanation(Standings standings, TourneyMessages say) {
        this(standings, say, Entrant::name);
    }

    /**
     * @param names what entrants are called before those who ask
     */
    public PlaceExplanation(
            Standings standings, TourneyMessages say, Function<Entrant, String> names) {
        this.standings = standings;
        this.say = say;
        this.names = names;
    }

    /** What separates a company from the one above and the one below. */
    public List<String> of(String id) {
        var lines = standings.lines();
        var told = new ArrayList<String>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).id().equals(id)) continue;
            told.add(own(lines.get(i)));
            if (i > 0) told.add(between(lines.get(i - 1), lines.get(i)));
            if (i + 1 < lines.size()) told.add(between(lines.get(i), lines.get(i + 1)));
        }
        return told;
    }

    private String own(StandingsLine line) {
        if (line.status() == EntrantState.Status.DISQUALIFIED)
            return cited(say.it("why.disqualified", name(line)), "no-place");
        var pack = standings.event().pack();
        var sentence =
                say.it(
                        "why.own",
                        name(line),
                        line.place(),
                        line.tp(),
                        pack.points(),
                        line.vp(),
                        pack.total(),
                        line.conceded());
        return sentence + scaled(line) + penalties(line);
    }

    /** What the scaling made of the points, before penalties. WC-PENALTY-02 */
    private String scaled(StandingsLine line) {
        int lost = lost(line, Penalty.Kind.VP);
        int counted = line.vp() + lost;
        boolean told = line.vp() > 0 || lost == 0;
        if (!standings.last() || !told || counted <= line.scored()) return "";
        var event = standings.event();
        boolean plain = line.byes() == 1 && line.games() + 1 == event.plannedRounds();
        var sentence =
                say.it(
                        "why.scaled",
                        line.scored(),
                        line.games(),
                        line.byes(),
                        counted,
                        event.pack().total());
        return " " + cited(sentence, plain ? "scaled" : "scaled-general");
    }

    private String penalties(StandingsLine line) {
        var pack = standings.event().pack();
        return penalty(lost(line, Penalty.Kind.TP), pack.points())
                + penalty(lost(line, Penalty.Kind.VP), pack.total());
    }

    private String penalty(int lost, PackName of) {
        return lost == 0 ? "" : " " + cited(say.it("why.penalty", lost, of), "penalty-loss");
    }

    private int lost(StandingsLine line, Penalty.Kind kind) {
        return standings.event().penalties().stream()
                .filter(each -> each.kind() == kind && each.who().equals(line.id()))
                .mapToInt(Penalty::amount)
                .sum();
    }

    /** Which number put one above the other. */
    private String between(StandingsLine above, StandingsLine below) {
        var one = name(above);
        var other = name(below);
        if (!below.placed()) return cited(say.it("why.out", one, other), "no-place");
        var pack = standings.event().pack();
        var equal = new ArrayList<String>();
        for (var criterion : RankingOrder.of(pack)) {
            var name = name(criterion);
            if (criterion.lead(above, below) == 0) {
                equal.add(name + " " + criterion.value(above));
                continue;
            }
            var first = equal.isEmpty() ? "" : say.it("why.equal", String.join(", ", equal)) + " ";
            var decisive =
                    say.it(
                            criterion.more() ? "why.more" : "why.fewer",
                            name,
                            criterion.value(above),
                            criterion.value(below));
            return say.it("why.above", one, other)
                    + " "
                    + first
                    + cited(decisive, "above-" + criterion.key());
        }
        return tied(above, below);
    }

    private String tied(StandingsLine above, StandingsLine below) {
        var one = name(above);
        var other = name(below);
        if (!standings.last())
            return cited(say.it("why.lot", one, other, above.lot(), below.lot()), "level-lot");
        if (above.place() == below.place())
            return cited(say.it("why.shared", one, other), "level-end");
        var event = standings.event();
        return cited(
                say.it(
                        "why.head-to-head",
                        one,
                        other,
                        Standings.against(event, above, below),
                        Standings.against(event, below, above)),
                "level-end");
    }

    private String cited(String sentence, String key) {
        return TourneyMessages.cited(sentence, key, standings.event().pack());
    }

    private String name(StandingsLine line) {
        return names.apply(line.entrant());
    }

    private String name(RankingOrder.Criterion criterion) {
        var pack = standings.event().pack();
        return switch (criterion.key()) {
            case "tp" -> pack.points().in(say.lang());
            case "vp" -> pack.total().in(say.lang());
            case "conceded" -> say.it("why.conceded", pack.total());
            default -> say.it("why.difference");
        };
    }
}
