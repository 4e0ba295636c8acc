package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;

/**
 * Answers of a list, written without a name, that may be to questions which answered themselves.
 *
 * <p>Nobody needs to write them. Whether somebody did shows only where such an answer does not fit
 * the next question that is put, or is left over.
 */
final class UnneededAnswers {
    /** For each question that answered itself the answers that would have been legal there. */
    private final List<List<FileAnswers.Entry>> legal = new ArrayList<>();

    void mayHave(List<FileAnswers.Entry> answers) {
        if (!answers.isEmpty()) legal.add(answers);
    }

    /** Takes it for the answer to such a question, if there is one left to which it may be. */
    boolean take(FileAnswers.Entry answer) {
        for (var one : legal)
            if (one.contains(answer)) {
                legal.remove(one);
                return true;
            }
        return false;
    }
}
