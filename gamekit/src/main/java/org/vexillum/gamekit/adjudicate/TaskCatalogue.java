package org.vexillum.gamekit.adjudicate;

import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.position.Scene;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.state.States;

/** What can be asked about the positions of one game. */
public interface TaskCatalogue<T extends Table<T>> {
    GameId game();

    List<Task<T>> tasks();

    default List<String> kinds() {
        return tasks().stream().map(Task::name).toList();
    }

    default Task<T> task(Node node) {
        var name = NodeReader.name(node);
        for (var task : tasks())
            if (NodeReader.same(task.name(), name) || NodeReader.same(task.name() + "-test", name))
                return task;
        throw NodeReader.unknown(node, "unknown-kind", name, kinds());
    }

    /**
     * Sets up the table of a file; what does not concern the table is left to others.
     *
     * @param stage where in the game the question belongs, or null if anywhere
     */
    Scene<T> scene(FieldGroup fields, @Nullable Enum<?> stage);

    /** What can change about the table besides its units. */
    default States<T> tableState() {
        return States.of();
    }

    /** What can change about a unit. */
    default States<?> unitState() {
        return States.of();
    }

    /** Every question a player may be asked. */
    QuestionNames questions();

    /** What dice are thrown for: constants of the game. */
    List<? extends Enum<?>> purposes();

    /** Words of the players' own, and what each means among them: one, or several it covers. */
    default Map<String, ? extends List<? extends Enum<?>>> usualWords() {
        return Map.of();
    }

    /** What such a word means however it is spelled; nothing if it is none. */
    default List<? extends Enum<?>> purposes(String written) {
        for (var word : usualWords().entrySet())
            if (NodeReader.same(word.getKey(), written)) return word.getValue();
        return List.of();
    }

    /** An answer in a form of the game's own, or null if it is not written so. */
    default @Nullable Object answer(Question<T, ?> question, Node node, T battle, Frame frame) {
        return null;
    }

    /**
     * What is taken for granted where a file has no answer.
     *
     * @param about whose choice it is
     * @param what which of the engine's proposals is taken, a key of the texts
     */
    record Assumption(String about, String what) {}

    /** Whether the engine's proposal may be taken where a file has no answer, or null if not. */
    default @Nullable Assumption assumes(Question<T, ?> question, T battle) {
        return null;
    }

    /** What the engine chose for a player of whom it does not ask it, or null. */
    default @Nullable Assumption assumes(Event event, T battle) {
        return null;
    }

    /** Whether what is offered can change nothing: it is declined unless the file answers it. */
    default boolean idle(Question<?, ?> asked) {
        return false;
    }

    /** Whether it is merely offered: passed over if the file goes on with another question. */
    default boolean offered(Question<?, ?> asked) {
        return false;
    }

    /**
     * Somebody who is not asked what a file may answer.
     *
     * @param why what the answer tells of it if the file has an answer for him
     */
    record NotAsked(Side side, Class<? extends Question<?, ?>> question, QueryAnswer why) {}

    /** Who is not asked anything about what is beginning, and why. */
    default List<NotAsked> notAsked(Event beginning, T battle) {
        return List.of();
    }

    /**
     * Why what a list answers later than it is asked may not come so late, or null if nothing
     * speaks against it but the order of questions.
     *
     * @param question what the late answer is to
     * @param before what the list answers before it
     * @param events what has happened so far
     */
    default @Nullable Refusal tooLate(String question, String before, List<Event> events) {
        return null;
    }

    /**
     * Why the rules let nobody be asked what a file answers, or null if nothing speaks against it.
     *
     * @param question what the answer is to that nobody asked for
     * @param events all that has happened
     */
    default @Nullable Refusal neverAsked(String question, List<Event> events) {
        return null;
    }

    /** What a file knows no longer once this has happened. */
    default void happened(Event event, T battle) {}

    /** Whether a field that is called like a question is rather a part of the answer to another. */
    default boolean belongs(String field, Question<?, ?> asked) {
        return false;
    }
}
