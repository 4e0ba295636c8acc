package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.journal.Hex;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.Table;

/** A journal played again, as far as it goes. */
public final class Playback<T extends Table<T>> {
    private final Journal journal;
    private final boolean verify;
    private final Onlooker onlooker;
    private final GameVersion<T> title;
    private final JournalPlayer<T> course;
    private final List<EntryEvents> chapters = new ArrayList<>();
    private Optional<Unreadable> trouble = Optional.empty();
    private int told;

    /** Somebody who looks at the match before each entry. */
    public interface Onlooker {
        Onlooker NOBODY = (_, _, _) -> {};

        void before(int number, Entry entry, Match<?> match);
    }

    Playback(Journal journal, GameVersion<T> title, boolean verify, Onlooker onlooker) {
        this.journal = journal;
        this.onlooker = onlooker;
        this.verify = verify;
        this.title = title;
        course =
                new JournalPlayer<>(
                        title, title.table().cast(journal.start()).copy(), journal.seed());
        try {
            play();
        } catch (Unreadable first) {
            trouble = Optional.of(first);
        }
    }

    private void play() {
        tell(-1, null);
        check(journal.begin(), course.marks(0));
        for (int i = 0; i < journal.entries().size(); i++) {
            var marked = journal.entries().get(i);
            tell(i, follow(i, marked));
            check(marked, course.marks(i + 1));
        }
        if (verify) checkEnd();
    }

    private Entry follow(int number, Journal.Marked marked) {
        var fields = MapFields.of(marked.written(), marked.place());
        fields.find("dice");
        fields.find("tables");
        boolean passed = course.has(number);
        var entry =
                passed
                        ? course.match().journal().get(number)
                        : EntryFormat.read(fields, marked.place(), course);
        if (passed) EntryFormat.mustBePassed(fields, entry, marked.place());
        fields.done();
        if (passed) return entry;
        onlooker.before(number, entry, course.match());
        course.play(entry, marked.place());
        return entry;
    }

    /** Events since the last chapter; after a take-back there are fewer than before. */
    private void tell(int number, @Nullable Entry entry) {
        List<Event> all = course.match().events();
        int from = entry instanceof Entry.TakenBack ? all.size() : Math.min(told, all.size());
        chapters.add(new EntryEvents(number, entry, List.copyOf(all.subList(from, all.size()))));
        told = all.size();
    }

    private void check(Journal.Marked file, EntryChecks game) {
        if (!verify) return;
        TreeDifference.first(file.marks().dice(), game.dice(), file.place() + ".dice")
                .ifPresent(Playback::raise);
        var tables = game.tables().stream().map(Hex::of).toList();
        var saved = file.marks().tables().stream().map(Hex::of).toList();
        TreeDifference.first(saved, tables, file.place() + ".tables").ifPresent(Playback::raise);
    }

    private void checkEnd() {
        TreeDifference.first(journal.end(), title.end(course.match()), "end")
                .ifPresent(Playback::raise);
    }

    private static void raise(Unreadable difference) {
        throw difference;
    }

    /** What happened, entry by entry, up to the first trouble. */
    public List<EntryEvents> chapters() {
        return List.copyOf(chapters);
    }

    /** Where the journal and the game first differ, if they do. */
    public Optional<Unreadable> trouble() {
        return trouble;
    }

    public Match<T> match() {
        return course.match();
    }

    public Journal journal() {
        return journal;
    }
}
