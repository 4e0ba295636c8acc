package org.vexillum.formats;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.formats.adjudicate.Docket;
import org.vexillum.formats.force.ForceFormat;
import org.vexillum.formats.force.Mustered;
import org.vexillum.formats.journal.Title;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsForm;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;
import org.vexillum.rulebook.Rulebook;

/** A game as files, messages and the command line know it. */
public interface GameFormat {
    GameId id();

    /** The package of its rules; chapters are packages below. */
    String rules();

    /** Whether this class belongs to its rules. */
    default boolean owns(Class<?> type) {
        return (type.getPackageName() + ".").startsWith(rules() + ".");
    }

    // ---- words

    /** Built-in special rules: the names they have in this language by those in English. */
    Map<String, String> traitNames(Lang lang, Rulebook book);

    /** A special rule as written on cards of this language. */
    String written(CardRule trait, Lang lang);

    /** What the units of a table are called. */
    Names names(Table<?> table);

    // ---- options

    /** The options of a match, all at their defaults. */
    Record options();

    /** How the ledger writes that an option is on or off. */
    default String flag(String option, boolean on) {
        return on ? "on" : "off";
    }

    /** Whether an option is a number that a table may choose freely. */
    default boolean free(String option) {
        return false;
    }

    /** The value of such an option; null if it cannot be read. */
    default @Nullable Object number(String option, String written) {
        return null;
    }

    /** Values that such an option may have, as examples. */
    default String numbers(String option) {
        return "";
    }

    // ---- editions

    /** The editions one can choose from; none if there is only one. */
    default List<String> editions() {
        return List.of();
    }

    /**
     * The same game in one of its editions.
     *
     * @throws Unreadable if there is no such edition
     */
    default GameFormat edition(String edition) {
        throw new Unreadable("", "no-edition", edition, id().id());
    }

    // ---- tables

    /** What this side may know of what stands on a table, for programs that play. */
    SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side);

    /** A table as a position file, which questions can be added to. */
    default SequencedMap<String, @Nullable Object> position(Table<?> table) {
        throw new IllegalArgumentException(id().id());
    }

    /** Who has won a battle that is over; null for a draw. */
    @Nullable Side winner(Table<?> table);

    // ---- files

    /** Whether it has army lists in a format of its own. */
    default boolean musters() {
        return true;
    }

    ForceFormat<?> forces();

    /** The two forces of a table, that of side A first. */
    List<Mustered> forces(Table<?> table);

    /** What can be asked about its positions. */
    Docket<?> docket();

    /**
     * The odds that a position file asks for.
     *
     * @param asked its field {@code odds}
     * @throws Fault if the file cannot be understood
     */
    OddsAnswer odds(Group file, Group asked);

    /** How odds are asked for without a file. */
    OddsForm odds();

    /** The versions of its rules that journals can be played with, the newest last. */
    List<Title<?>> titles();
}
