package org.vexillum.cli.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.cli.Console;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.text.Citation;
import org.vexillum.kernel.Finding;
import org.vexillum.rulebook.Rulebook;

/** The check of a list as JSON. */
final class CheckJson {
    private final Console console;
    private final ProblemSentences sentences;

    CheckJson(Console console) {
        this.console = console;
        this.sentences = new ProblemSentences(console);
    }

    /** Nothing of the list was understood. */
    Map<String, Object> unread(ForceReading<?> reading) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", Facts.FORMAT);
        json.put("legal", false);
        json.put("problems", problems(reading.problems()));
        return json;
    }

    Map<String, Object> of(ForceJudgement<?> judgement) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", Facts.FORMAT);
        json.put("legal", judgement.legal());
        json.put("points", judgement.muster().points());
        if (judgement.agreed() > 0) json.put("agreed", judgement.agreed());
        json.put("options", OptionValues.of(judgement.options()));
        json.put("problems", problems(judgement.problems()));
        json.put("violations", findings(judgement.violations(), judgement.options()));
        json.put("notes", findings(judgement.notes(), judgement.options()));
        json.put("counts", findings(judgement.counts(), judgement.options()));
        json.put("notEnforced", UnenforcedRules.of(judgement.muster()));
        json.put("force", judgement.tree());
        return json;
    }

    private List<Map<String, Object>> problems(List<Problem> problems) {
        var list = new ArrayList<Map<String, Object>>();
        for (var problem : problems) {
            var json = new LinkedHashMap<String, Object>();
            json.put("severity", problem.error() ? "error" : "note");
            json.put("key", problem.key());
            if (problem.place().line() > 0) json.put("line", problem.place().line());
            if (!problem.place().path().isEmpty()) json.put("path", problem.place().path());
            json.put("message", sentences.of(problem));
            list.add(json);
        }
        return list;
    }

    private List<Map<String, Object>> findings(List<Finding> findings, Record options) {
        var list = new ArrayList<Map<String, Object>>();
        for (var finding : findings) {
            var json = new LinkedHashMap<String, Object>();
            json.put("key", finding.key());
            if (finding.unit() != null) json.put("unit", finding.unit());
            json.put("message", sentences.of(finding));
            json.put("rules", citations(finding, options));
            list.add(json);
        }
        return list;
    }

    private List<?> citations(Finding finding, Record options) {
        return Citation.of(finding.rules(), options, Rulebook.load()).stream()
                .map(citation -> citation.json(console.lang()))
                .toList();
    }
}
