package org.vexillum.files.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;

/** Keeps the journal of a match that is being played, line by line as it is stored. */
public final class JournalKeeper<T extends Table<T>> {
    private final JournalPlayer<T> course;
    private final MatchHistory chronicle = new MatchHistory();

    /**
     * @param seed of the dice, or null if people roll and enter them
     */
    public JournalKeeper(GameVersion<T> title, T start, @Nullable Seed seed) {
        this(title, start, seed, 0);
    }

    /**
     * Goes on from a table in the middle of a game.
     *
     * @param before entries that an older part of the journal has: no die falls twice
     */
    public JournalKeeper(GameVersion<T> title, T start, @Nullable Seed seed, int before) {
        course = new JournalPlayer<>(title, start, seed, before);
        chronicle.begin(match().events());
    }

    public Match<T> match() {
        return course.match();
    }

    /** What happened so far, what was taken back too. */
    public MatchHistory chronicle() {
        return chronicle;
    }

    /** The faces that fell once so many entries had been used; none if people rolled them. */
    public List<Integer> faces(int entries) {
        return course.faces(entries);
    }

    /** The open question of this number. */
    public Optional<OpenQuestion<T, ?>> open(int number) {
        return course.open(number);
    }

    /**
     * An answer to an open question, from plain values.
     *
     * @throws Unreadable if it is none
     */
    public <A> A answer(OpenQuestion<T, A> open, @Nullable Object written) {
        var names = TableNames.of(course.match().table());
        return PlainAnswerReader.read(open.question(), written, "answer", names);
    }

    /**
     * What sides agree on against the rules, from plain values.
     *
     * @param names of what may be spoken of
     * @throws Unreadable if it is no correction of this game
     */
    public Object correction(@Nullable Object written, TableNames names) {
        var fields = MapFields.of(java.util.Collections.singletonMap("correction", written), "");
        return fields.value("correction", course.title().correction(), names);
    }

    /**
     * Plays an entry.
     *
     * @return the lines it adds: its own, and one for each answer that a standing pass then gave
     * @throws Unreadable if the rules do not take it
     */
    public List<String> add(Entry entry) {
        var journal = course.match();
        int number = journal.journal().size();
        var lines = new ArrayList<String>();
        lines.add(JsonText.line(EntryFormat.write(entry, course)));
        play(entry, "entries[" + number + "]");
        var all = journal.journal();
        for (int i = number + 1; i < all.size(); i++)
            lines.add(JsonText.line(EntryFormat.passed(all.get(i))));
        return lines;
    }

    /**
     * Plays a line that was stored.
     *
     * @throws Unreadable if the rules no longer take it
     */
    public void follow(int number, String line) {
        var place = "entries[" + number + "]";
        var fields = MapFields.of(JsonText.read(line), place);
        if (course.has(number)) {
            EntryFormat.mustBePassed(fields, course.match().journal().get(number), place);
            return;
        }
        play(EntryFormat.read(fields, place, course), place);
    }

    private void play(Entry entry, String place) {
        course.play(entry, place);
        chronicle.add(entry, match().journal().size(), match().events());
    }
}
