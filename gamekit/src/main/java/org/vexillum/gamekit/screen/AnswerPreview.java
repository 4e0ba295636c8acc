package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;

/**
 * Whether an answer would be legal.
 *
 * @param answer to be sent if it is
 * @param left movement that remains, or null
 * @param refusal why not, or null
 * @param nearest the legal answer that comes nearest, or null
 * @param odds of what it sets going, each a name and a value
 */
public record AnswerPreview(
        boolean legal,
        @Nullable Object answer,
        List<Ghost> ghost,
        @Nullable Integer left,
        @Nullable String text,
        @Nullable Refused refusal,
        Prompt.@Nullable Option nearest,
        List<List<String>> odds) {
    AnswerPreview withOdds(List<List<String>> reckoned) {
        return new AnswerPreview(legal, answer, ghost, left, text, refusal, nearest, reckoned);
    }

    public record Refused(String message, String hint, List<String> rules) {}
}
