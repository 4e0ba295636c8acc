package org.vexillum.lab.program;

import java.util.List;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** A program that plays did not do its part; the game cannot go on. */
@SuppressWarnings("serial")
public final class ProgramFailure extends RuntimeException {
    private final String key;
    private final transient List<Object> facts;
    private final transient @Nullable Unreadable unreadable;
    private final transient @Nullable Refusal refusal;

    private ProgramFailure(
            String key,
            List<Object> facts,
            @Nullable Unreadable unreadable,
            @Nullable Refusal refusal) {
        super(key + " " + facts);
        this.key = key;
        this.facts = facts;
        this.unreadable = unreadable;
        this.refusal = refusal;
    }

    static ProgramFailure of(String key, Object... facts) {
        return new ProgramFailure(key, List.of(facts), null, null);
    }

    static ProgramFailure unreadable(Unreadable why, Object... facts) {
        return new ProgramFailure("unreadable", List.of(facts), why, null);
    }

    static ProgramFailure refused(Refusal why, Object... facts) {
        return new ProgramFailure("refused", List.of(facts), null, why);
    }

    /** Names the sentence: start, late, gone, unreadable, refused. */
    public String key() {
        return key;
    }

    /** The command, then what the sentence mentions. */
    public List<Object> facts() {
        return facts;
    }

    /** What is wrong with an answer that was not understood, or null. */
    public @Nullable Unreadable unreadable() {
        return unreadable;
    }

    /** Why an answer is illegal, or null. */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}
