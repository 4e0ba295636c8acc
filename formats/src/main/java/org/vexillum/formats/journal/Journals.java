package org.vexillum.formats.journal;

import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.regiments.table.Setting;

/** Matches as files. */
public final class Journals {
    private final JournalFormat format;
    private final List<Title> titles;

    Journals(ForceFormat forces, List<Title> titles) {
        format = new JournalFormat(forces);
        this.titles = List.copyOf(titles);
    }

    /**
     * The file of a match under the newest rules of its game.
     *
     * @param seed of its dice, or null if people rolled and entered them
     */
    public String write(Setting setting, @Nullable Long seed, List<Entry> entries) {
        return JsonText.write(format.write(titles.getLast(), setting, seed, entries));
    }

    /**
     * @throws Unreadable if the text is no journal of a game and ruleset that this program knows
     */
    public Journal read(String text) {
        var journal = format.read(text);
        title(journal);
        return journal;
    }

    /** Plays a journal again; what goes wrong on the way is the playback's trouble. */
    public Playback play(Journal journal) {
        return new Playback(journal, title(journal), false);
    }

    /** Plays a journal again and holds dice, tables and the end against what was saved. */
    public Playback verify(Journal journal) {
        return new Playback(journal, title(journal), true);
    }

    private Title title(Journal journal) {
        var known = titles.stream().filter(t -> t.game().name().equals(journal.game())).toList();
        if (known.isEmpty()) throw new Unreadable("game", "no-game", journal.game());
        return known.stream()
                .filter(title -> title.game().version() == journal.ruleset())
                .findFirst()
                .orElseThrow(() -> unknown(journal, known));
    }

    private static Unreadable unknown(Journal journal, List<Title> known) {
        var versions =
                known.stream()
                        .map(title -> String.valueOf(title.game().version()))
                        .collect(Collectors.joining(", "));
        return new Unreadable("ruleset", "no-ruleset", journal.ruleset(), versions);
    }
}
