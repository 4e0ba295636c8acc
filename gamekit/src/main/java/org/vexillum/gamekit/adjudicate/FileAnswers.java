package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Question;

/** The answers of a file: one after another, or one for each kind of question, or several. */
final class FileAnswers {
    /** When an answer is given. */
    enum Use {
        /** Once, to the question whose turn it is. */
        IN_ORDER,
        /** Once, to a question of its kind, whatever was asked before. */
        ONCE,
        /** To every question of its kind. */
        ALWAYS
    }

    /**
     * An answer as written.
     *
     * @param question the kind of question it answers, or null if the file does not say
     * @param side who answers, or null if the file does not say
     * @param whole the answer with its name, if it might be an answer without one
     * @param use how often and when
     */
    record Entry(
            @Nullable String question,
            @Nullable Side side,
            Node value,
            @Nullable Node whole,
            Use use) {
        /** Whether it answers every question of its kind. */
        boolean standing() {
            return use == Use.ALWAYS;
        }

        /** Whether its turn alone tells to which question it is. */
        boolean unnamed() {
            return question == null && use == Use.IN_ORDER;
        }

        FilePlace at() {
            return value.place();
        }

        boolean answers(Question<?, ?> asked) {
            return question == null || QuestionNames.same(QuestionNames.of(asked), question);
        }

        /** The same; its name may only look like that of a question. */
        Entry meantFor(Question<?, ?> asked, TaskCatalogue<?> docket) {
            return whole != null && question != null && docket.belongs(question, asked)
                    ? new Entry(null, side, whole, null, use)
                    : this;
        }

        boolean by(Side who) {
            return side == null || side == who;
        }
    }

    private static final String OTHERS = "others";

    private final TaskCatalogue<?> docket;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> used = new ArrayList<>();

    private FileAnswers(TaskCatalogue<?> docket) {
        this.docket = docket;
    }

    static FileAnswers read(@Nullable Node node, TaskCatalogue<?> docket) {
        var sheet = new FileAnswers(docket);
        if (node instanceof Node.Scalar && NodeReader.written(node).strip().equals("first"))
            sheet.entries.add(any(node));
        else if (node instanceof Node.Mapping group && !single(group)) sheet.byKind(group, null);
        else if (node != null)
            for (var item : NodeReader.oneOrMore(node)) sheet.entries.add(sheet.entry(item));
        return sheet;
    }

    private static boolean single(Node.Mapping group) {
        return group.fields().containsKey("answer");
    }

    /** One answer to every question for which there is no other: {@code first}. */
    private static Entry any(Node node) {
        return new Entry(null, null, node, null, Use.ALWAYS);
    }

    private void byKind(Node.Mapping group, @Nullable Side side) {
        for (var field : group.fields().entrySet()) {
            if (field.getKey().equals(OTHERS)) continue;
            var who = side(field.getKey());
            if (side == null && who != null && field.getValue() instanceof Node.Mapping own)
                byKind(own, who);
            else {
                var question = known(field.getKey(), field.getValue());
                entries.add(new Entry(question, side, field.getValue(), null, Use.ALWAYS));
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
        throw NodeReader.unknown(node, "unknown-question", name, docket.questions().all());
    }

    private Entry entry(Node node) {
        if (!(node instanceof Node.Mapping group))
            return new Entry(null, null, node, null, Use.IN_ORDER);
        var who = group.fields().get("side");
        var side = who == null ? null : NodeReader.word(who, Side.class);
        var answer = group.fields().get("answer");
        if (answer != null) return new Entry(named(group), side, answer, null, Use.IN_ORDER);
        for (var field : group.fields().entrySet())
            if (docket.questions().known(field.getKey())
                    && group.fields().size() == (who == null ? 1 : 2))
                return new Entry(
                        docket.questions().usual(field.getKey()),
                        side,
                        field.getValue(),
                        node,
                        Use.IN_ORDER);
        if (side != null) throw new FileFault(node.place(), "missing", "answer");
        return new Entry(null, null, node, null, Use.IN_ORDER);
    }

    private @Nullable String named(Node.Mapping group) {
        for (var name : group.fields().keySet())
            if (!List.of("side", "answer", "question").contains(name))
                throw NodeReader.unknown(
                        group.fields().get(name),
                        "unknown-field",
                        name,
                        List.of("side", "question", "answer"));
        var question = group.fields().get("question");
        return question == null ? null : known(NodeReader.name(question), question);
    }

    /** The answer to this question, or null if there is none left. */
    @Nullable Entry next(Side side, Question<?, ?> question) {
        for (int i = 0; i < entries.size(); i++) {
            if (!used.contains(entries.get(i)))
                entries.set(i, entries.get(i).meantFor(question, docket));
            var entry = entries.get(i);
            if (!entry.standing() && used.contains(entry)) continue;
            boolean bound = entry.use != Use.IN_ORDER || question.secret();
            if (bound && !(entry.answers(question) && entry.by(side))) continue;
            return entry;
        }
        return null;
    }

    /** Whether the list has answers left, and they are to other questions than this. */
    boolean goesOnAfter(Question<?, ?> question) {
        for (var entry : entries)
            if (entry.use == Use.IN_ORDER && !used.contains(entry) && !entry.answers(question))
                return true;
        return false;
    }

    /** The next answer of the list to this question, wherever it stands, or null. */
    @Nullable Entry later(Question<?, ?> question) {
        for (var entry : entries)
            if (entry.use == Use.IN_ORDER && !used.contains(entry) && entry.question != null)
                if (entry.answers(question)) return entry;
        return null;
    }

    /** What is left of the list and does not say to which question it is. */
    List<Entry> unnamed() {
        return entries.stream().filter(entry -> entry.unnamed() && !used.contains(entry)).toList();
    }

    /** Of the list what nobody asked for, or null. */
    @Nullable Entry leftOver() {
        for (var entry : entries)
            if (entry.use == Use.IN_ORDER && !used.contains(entry) && entry.question != null)
                return entry;
        return null;
    }

    /** All answers, in a list or by name, to questions that nobody asked. */
    List<Entry> neverAsked() {
        return entries.stream()
                .filter(entry -> !used.contains(entry) && entry.question != null)
                .toList();
    }

    /** The last question of the list that was asked, or nothing. */
    String lastAsked() {
        for (int i = used.size() - 1; i >= 0; i--) {
            var name = used.get(i).question;
            if (used.get(i).use == Use.IN_ORDER && name != null) return name;
        }
        return "";
    }

    /** Whether an answer to such a question is left that this side may give. */
    boolean holds(Side side, String question) {
        for (var entry : entries)
            if (entry.question != null
                    && QuestionNames.same(question, entry.question)
                    && entry.by(side)
                    && (entry.standing() || !used.contains(entry))) return true;
        return false;
    }

    /** What may be answers to questions of one kind, one after another; empty if it cannot be. */
    static List<Node> several(Entry entry) {
        return entry.standing()
                        && entry.question != null
                        && entry.value instanceof Node.Sequence row
                ? row.entries()
                : List.of();
    }

    /**
     * Takes a row for several answers instead of one.
     *
     * @return the first of them
     */
    Entry split(Entry entry) {
        var each = new ArrayList<Entry>();
        for (var node : several(entry))
            each.add(new Entry(entry.question, entry.side, node, null, Use.ONCE));
        int at = entries.indexOf(entry);
        entries.remove(at);
        entries.addAll(at, each);
        return each.getFirst();
    }

    boolean used(Entry entry) {
        return used.contains(entry);
    }

    void use(Entry entry) {
        used.add(entry);
    }

    /** Where the answers that nobody asked for stand. */
    List<FilePlace> unused() {
        return entries.stream()
                .filter(entry ->
                        !used.contains(entry) && !(entry.standing() && entry.question == null))
                .map(Entry::at)
                .toList();
    }
}
