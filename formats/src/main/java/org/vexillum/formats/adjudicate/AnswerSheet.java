package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.Place;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;

/** The answers of a file: one after another, or one for each kind of question. */
final class AnswerSheet {
    /**
     * An answer as written.
     *
     * @param question the kind of question it answers, or null if the file does not say
     * @param side who answers, or null if the file does not say
     * @param whole the answer with its name, if it might be an answer without one
     * @param standing whether it answers every question of its kind
     */
    record Entry(
            @Nullable String question,
            @Nullable Side side,
            Node value,
            @Nullable Node whole,
            boolean standing) {
        Place at() {
            return value.place();
        }

        boolean answers(Question<?, ?> asked) {
            return question == null || QuestionNames.same(QuestionNames.of(asked), question);
        }

        /** The same; its name may only look like that of a question. */
        Entry meantFor(Question<?, ?> asked, Docket<?> docket) {
            return whole != null && question != null && docket.belongs(question, asked)
                    ? new Entry(null, side, whole, null, standing)
                    : this;
        }

        boolean by(Side who) {
            return side == null || side == who;
        }
    }

    private static final String OTHERS = "others";

    private final Docket<?> docket;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> used = new ArrayList<>();

    private AnswerSheet(Docket<?> docket) {
        this.docket = docket;
    }

    static AnswerSheet read(@Nullable Node node, Docket<?> docket) {
        var sheet = new AnswerSheet(docket);
        if (node instanceof Node.Scalar && Read.written(node).strip().equals("first"))
            sheet.entries.add(any(node));
        else if (node instanceof Node.Mapping group && !single(group)) sheet.byKind(group, null);
        else if (node != null)
            for (var item : Read.oneOrMore(node)) sheet.entries.add(sheet.entry(item));
        return sheet;
    }

    private static boolean single(Node.Mapping group) {
        return group.fields().containsKey("answer");
    }

    /** One answer to every question for which there is no other: {@code first}. */
    private static Entry any(Node node) {
        return new Entry(null, null, node, null, true);
    }

    private void byKind(Node.Mapping group, @Nullable Side side) {
        for (var field : group.fields().entrySet()) {
            if (field.getKey().equals(OTHERS)) continue;
            var who = side(field.getKey());
            if (side == null && who != null && field.getValue() instanceof Node.Mapping own)
                byKind(own, who);
            else {
                var question = known(field.getKey(), field.getValue());
                entries.add(new Entry(question, side, field.getValue(), null, true));
            }
        }
        var others = group.fields().get(OTHERS);
        if (others != null && side == null) entries.add(any(others));
    }

    private static @Nullable Side side(String written) {
        for (var side : Side.values()) if (side.name().equals(written)) return side;
        return null;
    }

    private String known(String name, Node node) {
        if (docket.questions().known(name)) return docket.questions().usual(name);
        throw Read.unknown(node, "unknown-question", name, docket.questions().all());
    }

    private Entry entry(Node node) {
        if (!(node instanceof Node.Mapping group)) return new Entry(null, null, node, null, false);
        var who = group.fields().get("side");
        var side = who == null ? null : Read.word(who, Side.class);
        var answer = group.fields().get("answer");
        if (answer != null) return new Entry(named(group), side, answer, null, false);
        for (var field : group.fields().entrySet())
            if (docket.questions().known(field.getKey())
                    && group.fields().size() == (who == null ? 1 : 2))
                return new Entry(
                        docket.questions().usual(field.getKey()),
                        side,
                        field.getValue(),
                        node,
                        false);
        if (side != null) throw new Fault(node.place(), "missing", "answer");
        return new Entry(null, null, node, null, false);
    }

    private @Nullable String named(Node.Mapping group) {
        for (var name : group.fields().keySet())
            if (!List.of("side", "answer", "question").contains(name))
                throw Read.unknown(
                        group.fields().get(name),
                        "unknown-field",
                        name,
                        List.of("side", "question", "answer"));
        var question = group.fields().get("question");
        return question == null ? null : known(Read.name(question), question);
    }

    /** The answer to this question, or null if there is none left. */
    @Nullable Entry next(Side side, Question<?, ?> question) {
        for (int i = 0; i < entries.size(); i++) {
            if (!used.contains(entries.get(i)))
                entries.set(i, entries.get(i).meantFor(question, docket));
            var entry = entries.get(i);
            if (entry.standing) {
                if (!entry.answers(question) || !entry.by(side)) continue;
            } else if (used.contains(entry)) continue;
            else if (question.secret() && !(entry.answers(question) && entry.by(side))) continue;
            return entry;
        }
        return null;
    }

    /** Whether the list has answers left, and they are to other questions than this. */
    boolean goesOnAfter(Question<?, ?> question) {
        for (var entry : entries)
            if (!entry.standing && !used.contains(entry) && !entry.answers(question)) return true;
        return false;
    }

    /** Whether an answer to such a question is left that this side may give. */
    boolean holds(Side side, String question) {
        for (var entry : entries)
            if (entry.question != null
                    && QuestionNames.same(question, entry.question)
                    && entry.by(side)
                    && (entry.standing || !used.contains(entry))) return true;
        return false;
    }

    boolean used(Entry entry) {
        return used.contains(entry);
    }

    void use(Entry entry) {
        used.add(entry);
    }

    /** Where the answers that nobody asked for stand. */
    List<Place> unused() {
        return entries.stream()
                .filter(entry ->
                        !used.contains(entry) && !(entry.standing && entry.question == null))
                .map(Entry::at)
                .toList();
    }
}
