package org.vexillum.gamekit.desk;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/**
 * Something a visitor asked for that is not done; the words are found when his language is known.
 */
@SuppressWarnings("serial")
public final class RequestRefused extends RuntimeException {
    private final int status;
    private final String key;
    private final transient List<Object> facts;
    private final transient @Nullable Ready ready;

    /** Words that were found where the facts are known. */
    public record Ready(String message, String hint, Rules rules, String place) {}

    /**
     * @param status the number by which HTTP tells this sort of refusal
     * @param key of the sentence in the server's bundles
     */
    public RequestRefused(int status, String key, Object... facts) {
        super(key + " " + List.of(facts), null, false, false);
        this.status = status;
        this.key = key;
        this.facts = List.of(facts);
        ready = null;
    }

    public RequestRefused(int status, String key, Ready ready) {
        super(key + " " + ready.message(), null, false, false);
        this.status = status;
        this.key = key;
        facts = List.of();
        this.ready = ready;
    }

    public static RequestRefused wrong(String key, Object... facts) {
        return new RequestRefused(400, key, facts);
    }

    public static RequestRefused forbidden(String key) {
        return new RequestRefused(403, key);
    }

    public static RequestRefused unknown(String key, Object... facts) {
        return new RequestRefused(404, key, facts);
    }

    public static RequestRefused late(String key, Object... facts) {
        return new RequestRefused(409, key, facts);
    }

    public int status() {
        return status;
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }

    public @Nullable Ready ready() {
        return ready;
    }
}
