package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Question;

/** How one game is drawn, and what gestures on its table mean. */
public interface Screen<T extends Table<T>> {
    /**
     * What a visitor sees.
     *
     * @param viewer the side he plays, or null if he must not know the secrets of either
     */
    View view(T table, @Nullable Side viewer, ScreenWords speech);

    /** Whether the table holds anything that the sides see differently. */
    default boolean hides() {
        return true;
    }

    /** Where models would stand after an answer; nothing if it moves none. */
    List<Ghost> ghosts(T table, Question<T, ?> question, Object answer);

    Prompt.Form form(Question<T, ?> question);

    /** What may be pulled about to answer it, or null. */
    Prompt.@Nullable Handles handles(T table, Question<T, ?> question);

    /** What one of several things to be put in order is called, or null if its value says it. */
    default @Nullable String item(Question<T, ?> question, Object value, ScreenWords speech) {
        return null;
    }

    /** Answers with parts that those listed do not have; they need not be legal as a whole. */
    default List<?> parts(T table, Question<T, ?> question) {
        return List.of();
    }

    /** The answer a gesture means, or null if it means none to this question. */
    @Nullable SoughtAnswer sought(T table, Question<T, ?> question, Drag drag);

    /** The answer that typed words mean, or null if they mean none to this question. */
    @Nullable SoughtAnswer typed(T table, Question<T, ?> question, String words);

    /** How much movement a legal answer leaves, or null if that means nothing. */
    default @Nullable Integer left(T table, Question<T, ?> question, Object answer) {
        return null;
    }

    /** Whether some of these answers to a question have odds. */
    boolean foretells(Question<T, ?> question, List<?> answers);

    /** The exact odds of what an answer sets going, each a name and a value; nothing if none. */
    List<List<String>> odds(T table, Question<T, ?> question, Object answer, ScreenWords speech);

    /**
     * Who of a unit sees whom of another, or null if one of them does not stand on the table.
     *
     * @param model the only one that looks, or null
     */
    @Nullable SightView sight(
            T table, String unit, @Nullable Integer model, String target, ScreenWords speech);

    /** What the faces of a die show, in words; nothing if they are numbers. */
    default List<String> faces(Purpose die, ScreenWords speech) {
        return List.of();
    }
}
