package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * A question put to a visitor.
 *
 * @param number the question's, which its answer repeats
 * @param name of the kind of question
 * @param form what kind of doing answers it
 * @param unit whom it is about, or null
 * @param options every legal answer if complete, else the engine's proposals
 * @param parts of which any legal answer is put together, each as an answer by itself; nothing if
 *     the options are complete or answers have no parts
 * @param missing what cannot be chosen now, and why
 * @param odds whether the odds of some answers can be told
 * @param pass the answer that declines, or null if nothing is merely offered
 * @param standing the answers that may be given from now on without being asked
 * @param drag what may be pulled about, or null
 * @param order what is to be put in order, or null
 */
public record Prompt(
        int number,
        Side side,
        String name,
        String text,
        List<String> rules,
        Form form,
        @Nullable String unit,
        List<Option> options,
        boolean complete,
        List<Option> parts,
        List<Missing> missing,
        boolean odds,
        @Nullable Object pass,
        List<Object> standing,
        boolean secret,
        @Nullable Handles drag,
        @Nullable Order order) {

    public enum Form {
        CHOOSE,
        MOVE,
        PLACE,
        ORDER
    }

    /**
     * A legal answer.
     *
     * @param answer to be sent back as it is
     * @param units it speaks of
     * @param models it speaks of, by unit and number
     * @param ghost where models would stand
     */
    public record Option(
            String label,
            @Nullable Object answer,
            List<String> units,
            List<List<Object>> models,
            List<Ghost> ghost) {}

    /** An answer that is not legal now. */
    public record Missing(String label, AnswerPreview.Refused refusal) {}

    /**
     * What is to be put in order, as it is proposed.
     *
     * @param field of the answer that holds the list, or null if the list is the answer
     */
    public record Order(@Nullable String field, List<Item> items) {}

    /** One of several things to be put in order; the answer lists the values. */
    public record Item(Object value, String label) {}

    /**
     * What may be pulled about.
     *
     * @param together whether all models of a unit go along when it is pulled
     * @param models whether single models may be pulled
     * @param turn whether a facing can be wanted
     * @param spot whether they can only be turned where they stand
     */
    public record Handles(
            List<String> units, boolean together, boolean models, boolean turn, boolean spot) {}
}
