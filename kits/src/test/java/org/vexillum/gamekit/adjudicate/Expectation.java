package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.kernel.Event;
import org.vexillum.rulebook.Rulebook;

/**
 * Runs a position file and compares the outcome with what it expects.
 *
 * <p>The field {@code expect} of a file or of one of its questions may have: {@code status} (done
 * if left out), {@code events} that happen in this order, each with some of its facts, kinds of
 * events that {@code never} happen, {@code units} with fields of the position afterwards (null: the
 * field is absent), {@code rules} that are cited, {@code uncited} ones that are not, {@code text}
 * that is found in the report, what is left {@code untold} there and {@code message} that is found
 * in what is waited for or refused.
 */
final class Expectation {
    private static final Rulebook BOOK = Rulebook.load();
    private static final Map<GameId, Report> REPORTS = new HashMap<>();

    private Expectation() {}

    private static Report report(GameId game) {
        return REPORTS.computeIfAbsent(game, one -> new Report("file.yaml", one, BOOK, Lang.EN));
    }

    static void hold(String text) {
        var root = NodeReader.file(text);
        var whole = expect(root);
        List<Verdict> verdicts;
        try {
            verdicts = Adjudicator.judge(text);
        } catch (FileFault fault) {
            invalid(whole, fault, Adjudicator.game(text, Kits.usual()).docket().game());
            return;
        }
        var questions = root.fields().get("questions");
        if (questions == null) one(whole, verdicts.getFirst());
        else each(NodeReader.row(questions), verdicts, whole);
    }

    private static void invalid(Map<?, ?> expected, FileFault fault, GameId game) {
        contains(report(game).fault(fault), texts(expected, "message"));
        assertThat("invalid").isEqualTo(expected.get("status"));
    }

    private static void each(List<Node> questions, List<Verdict> verdicts, Map<?, ?> whole) {
        var cited = new ArrayList<String>();
        var failures = new ArrayList<String>();
        for (int i = 0; i < questions.size(); i++) {
            var question = NodeReader.mapping(questions.get(i));
            try {
                one(expect(question), verdicts.get(i));
            } catch (AssertionError wrong) {
                failures.add(name(question, i) + ": " + wrong.getMessage());
            }
            cited.addAll(verdicts.get(i).rules().ids());
        }
        assertThat(failures).as(String.join("\n", failures)).isEmpty();
        assertThat(cited).containsAll(texts(whole, "rules"));
    }

    private static String name(Node.Mapping question, int number) {
        return question.fields().get("name") instanceof Node.Scalar name
                ? name.written()
                : "question " + number;
    }

    private static Map<?, ?> expect(Node.Mapping group) {
        var node = group.fields().get("expect");
        return node == null ? Map.of() : (Map<?, ?>) PlainTree.of(node);
    }

    private static void one(Map<?, ?> expected, Verdict verdict) {
        var report = report(verdict.game());
        var open = String.join("\n", report.open(verdict));
        var status = expected.containsKey("status") ? expected.get("status") : "done";
        assertThat(status(verdict)).as(open).isEqualTo(status);
        events(list(expected, "events"), verdict);
        var kinds = verdict.events().stream().map(event -> Kind.of(event.getClass())).toList();
        for (var never : texts(expected, "never")) assertThat(kinds).doesNotContain(never);
        assertThat(verdict.rules().ids()).containsAll(texts(expected, "rules"));
        for (var never : texts(expected, "uncited"))
            assertThat(verdict.rules().ids()).doesNotContain(never);
        var told = String.join("\n", report.lines(verdict));
        contains(told, texts(expected, "text"));
        for (var never : texts(expected, "untold")) assertThat(told).doesNotContain(never);
        contains(open, texts(expected, "message"));
        units(expected, verdict);
    }

    private static String status(Verdict verdict) {
        return switch (verdict.outcome()) {
            case InquiryOutcome.Done _ -> "done";
            case InquiryOutcome.WaitsForAnswer _, InquiryOutcome.WaitsForDice _ -> "waiting";
            case InquiryOutcome.Refused _, InquiryOutcome.Forbidden _ -> "refused";
            case InquiryOutcome.Garbled _ -> "invalid";
        };
    }

    private static List<?> list(Map<?, ?> map, String name) {
        return map.get(name) instanceof List<?> list ? list : List.of();
    }

    private static List<String> texts(Map<?, ?> map, String name) {
        if (map.get(name) instanceof String one) return List.of(one);
        return list(map, name).stream().map(String::valueOf).toList();
    }

    private static void contains(String text, List<String> wanted) {
        for (var one : wanted) assertThat(text).contains(one);
    }

    private static void events(List<?> expected, Verdict verdict) {
        int from = 0;
        for (var one : expected) {
            int found = find((Map<?, ?>) one, verdict.events(), from);
            assertThat(found).as("%s in %s", one, verdict.events()).isNotNegative();
            from = found + 1;
        }
    }

    private static int find(Map<?, ?> wanted, List<Event> events, int from) {
        var kind = String.valueOf(wanted.keySet().iterator().next());
        var facts = (Map<?, ?>) wanted.values().iterator().next();
        for (int i = from; i < events.size(); i++)
            if (Kind.of(events.get(i).getClass()).equals(kind) && fits(events.get(i), facts))
                return i;
        return -1;
    }

    private static boolean fits(Event event, Map<?, ?> facts) {
        return facts.entrySet().stream()
                .allMatch(fact ->
                        String.valueOf(fact.getValue())
                                .equals(String.valueOf(value(event, fact.getKey()))));
    }

    private static Object value(Event event, Object name) {
        if (event instanceof QueryAnswer found && !"what".equals(name))
            return found.facts().get(name);
        try {
            return event.getClass().getMethod(String.valueOf(name)).invoke(event);
        } catch (ReflectiveOperationException absent) {
            throw new AssertionError(event + " has no " + name, absent);
        }
    }

    private static void units(Map<?, ?> expected, Verdict verdict) {
        if (!(expected.get("units") instanceof Map<?, ?> units)) return;
        units.forEach((id, fields) ->
                ((Map<?, ?>) fields)
                        .forEach((name, value) ->
                                assertThat(shown(after(verdict, id).get(name)))
                                        .as("%s.%s", id, name)
                                        .isEqualTo(shown(value))));
    }

    private static String shown(Object value) {
        return value == null ? "" : String.valueOf(value);
    }

    private static Map<?, ?> after(Verdict verdict, Object id) {
        var key = verdict.game().equals(FirstBloodKit.ID) ? "regiments" : "units";
        for (var unit : (List<?>) verdict.position().get(key)) {
            var map = (Map<?, ?>) unit;
            if (map.get("id").equals(id)) return new LinkedHashMap<>(map);
        }
        throw new AssertionError("no unit " + id);
    }
}
