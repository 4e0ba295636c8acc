package org.vexillum.gamekit.desk;

import java.util.List;
import java.util.Optional;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.arena.LabGame;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.CardRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/**
 * A game, in one of its editions, as the server offers it.
 *
 * @param <F> its forces
 */
public interface Desk<T extends Table<T>, F> {
    /** A force for a short battle is not worth more. */
    int SMALL = 750;

    GameKit format();

    /** The edition, or empty where a game has only one. */
    default String edition() {
        return "";
    }

    /** The rules that new matches are played by. */
    ResumableGameVersion<T> title();

    /** The rules of a stored match; the newest ones if nobody knows those any more. */
    @SuppressWarnings("unchecked") // the titles of a game are of its own tables
    default ResumableGameVersion<T> title(int ruleset) {
        if (ruleset != title().game().version())
            for (var older : format().titles())
                if (older.game().version() == ruleset) return (ResumableGameVersion<T>) older;
        return title();
    }

    ForceFormat<F> forces();

    Screen<T> screen();

    /** The special rules one can pick from. */
    default List<? extends CardRule> traits() {
        return List.of();
    }

    /** The ids of the scenarios one can choose from; none if there is only one. */
    default List<String> scenarios() {
        return List.of();
    }

    /** The ids of the feats one can choose from beside a scenario; none if it has no such thing. */
    default List<String> feats() {
        return List.of();
    }

    /** What a force begins with in a form. */
    default BlankForce blanks() {
        return BlankForce.of(format().getClass());
    }

    /** The sizes of its tables, in units of 0.01 mm: width, then depth. */
    List<Integer> size();

    /**
     * How a battle is set up.
     *
     * @param scenario one of {@link #scenarios}, or empty for the first
     * @param feat one of {@link #feats}, or empty for the first
     */
    record Plan<F>(F a, F b, Record options, String scenario, String feat) {
        public Plan(F a, F b, Record options, String scenario) {
            this(a, b, options, scenario, "");
        }
    }

    /** Why no battle can begin like this, or null. */
    @Nullable Refusal refusal(Plan<F> plan);

    /** A table before the first die, with terrain drawn by lot. */
    T start(Plan<F> plan, RandomSource lot);

    /** The same on terrain that somebody set up. */
    T start(Plan<F> plan, List<PlannedTerrain> terrain);

    TerrainOffer<F> ground();

    /** Whether the miniatures stand on a real table, and this is only its referee. */
    default boolean refereed() {
        return false;
    }

    /** Whether the sides do not know each other's forces before they are shown. */
    default boolean hidesForces() {
        return false;
    }

    /**
     * The table without what a visitor must not know.
     *
     * @param viewer the side he plays, or null if he must not know the secrets of either
     */
    default T known(T table, @Nullable Side viewer) {
        return table;
    }

    /** Whether a question of a refereed game may be answered from either seat. */
    default boolean either(Question<T, ?> question) {
        return false;
    }

    /** Whether the forces are still being deployed. */
    boolean settingUp(T table);

    int round(T table);

    /**
     * What players agree on against the rules.
     *
     * @param changes as the protocol writes them
     */
    Object correction(T table, List<RequestFields> changes);

    /** The states of a unit that a correction can set, as the protocol and the badges call them. */
    default List<String> settable() {
        return List.of();
    }

    /** Whether a correction can give a marker to a side. */
    default boolean owned() {
        return false;
    }

    /** The ids of its bots, the best first. */
    default List<String> bots() {
        return format().discipline().map(LabGame::bots).orElse(List.of());
    }

    @SuppressWarnings("unchecked") // the bots of a game play at its own tables
    default Optional<Player<T>> bot(String id, long seed) {
        return format().discipline()
                .flatMap(lab -> lab.bot(id))
                .map(bot -> (Player<T>) bot.player(seed));
    }

    /** The samples for a short battle. */
    default List<String> small() {
        return forces().samples().stream().filter(this::isSmall).toList();
    }

    private boolean isSmall(String sample) {
        var force = Samples.read(forces(), sample);
        return forces().muster(force).points() <= SMALL;
    }
}
