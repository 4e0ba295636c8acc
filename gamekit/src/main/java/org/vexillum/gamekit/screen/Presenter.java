package org.vexillum.gamekit.screen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Question;

/** Shows a table to somebody, asks him, and says what his answers would be worth. */
public final class Presenter<T extends Table<T>> {
    /** More would be no help to anybody. */
    private static final int MOST_OPTIONS = 60;

    private final Screen<T> screen;
    private final ScreenWords speech;

    public Presenter(Screen<T> screen, ScreenWords speech) {
        this.screen = screen;
        this.speech = speech;
    }

    public View view(T table, @Nullable Side viewer) {
        return screen.view(table, viewer, speech);
    }

    /** Who sees whom; null if one of the units does not stand on the table. */
    public @Nullable SightView sight(T table, String unit, @Nullable Integer model, String target) {
        return screen.sight(table, unit, model, target, speech);
    }

    // ---- asking

    public <A> Prompt prompt(T table, OpenQuestion<T, A> open) {
        var question = open.question();
        var names = TableNames.of(table);
        var options = new ArrayList<Prompt.Option>();
        var list = open.choices().list();
        for (var answer : list.subList(0, Math.min(MOST_OPTIONS, list.size())))
            options.add(option(table, question, answer, names));
        var pass = question.pass();
        var form = screen.form(question);
        boolean led = form == Prompt.Form.MOVE || form == Prompt.Form.PLACE;
        var declined = pass == null ? null : Facts.answer(question, pass);
        var told = led ? DistinctProposals.once(options, declined) : options;
        boolean complete = open.choices().complete() && list.size() <= MOST_OPTIONS;
        return new Prompt(
                open.number(),
                open.side(),
                Kind.of(question.getClass()),
                speech.teller().prompt(question, names),
                question.rules(table).ids(),
                form,
                unit(question),
                told,
                complete,
                complete ? List.of() : parts(table, question, list, names),
                missing(open, list, names),
                screen.foretells(question, list),
                declined,
                standing(question),
                question.secret(),
                screen.handles(table, question),
                order(question, options, names));
    }

    /** A secret question that answers itself would tell something by its haste. */
    private static <A> List<Object> standing(Question<?, A> question) {
        if (question.secret()) return List.of();
        var answers = new ArrayList<Object>();
        for (var answer : question.standing()) {
            var written = Facts.answer(question, answer);
            if (written != null) answers.add(written);
        }
        return answers;
    }

    /** In the order that is proposed first. */
    private Prompt.@Nullable Order order(
            Question<T, ?> question, List<Prompt.Option> options, TableNames names) {
        if (screen.form(question) != Prompt.Form.ORDER || options.isEmpty()) return null;
        var answer = options.getFirst().answer();
        if (answer instanceof List<?> list)
            return new Prompt.Order(null, items(question, list, names));
        if (answer instanceof Map<?, ?> fields)
            for (var field : fields.entrySet())
                if (field.getValue() instanceof List<?> list)
                    return new Prompt.Order(
                            String.valueOf(field.getKey()), items(question, list, names));
        return null;
    }

    private List<Prompt.Item> items(Question<T, ?> question, List<?> values, TableNames names) {
        var items = new ArrayList<Prompt.Item>();
        for (Object value : values) {
            var own = screen.item(question, value, speech);
            var written = String.valueOf(value);
            var label = own == null ? names.unit(written).orElse(written) : own;
            items.add(new Prompt.Item(value, label));
        }
        return items;
    }

    /** Each part by itself, where answers are lists of them. */
    private <A> List<Prompt.Option> parts(
            T table, Question<T, A> question, List<A> listed, TableNames names) {
        if (screen.form(question) != Prompt.Form.CHOOSE) return List.of();
        var answers = new ArrayList<Object>(listed);
        answers.addAll(screen.parts(table, question));
        var alone = new LinkedHashSet<Map<String, Object>>();
        for (var answer : answers) alone.addAll(AnswerParts.alone(Facts.answer(question, answer)));
        var options = new ArrayList<Prompt.Option>();
        for (var part : alone)
            options.add(
                    option(
                            table,
                            question,
                            PlainAnswerReader.read(question, part, "part", names),
                            names));
        return options;
    }

    /** Where answers are kinds of doing: those that cannot be done now. */
    private <A> List<Prompt.Missing> missing(
            OpenQuestion<T, A> open, List<A> listed, TableNames names) {
        var all = open.question().answerType().getEnumConstants();
        var missing = new ArrayList<Prompt.Missing>();
        if (all == null) return missing;
        for (var answer : all) {
            var refusal = listed.contains(answer) ? null : open.choices().refusal(answer);
            if (refusal == null) continue;
            var label = speech.teller().answer(open.question(), answer, names);
            missing.add(new Prompt.Missing(label, refused(refusal, names)));
        }
        return missing;
    }

    private static @Nullable String unit(Question<?, ?> question) {
        if (!(question instanceof Record facts)) return null;
        var units = MentionedUnits.by(facts);
        return units.isEmpty() ? null : units.getFirst();
    }

    private Prompt.Option option(
            T table, Question<T, ?> question, Object answer, TableNames names) {
        return new Prompt.Option(
                speech.teller().answer(question, answer, names),
                Facts.answer(question, answer),
                MentionedUnits.by(question, answer),
                screen.form(question) == Prompt.Form.CHOOSE
                        ? MentionedUnits.models(question, answer)
                        : List.of(),
                screen.ghosts(table, question, answer));
    }

    // ---- judging

    /**
     * Whether a written answer would be legal; its odds are reckoned by {@link #withOdds}.
     *
     * @throws org.vexillum.gamekit.Unreadable if it is no answer to this question
     */
    public <A> AnswerPreview check(T table, OpenQuestion<T, A> open, @Nullable Object written) {
        var answer =
                PlainAnswerReader.read(open.question(), written, "answer", TableNames.of(table));
        return judge(table, open, answer);
    }

    private <A> AnswerPreview judge(T table, OpenQuestion<T, A> open, A answer) {
        var refusal = open.choices().refusal(answer);
        return verdict(table, open.question(), new SoughtAnswer(answer, refusal, null));
    }

    /** Whether what somebody does with a unit would be legal; null if it means nothing here. */
    public @Nullable AnswerPreview drag(T table, OpenQuestion<T, ?> open, Drag drag) {
        var sought = screen.sought(table, open.question(), drag);
        return sought == null ? null : verdict(table, open.question(), sought);
    }

    /** Whether what somebody typed would be legal; null if it means nothing here. */
    public @Nullable AnswerPreview typed(T table, OpenQuestion<T, ?> open, String words) {
        var sought = screen.typed(table, open.question(), words);
        return sought == null ? null : verdict(table, open.question(), sought);
    }

    private AnswerPreview verdict(T table, Question<T, ?> question, SoughtAnswer sought) {
        var names = TableNames.of(table);
        var answer = sought.answer();
        boolean legal = answer != null && sought.whyNot() == null;
        var nearest = legal ? null : sought.nearest();
        return new AnswerPreview(
                legal,
                answer == null ? null : Facts.answer(question, answer),
                ghosts(table, question, answer, legal),
                legal && answer != null ? screen.left(table, question, answer) : null,
                told(question, answer, names, legal),
                sought.whyNot() == null ? null : refused(sought.whyNot(), names),
                nearest == null ? null : option(table, question, nearest, names),
                List.of());
    }

    /** An answer in words; one that is refused may mean nothing that can be said. */
    private @Nullable String told(
            Question<T, ?> question, @Nullable Object answer, TableNames names, boolean legal) {
        if (answer == null) return null;
        try {
            return speech.teller().answer(question, answer, names);
        } catch (RuntimeException nonsense) {
            if (legal) throw nonsense;
            return null;
        }
    }

    /** Where an answer would put models; one that is refused may mean nothing that can be drawn. */
    private List<Ghost> ghosts(
            T table, Question<T, ?> question, @Nullable Object answer, boolean legal) {
        if (answer == null) return List.of();
        try {
            return screen.ghosts(table, question, answer);
        } catch (RuntimeException nonsense) {
            if (legal) throw nonsense;
            return List.of();
        }
    }

    /**
     * The same with the odds of what a legal answer sets going. That may take seconds, and asks for
     * a table that nobody else changes meanwhile.
     */
    public <A> AnswerPreview withOdds(T table, Question<T, A> question, AnswerPreview verdict) {
        if (!verdict.legal()) return verdict;
        var answer =
                PlainAnswerReader.read(question, verdict.answer(), "answer", TableNames.of(table));
        return verdict.withOdds(screen.odds(table, question, answer, speech));
    }

    private AnswerPreview.Refused refused(Refusal refusal, TableNames names) {
        var told = speech.refused(refusal, names);
        return new AnswerPreview.Refused(told.message(), told.hint(), told.rules().ids());
    }
}
