package org.vexillum.gamekit.adjudicate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;

/** Verdicts as plain values, ready to be written as JSON. */
public final class ReportJson {
    private final Report report;

    public ReportJson(Report report) {
        this.report = report;
    }

    /** A file that could not be read, or describes what cannot be. */
    public Map<String, @Nullable Object> of(FileFault fault) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("format", Facts.FORMAT);
        json.put("game", report.game().id());
        json.put("status", "invalid");
        json.putAll(fault(report, fault));
        return json;
    }

    static Map<String, @Nullable Object> fault(Report report, FileFault fault) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("message", report.fault(fault));
        json.put("path", fault.place().path());
        json.put("line", fault.place().line());
        return json;
    }

    public Map<String, @Nullable Object> of(List<Verdict> verdicts) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("format", Facts.FORMAT);
        json.put("game", report.game().id());
        json.put("status", status(verdicts));
        if (verdicts.size() == 1
                && verdicts.getFirst().outcome() instanceof InquiryOutcome.Garbled bad)
            json.putAll(fault(report, bad.fault()));
        json.put("answers", verdicts.stream().map(this::one).toList());
        return json;
    }

    /** {@code done}, or what the first question is that is not. */
    public static String status(List<Verdict> verdicts) {
        for (var verdict : verdicts) if (!verdict.done()) return status(verdict);
        return "done";
    }

    private static String status(Verdict verdict) {
        return switch (verdict.outcome()) {
            case InquiryOutcome.Done _ -> "done";
            case InquiryOutcome.WaitsForAnswer _, InquiryOutcome.WaitsForDice _ -> "waiting";
            case InquiryOutcome.Refused _, InquiryOutcome.Forbidden _ -> "refused";
            case InquiryOutcome.Garbled _ -> "invalid";
        };
    }

    private Map<String, @Nullable Object> one(Verdict verdict) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        if (!verdict.name().isEmpty()) json.put("name", verdict.name());
        json.put("do", verdict.kinds());
        json.put("status", status(verdict));
        json.put("events", verdict.events().stream().map(event -> event(verdict, event)).toList());
        if (!verdict.done()) json.put(status(verdict), new OutcomeText(report, verdict).json());
        json.put(
                "rules",
                report.citations(verdict).stream().map(one -> one.json(report.lang())).toList());
        json.put("assumed", report.assumed(verdict));
        if (!verdict.unusedDice().isEmpty()) json.put("unusedDice", verdict.unusedDice());
        if (!verdict.unusedAnswers().isEmpty())
            json.put("unusedAnswers", verdict.unusedAnswers().stream().map(report::place).toList());
        if (!verdict.position().isEmpty()) json.put("position", verdict.position());
        return json;
    }

    private Map<String, @Nullable Object> event(Verdict verdict, Event event) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("text", report.told(verdict, event));
        json.putAll(
                switch (event) {
                    case QueryAnswer found ->
                            QueryAnswerText.json(found, report.teller(), verdict.names());
                    case AnswerUsed answered -> answered.json();
                    default -> HyphenatedFacts.event(event);
                });
        return json;
    }
}
