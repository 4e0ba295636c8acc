package org.vexillum.tourneys.pack;

import java.util.List;
import java.util.Map;

/**
 * The rules of an event as data.
 *
 * @param points what tournament points are called
 * @param total what victory points are called
 * @param grades from the best down; the first that fits a game is its result
 * @param bye the result, tournament points and victory points of a company without a rival
 * @param scalesByes whether victory points are scaled up for byes when all is over
 * @param companies whether lists are companies of Warcrow, held against the units its pack names
 * @param mercenaries how many such units a list may hold; below 0 if it does not matter
 * @param usual settings with which a new event begins, where they differ from those of all
 * @param cites the rules behind refusals, warnings and decisions, by their keys
 */
public record Pack(
        String id,
        PackName name,
        PackName points,
        PackName total,
        List<ScorePart> parts,
        List<Grade> grades,
        Bye bye,
        List<TieBreak> ties,
        List<RoundsFrom> rounds,
        int leastEntrants,
        int leastRounds,
        boolean scalesByes,
        List<Theme> scenarios,
        List<Theme> feats,
        boolean companies,
        int mercenaries,
        Map<String, String> usual,
        Map<String, String> cites) {
    public record Bye(PackName result, int tp, int vp) {}

    /** From so many entrants on, so many rounds. */
    public record RoundsFrom(int entrants, int rounds) {}

    public Pack {
        parts = List.copyOf(parts);
        grades = List.copyOf(grades);
        ties = List.copyOf(ties);
        rounds = List.copyOf(rounds);
        scenarios = List.copyOf(scenarios);
        feats = List.copyOf(feats);
    }

    /** Decided by totals first, then by the parts. WC-RESULT-07 */
    public GamePoints outcome(CompanyScore a, CompanyScore b) {
        if (a.total() < b.total()) return outcome(b, a).swapped();
        for (var grade : grades)
            if (grade.given(a, b))
                return new GamePoints(
                        new GamePoints.Half(grade.better(), grade.tp(), a.total()),
                        new GamePoints.Half(grade.worse(), grade.mirror(), b.total()));
        throw new IllegalStateException("no result for " + a + " and " + b);
    }

    /** The most tournament points a game can give. */
    public int mostPoints() {
        return grades.stream().mapToInt(Grade::tp).max().orElseThrow();
    }

    /** Whether every game hands out the same number of points, so that they measure a game. */
    public boolean mirrored() {
        return grades.stream().allMatch(grade -> grade.tp() + grade.mirror() == mostPoints());
    }

    /** The most victory points a game can give. */
    public int mostTotal() {
        return parts.stream().mapToInt(ScorePart::most).sum();
    }

    /** The usual number of rounds for so many entrants. WC-FORMAT-04 */
    public int usualRounds(int entrants) {
        int usual = leastRounds;
        for (var step : rounds) if (entrants >= step.entrants()) usual = step.rounds();
        return usual;
    }

    public String cite(String key) {
        return cites.getOrDefault(key, "");
    }

    /** The rules behind several things, each once, in this order. */
    public List<String> cite(List<String> keys) {
        return keys.stream().map(this::cite).filter(rule -> !rule.isEmpty()).distinct().toList();
    }
}
