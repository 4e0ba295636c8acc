package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.text.RefusalText;
import org.vexillum.gamekit.tree.YamlWriter;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;

/** What is waited for, or why something was refused. */
final class OutcomeText {
    private static final int MOST_ANSWERS = 12;

    private final Report report;
    private final Verdict verdict;

    OutcomeText(Report report, Verdict verdict) {
        this.report = report;
        this.verdict = verdict;
    }

    List<String> lines() {
        return switch (verdict.outcome()) {
            case InquiryOutcome.Done _ -> List.of();
            case InquiryOutcome.WaitsForDice waits -> List.of(dice(waits));
            case InquiryOutcome.WaitsForAnswer waits -> asked("waits.answer", waits.asking());
            case InquiryOutcome.Refused refused -> {
                var lines = new ArrayList<String>();
                lines.add(report.place(refused.at()) + ": " + told(refused.refusal()));
                lines.addAll(instead(refused.asking()));
                yield lines;
            }
            case InquiryOutcome.Forbidden forbidden ->
                    List.of(report.place(forbidden.at()) + ": " + told(forbidden.refusal()));
            case InquiryOutcome.Garbled garbled -> {
                var lines = new ArrayList<String>();
                lines.add(report.fault(garbled.fault()));
                if (garbled.asking() != null) lines.addAll(asked("waits.asked", garbled.asking()));
                yield lines;
            }
        };
    }

    private String say(String key, Object... facts) {
        return report.teller().say(key, facts);
    }

    private RefusalText told(Refusal refusal) {
        return report.teller().refusal(shifted(refusal), verdict.names());
    }

    private <T> T shifted(T value) {
        return verdict.inTheFile(value);
    }

    private String dice(InquiryOutcome.WaitsForDice waits) {
        var wanted = wanted(waits);
        return String.join(
                " ",
                report.place(waits.at()) + ": " + say("waits.dice"),
                report.teller().dice(wanted, verdict.names()) + needed(wanted.check()),
                say("waits.given", waits.given()));
    }

    /** So much or more, for games that roll low so much or less; nothing where any face will do. */
    private String needed(Check check) {
        if (low(check)) return " " + say("waits.needed-low", highest(check));
        return check.lowest() == 1 ? "" : " " + say("waits.needed", check.lowest());
    }

    private static boolean low(Check check) {
        return check.succeeds(1) && !check.succeeds(6);
    }

    private static int highest(Check check) {
        int face = 6;
        while (!check.succeeds(face)) face--;
        return face;
    }

    private static Dice wanted(InquiryOutcome.WaitsForDice waits) {
        var dice = waits.dice();
        return new Dice(dice.side(), dice.purpose(), dice.check(), waits.count());
    }

    /** All that may be answered; of moves, which nobody can list, nothing but the question. */
    private List<String> instead(InquiryOutcome.Asking<?> asking) {
        return asking.choices().complete()
                ? asked("waits.asked", asking)
                : List.of(who("waits.asked", asking));
    }

    private <A> List<String> asked(String key, InquiryOutcome.Asking<A> asking) {
        var question = asking.question();
        var choices = asking.choices();
        var names = verdict.names();
        var lines = new ArrayList<String>();
        lines.add(who(key, asking));
        lines.add(say("waits.legal"));
        for (var answer : some(choices)) {
            var said = report.teller().answer(question, answer, names);
            lines.add(
                    "  "
                            + YamlWriter.flow(HyphenatedFacts.answer(question, answer))
                            + "  # "
                            + said);
        }
        int more = choices.list().size() - MOST_ANSWERS;
        if (more > 0) lines.add("  " + say("answers.more", more));
        if (!choices.complete()) lines.add("  " + say("answers.others"));
        return lines;
    }

    /** Who has to answer what. */
    private String who(String key, InquiryOutcome.Asking<?> asking) {
        var question = asking.question();
        var prompt = report.teller().prompt(question, verdict.names());
        return say(key, asking.side(), QuestionNames.of(question)) + " " + prompt;
    }

    private <A> List<A> some(Choices<A> choices) {
        return choices.list().stream().limit(MOST_ANSWERS).map(this::shifted).toList();
    }

    // ---- JSON

    Map<String, @Nullable Object> json() {
        return switch (verdict.outcome()) {
            case InquiryOutcome.Done _ -> Map.of();
            case InquiryOutcome.WaitsForDice waits -> diceJson(waits);
            case InquiryOutcome.WaitsForAnswer waits -> asked(waits.asking());
            case InquiryOutcome.Refused refused -> {
                var json = refusal(refused.refusal(), refused.at());
                json.put("question", asked(refused.asking()));
                yield json;
            }
            case InquiryOutcome.Forbidden forbidden -> refusal(forbidden.refusal(), forbidden.at());
            case InquiryOutcome.Garbled garbled -> {
                var json = ReportJson.fault(report, garbled.fault());
                if (garbled.asking() != null) json.put("question", asked(garbled.asking()));
                yield json;
            }
        };
    }

    private Map<String, @Nullable Object> diceJson(InquiryOutcome.WaitsForDice waits) {
        var wanted = wanted(waits);
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("for", "dice");
        json.put("message", dice(waits));
        json.putAll(Facts.dice(wanted));
        if (low(wanted.check())) json.put("atMost", highest(wanted.check()));
        else json.put("needed", wanted.check().lowest());
        json.put("given", waits.given());
        return json;
    }

    private <A> Map<String, @Nullable Object> asked(InquiryOutcome.Asking<A> asking) {
        var question = asking.question();
        var choices = asking.choices();
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("for", "answer");
        json.put("message", who("waits.answer", asking));
        json.put("name", QuestionNames.of(question));
        json.put("prompt", report.teller().prompt(question, verdict.names()));
        json.putAll(HyphenatedFacts.question(asking.side(), question));
        json.put(
                "legal",
                choices.list().stream()
                        .map(answer -> HyphenatedFacts.answer(question, shifted(answer)))
                        .toList());
        json.put("complete", choices.complete());
        return json;
    }

    private Map<String, @Nullable Object> refusal(Refusal refusal, FilePlace at) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("path", at.path());
        json.put("line", at.line());
        json.putAll(HyphenatedFacts.refusal(refusal, told(refusal)));
        return json;
    }
}
