package org.vexillum.gamekit.text;

import org.vexillum.kernel.Rules;

/**
 * A refusal in words.
 *
 * @param message what is not allowed
 * @param hint what to do instead
 */
public record RefusalText(String message, String hint, Rules rules) {
    /** Everything in one line, the rules last. */
    @Override
    public String toString() {
        var said = message + " " + hint;
        return rules.ids().isEmpty() ? said : said + " [" + rules + "]";
    }
}
