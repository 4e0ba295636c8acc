package org.vexillum.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.force.ForceSource;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.server.Json;

/** Everything there is to say about a list, in one language. */
final class ForceCheckAnswer {
    private final Lang lang;
    private final Words words;

    ForceCheckAnswer(Lang lang) {
        this.lang = lang;
        words = Words.in(lang);
    }

    <F> Map<String, Object> of(Desk<?, F> desk, RequestFields body) {
        var reading = ForceRoutes.read(desk, body);
        var place = new ForcePlace(lang, body.get("force"));
        var problems = reading.problems().stream().map(problem -> problem(problem, place)).toList();
        var force = reading.force();
        if (force == null)
            return Json.object(
                    "legal",
                    false,
                    "points",
                    0,
                    "problems",
                    problems,
                    "violations",
                    List.of(),
                    "notes",
                    List.of());
        return judged(desk, force, problems, body, reading.complete());
    }

    private <F> Map<String, Object> judged(
            Desk<?, F> desk, F force, List<?> problems, RequestFields body, boolean complete) {
        var options = OptionValues.with(desk.format().options(), body.get("options"), "options");
        var limit = body.wholeOrNull("limit");
        var found = desk.forces().check(force, options, limit == null ? 0 : limit);
        var violations = new ArrayList<Map<String, Object>>();
        var notes = new ArrayList<String>();
        for (var finding : found)
            if (finding.violation()) violations.add(finding(finding));
            else notes.add(said(finding));
        return Json.object(
                "legal",
                complete && violations.isEmpty(),
                "points",
                desk.forces().muster(force).points(),
                "problems",
                problems,
                "violations",
                violations,
                "notes",
                notes,
                "edition",
                desk.edition().isEmpty() ? null : desk.edition(),
                "force",
                desk.forces().tree(force),
                "text",
                text(desk, force, body),
                "roster",
                ForceRoutes.roster(desk, force, lang),
                "chat",
                desk.forces().chat(force, lang, ""));
    }

    /** What somebody wrote stays as he wrote it. */
    private <F> String text(Desk<?, F> desk, F force, RequestFields body) {
        return body.has("force") ? ForceSource.of(desk.forces(), force, lang) : body.text("text");
    }

    private Map<String, Object> problem(Problem problem, ForcePlace place) {
        var where = place.of(problem.place());
        return Json.object(
                "message",
                words.say(problem.key(), problem.facts().toArray()),
                "place",
                place(problem),
                "where",
                where.isEmpty() ? null : where,
                "error",
                problem.error());
    }

    private static @Nullable String place(Problem problem) {
        var place = problem.place();
        if (!place.path().isEmpty()) return place.path();
        return place.line() > 0 ? String.valueOf(place.line()) : null;
    }

    private Map<String, Object> finding(Finding finding) {
        return Json.object(
                "message", said(finding), "rules", finding.rules().ids(), "unit", finding.unit());
    }

    private String said(Finding finding) {
        return words.say(finding);
    }
}
