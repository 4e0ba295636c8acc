package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Table;

/** Reads the questions of a file. */
final class InquiryReader {
    private static final int MOST_QUESTIONS = 200;
    private static final int MOST_STEPS = 50;

    private InquiryReader() {}

    static List<Inquiry<?>> read(String text, GameKit usual) {
        var root = NodeReader.file(text);
        var questions = root.fields().get("questions");
        var matters = new ArrayList<Inquiry<?>>();
        if (questions == null) matters.add(matter(root, "", usual, true));
        else
            for (var question : limited(questions)) {
                var name = String.valueOf((char) ('a' + matters.size() % 26));
                matters.add(oneOfSeveral(root, question, name, usual));
            }
        return matters;
    }

    /** Whatever is wrong with it spoils no other. */
    private static Inquiry<?> oneOfSeveral(
            Node.Mapping root, Node question, String usualName, GameKit usual) {
        try {
            var whole = SharedFields.over(root, NodeReader.mapping(question));
            return matter(whole, usualName, usual, false);
        } catch (FileFault fault) {
            var docket = played(root, question, usual).docket();
            return Inquiry.garbled(name(question, usualName), docket, null, fault);
        }
    }

    /** The game of a question that makes no sense, as far as it says. */
    private static GameKit played(Node.Mapping root, Node question, GameKit usual) {
        try {
            var own = question instanceof Node.Mapping group ? group.fields().get("game") : null;
            return game(own == null ? root.fields().get("game") : own, usual);
        } catch (FileFault unknown) {
            return usual;
        }
    }

    private static String name(Node question, String usual) {
        return question instanceof Node.Mapping group
                        && group.fields().get("name") instanceof Node.Scalar name
                ? NodeReader.written(name)
                : usual;
    }

    private static List<Node> limited(Node questions) {
        var all = NodeReader.row(questions);
        if (all.isEmpty() || all.size() > MOST_QUESTIONS)
            throw new FileFault(questions.place(), "out-of-range", all.size(), 1, MOST_QUESTIONS);
        return all;
    }

    private static Inquiry<?> matter(
            Node.Mapping group, String usualName, GameKit usual, boolean alone) {
        var docket = game(new FieldGroup(group).get("game"), usual).docket();
        return matter(new FieldGroup(TopLevelTask.of(group, docket)), usualName, docket, alone);
    }

    private static <T extends Table<T>> Inquiry<T> matter(
            FieldGroup fields, String usualName, TaskCatalogue<T> docket, boolean alone) {
        var name = fields.text("name", usualName);
        fields.get("game");
        fields.get("note");
        fields.get("expect");
        var what = fields.needed("do");
        List<Todo<T>> todo;
        try {
            todo = todo(what, docket);
        } catch (FileFault fault) {
            if (alone) throw fault;
            return Inquiry.garbled(name, docket, docket.scene(fields, null), fault);
        }
        var stage = todo.getFirst().task().stage();
        var scene = alone ? docket.scene(fields, stage) : FaultyUnits.scene(fields, docket, stage);
        AssumedMoment.tell(fields, todo.stream().map(Todo::task).toList(), scene);
        var kinds = todo.stream().map(one -> one.task.name()).toList();
        return new Inquiry<>(
                name,
                docket,
                scene,
                kinds,
                alone,
                () -> {
                    var steps = new ArrayList<Inquiry.Step<T>>();
                    for (var one : todo) steps.add(step(one, scene));
                    var dice = FileDice.read(fields.get("dice"), docket);
                    var answers = FileAnswers.read(fields.get("answers"), docket);
                    fields.done();
                    return new Inquiry.Orders<>(steps, dice, answers);
                });
    }

    static GameKit game(@Nullable Node node, GameKit usual) {
        if (node == null) return usual;
        var name = NodeReader.name(node);
        return Kits.called(name)
                .orElseThrow(() ->
                        new FileFault(
                                node.place(),
                                "unknown-game",
                                name,
                                String.join(", ", Kits.names())));
    }

    private record Todo<T extends Table<T>>(Task<T> task, FieldGroup fields) {}

    /** What is to be done: a bare word, or a group whose field {@code kind} names the task. */
    private static <T extends Table<T>> List<Todo<T>> todo(Node what, TaskCatalogue<T> docket) {
        var todo = new ArrayList<Todo<T>>();
        for (var node : NodeReader.oneOrMore(what)) {
            var fields = new FieldGroup(node instanceof Node.Mapping given ? given : bare(node));
            todo.add(new Todo<>(docket.task(fields.needed("kind")), fields));
        }
        if (todo.isEmpty() || todo.size() > MOST_STEPS)
            throw new FileFault(what.place(), "out-of-range", todo.size(), 1, MOST_STEPS);
        return todo;
    }

    private static <T extends Table<T>> Inquiry.Step<T> step(Todo<T> todo, Scene<T> scene) {
        var args = new TaskFields<>(todo.task, todo.fields, scene);
        var play = todo.task.reader().read(args);
        args.done();
        return new Inquiry.Step<>(todo.fields.at(), todo.task, play);
    }

    private static Node.Mapping bare(Node node) {
        SequencedMap<String, Node> fields = new LinkedHashMap<>();
        fields.put("kind", node);
        return new Node.Mapping(node.place(), fields);
    }
}
