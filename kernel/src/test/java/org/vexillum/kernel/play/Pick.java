package org.vexillum.kernel.play;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;

/** A question of a made-up game: one of these words. */
public record Pick(List<String> options, boolean secret, @Nullable String pass)
        implements Question<Notes, String> {
    public static Pick one(String... options) {
        return new Pick(List.of(options), false, null);
    }

    public static Pick secretly(String... options) {
        return new Pick(List.of(options), true, null);
    }

    /** An offer that the last option declines. */
    public static Pick offer(String... options) {
        return new Pick(List.of(options), false, options[options.length - 1]);
    }

    @Override
    public Choices<String> choices(Notes notes) {
        return new ListedChoices<>(
                options, word -> Refusal.because("RULE-1", "no-such-word", word));
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("RULE-1");
    }
}
