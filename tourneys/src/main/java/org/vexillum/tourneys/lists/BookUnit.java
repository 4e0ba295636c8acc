package org.vexillum.tourneys.lists;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.tourneys.text.FoldedText;

/**
 * A unit as somebody typed it from the publisher's card.
 *
 * @param names in every language it is known by
 * @param availability the most copies a list may hold; 0 if it is not known
 * @param confirmed whether the organiser has looked at it
 */
@Stored(
        as = "Unit",
        with = {
            "names",
            "faction",
            "points",
            "command",
            "availability",
            "conquest",
            "willpower",
            "keywords",
            "confirmed"
        })
public record BookUnit(
        List<String> names,
        String faction,
        int points,
        int command,
        int availability,
        int conquest,
        String willpower,
        List<String> keywords,
        boolean confirmed) {
    public BookUnit {
        names = List.copyOf(names);
        keywords = keywords.stream().flatMap(each -> split(each).stream()).toList();
    }

    /** Keywords written together, such as {@code Officer, High Command}. */
    static List<String> split(String written) {
        return Arrays.stream(written.split("[,;|]"))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The same, looked at by the organiser. */
    public BookUnit confirm() {
        return confirmed(true);
    }

    public BookUnit confirmed(boolean looked) {
        return new BookUnit(
                names,
                faction,
                points,
                command,
                availability,
                conquest,
                willpower,
                keywords,
                looked);
    }

    public String name() {
        return names.getFirst();
    }

    public boolean mercenary() {
        return has("Mercenary", "Mercenario");
    }

    public boolean highCommand() {
        return has("High Command", "Alto mando");
    }

    public boolean character() {
        return has("Character", "Personaje") || highCommand();
    }

    private boolean has(String... words) {
        for (var keyword : keywords)
            for (var word : words)
                if (FoldedText.words(keyword).equals(FoldedText.words(word))) return true;
        return false;
    }
}
