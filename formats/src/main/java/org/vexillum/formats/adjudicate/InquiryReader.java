package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.position.Scene;
import org.vexillum.formats.position.SceneReader;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;

/** Reads the questions of a file. */
final class InquiryReader {
    private static final int MOST_QUESTIONS = 200;
    private static final int MOST_STEPS = 50;
    private static final String GAME = "regiments";

    private InquiryReader() {}

    static List<Matter> read(String text) {
        var root = Read.file(text);
        var questions = root.fields().get("questions");
        var matters = new ArrayList<Matter>();
        if (questions == null) matters.add(matter(root, ""));
        else
            for (var question : limited(questions)) {
                var name = String.valueOf((char) ('a' + matters.size() % 26));
                matters.add(matter(Merge.over(root, Read.mapping(question)), name));
            }
        return matters;
    }

    private static List<Node> limited(Node questions) {
        var all = Read.row(questions);
        if (all.isEmpty() || all.size() > MOST_QUESTIONS)
            throw new Fault(questions.place(), "out-of-range", all.size(), 1, MOST_QUESTIONS);
        return all;
    }

    private static Matter matter(Node.Mapping group, String usualName) {
        var fields = new Group(group);
        game(fields.get("game"));
        var name = fields.text("name", usualName);
        fields.get("note");
        fields.get("expect");
        var todo = todo(fields.needed("do"));
        var scene = SceneReader.read(fields, todo.getFirst().task().stage());
        var steps = new ArrayList<Matter.Step>();
        for (var one : todo) steps.add(step(one, scene));
        var dice = DiceTray.read(fields.get("dice"));
        var answers = AnswerSheet.read(fields.get("answers"));
        fields.done();
        return new Matter(name, scene, steps, dice, answers);
    }

    private static void game(@Nullable Node node) {
        if (node != null && !Read.name(node).equals(GAME))
            throw new Fault(node.place(), "unknown-game", Read.name(node));
    }

    private record Todo(Task task, Group fields) {}

    /** What is to be done: a bare word, or a group whose field {@code kind} names the task. */
    private static List<Todo> todo(Node what) {
        var todo = new ArrayList<Todo>();
        for (var node : Read.oneOrMore(what)) {
            var fields = new Group(node instanceof Node.Mapping given ? given : bare(node));
            todo.add(new Todo(Tasks.called(fields.needed("kind")), fields));
        }
        if (todo.isEmpty() || todo.size() > MOST_STEPS)
            throw new Fault(what.place(), "out-of-range", todo.size(), 1, MOST_STEPS);
        return todo;
    }

    private static Matter.Step step(Todo todo, Scene scene) {
        var args = new Args(todo.task, todo.fields, scene);
        var play = todo.task.reader().read(args);
        args.done();
        return new Matter.Step(todo.fields.at(), todo.task, play);
    }

    private static Node.Mapping bare(Node node) {
        SequencedMap<String, Node> fields = new LinkedHashMap<>();
        fields.put("kind", node);
        return new Node.Mapping(node.place(), fields);
    }
}
