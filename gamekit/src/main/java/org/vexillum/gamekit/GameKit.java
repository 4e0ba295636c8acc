package org.vexillum.gamekit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.vexillum.gamekit.adjudicate.TaskCatalogue;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;

/** A game as files, messages and the command line know it. */
public interface GameKit {
    GameId id();

    /** The package of its rules; chapters are packages below. */
    String rules();

    /** Whether this class belongs to its rules. */
    default boolean owns(Class<?> type) {
        return (type.getPackageName() + ".").startsWith(rules() + ".");
    }

    // ---- words

    /** Built-in special rules: the names they have in this language by those in English. */
    default Map<String, String> traitNames(Lang lang, RuleLookup book) {
        return Map.of();
    }

    /** A special rule as written on cards of this language. */
    default String written(CardRule trait, Lang lang) {
        return trait.written();
    }

    /** What the units of a table are called. */
    TableNames names(Table<?> table);

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
    default GameKit edition(String edition) {
        throw new Unreadable("", "no-edition", edition, id().id());
    }

    // ---- tables

    /** What this side may know of what stands on a table, for programs that play. */
    default SequencedMap<String, @Nullable Object> facts(Table<?> table, Side side) {
        return position(table);
    }

    /** A table as a position file, which questions can be added to. */
    default SequencedMap<String, @Nullable Object> position(Table<?> table) {
        throw new IllegalArgumentException(id().id());
    }

    /** Who has won a battle that is over; null for a draw. */
    @Nullable Side winner(Table<?> table);

    // ---- play

    /** What is seen of a table, and what gestures mean. */
    Screen<?> screen();

    /** Where people begin its battles, each edition by itself, the one in use first. */
    List<Desk<?, ?>> desks();

    /** How it is played many times over; nothing if no bot plays it. */
    default Optional<LabGame<?, ?>> discipline() {
        return Optional.empty();
    }

    // ---- files

    /** The field of files under which its units stand. */
    default String unitField() {
        return "units";
    }

    /** Whether its files may be about events instead of a table. */
    default boolean hasEvents() {
        return false;
    }

    /** Whether it has army lists in a format of its own. */
    default boolean musters() {
        return true;
    }

    ForceFormat<?> forces();

    /** The two forces of a table, that of side A first. */
    List<ForceSummary> forces(Table<?> table);

    /** What can be asked about its positions. */
    TaskCatalogue<?> docket();

    /**
     * The odds that a position file asks for.
     *
     * @param asked its field {@code odds}
     * @throws FileFault if the file cannot be understood
     */
    OddsAnswer odds(FieldGroup file, FieldGroup asked);

    /** How odds are asked for without a file. */
    OddsForm odds();

    /** The versions of its rules that journals can be played with, the newest last. */
    List<GameVersion<?>> titles();
}
