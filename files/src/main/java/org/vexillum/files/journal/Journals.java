package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Table;

/** Matches as files. */
public final class Journals {
    private final List<GameVersion<?>> titles;

    Journals(List<GameVersion<?>> titles) {
        this.titles = List.copyOf(titles);
    }

    /** Journals of all games and versions that this program plays. */
    public static Journals known() {
        var titles = new ArrayList<GameVersion<?>>();
        for (var game : Kits.all()) titles.addAll(game.titles());
        return new Journals(titles);
    }

    /**
     * The file of a match under the rules of its table.
     *
     * @param start the table before the first die
     * @param seed of its dice, or null if people rolled and entered them
     */
    public String write(Table<?> start, @Nullable Long seed, List<Entry> entries) {
        return write(start, seed == null ? null : new Seed.Quick(seed), entries);
    }

    /** The same with a seed of any kind. */
    public String write(Table<?> start, @Nullable Seed seed, List<Entry> entries) {
        for (var title : titles)
            if (title.table().isInstance(start) && title.game().version() == start.ruleset())
                return write(title, start, seed, entries);
        throw new IllegalArgumentException("no rules of version " + start.ruleset());
    }

    private static <T extends Table<T>> String write(
            GameVersion<T> title, Table<?> start, @Nullable Seed seed, List<Entry> entries) {
        var table = title.table().cast(start);
        return JsonText.write(JournalFormat.write(title, table, seed, entries));
    }

    /**
     * @throws Unreadable if the text is no journal of a game and ruleset that this program knows
     */
    public Journal read(String text) {
        return JournalFormat.read(text, this::title);
    }

    /** Plays a journal again; what goes wrong on the way is the playback's trouble. */
    public Playback<?> play(Journal journal) {
        return play(journal, Playback.Onlooker.NOBODY);
    }

    /** The same for somebody who looks on. */
    public Playback<?> play(Journal journal, Playback.Onlooker onlooker) {
        return playback(journal, title(journal.game(), journal.ruleset()), false, onlooker);
    }

    /** Plays a journal again and holds dice, tables and the end against what was saved. */
    public Playback<?> verify(Journal journal) {
        var title = title(journal.game(), journal.ruleset());
        return playback(journal, title, true, Playback.Onlooker.NOBODY);
    }

    private static <T extends Table<T>> Playback<T> playback(
            Journal journal, GameVersion<T> title, boolean verify, Playback.Onlooker onlooker) {
        return new Playback<>(journal, title, verify, onlooker);
    }

    private GameVersion<?> title(String game, int ruleset) {
        var known = new ArrayList<GameVersion<?>>();
        for (var title : titles) if (title.game().name().equals(game)) known.add(title);
        if (known.isEmpty()) throw new Unreadable("game", "no-game", game);
        for (var title : known) if (title.game().version() == ruleset) return title;
        throw unknown(ruleset, known);
    }

    private static Unreadable unknown(int ruleset, List<GameVersion<?>> known) {
        var versions =
                known.stream()
                        .map(title -> String.valueOf(title.game().version()))
                        .collect(Collectors.joining(", "));
        return new Unreadable("ruleset", "no-ruleset", ruleset, versions);
    }
}
