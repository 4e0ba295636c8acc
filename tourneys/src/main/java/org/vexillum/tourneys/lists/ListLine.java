package org.vexillum.tourneys.lists;

import java.util.List;
import org.vexillum.tourneys.text.FoldedText;

/**
 * A unit in a list as written.
 *
 * @param points of the whole line; 0 if it does not say
 * @param command 0 if it does not say
 */
public record ListLine(String name, List<String> tags, int count, int points, int command) {
    public ListLine {
        tags = List.copyOf(tags);
    }

    boolean tagged(String... words) {
        for (var tag : tags)
            for (var word : words)
                if (FoldedText.words(tag).equals(FoldedText.words(word))) return true;
        return false;
    }
}
