package org.vexillum.formats.journal;

import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.formats.Unreadable;
import org.vexillum.formats.json.JsonText;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Setting;

/** Matches as files. */
public final class Journals {
    private final List<Title> titles;

    Journals(List<Title> titles) {
        this.titles = List.copyOf(titles);
    }

    /** Journals of all games and versions that this program plays. */
    public static Journals known() {
        return new Journals(List.of(new Title(new Regiments(), Correction.class)));
    }

    /**
     * The file of a match under the newest rules of its game.
     *
     * @param seed of its dice, or null if people rolled and entered them
     */
    public String write(Setting setting, @Nullable Long seed, List<Entry> entries) {
        return JsonText.write(JournalFormat.write(titles.getLast(), setting, seed, entries));
    }

    /**
     * @throws Unreadable if the text is no journal of a game and ruleset that this program knows
     */
    public Journal read(String text) {
        return JournalFormat.read(text, this::title);
    }

    /** Plays a journal again; what goes wrong on the way is the playback's trouble. */
    public Playback play(Journal journal) {
        return play(journal, Playback.Onlooker.NOBODY);
    }

    /** The same for somebody who looks on. */
    public Playback play(Journal journal, Playback.Onlooker onlooker) {
        return new Playback(journal, title(journal.game(), journal.ruleset()), false, onlooker);
    }

    /** Plays a journal again and holds dice, tables and the end against what was saved. */
    public Playback verify(Journal journal) {
        var title = title(journal.game(), journal.ruleset());
        return new Playback(journal, title, true, Playback.Onlooker.NOBODY);
    }

    private Title title(String game, int ruleset) {
        var known = titles.stream().filter(title -> title.game().name().equals(game)).toList();
        if (known.isEmpty()) throw new Unreadable("game", "no-game", game);
        return known.stream()
                .filter(title -> title.game().version() == ruleset)
                .findFirst()
                .orElseThrow(() -> unknown(ruleset, known));
    }

    private static Unreadable unknown(int ruleset, List<Title> known) {
        var versions =
                known.stream()
                        .map(title -> String.valueOf(title.game().version()))
                        .collect(Collectors.joining(", "));
        return new Unreadable("ruleset", "no-ruleset", ruleset, versions);
    }
}
