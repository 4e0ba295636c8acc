package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.Ghost;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Script;
import org.vexillum.kernel.referee.ScriptedReferee;

/** What the table would be if a correction were agreed on. */
final class Proposal<T extends Table<T>> {
    private final Room<T> room;
    private final T before;
    private final T after;

    /**
     * @throws RequestRefused if the table cannot be changed like this
     */
    Proposal(Room<T> room, Object correction) {
        this.room = room;
        before = shown(room);
        after = before.copy();
        var referee = new ScriptedReferee<T>(new NobodyAnswers<>());
        referee.standAt(after);
        try {
            room.title().game().correct(after, correction, referee);
        } catch (RuntimeException impossible) {
            throw RequestRefused.wrong("impossible-correction");
        }
    }

    /**
     * Changes as the protocol writes them, or the correction as journals have it.
     *
     * @throws RequestRefused if it is none
     */
    static <T extends Table<T>> Object read(Room<T> room, @Nullable Object written) {
        var shown = shown(room);
        if (!(written instanceof List<?>))
            return room.scribe().correction(written, TableNames.of(shown));
        var changes = new RequestFields(Map.of("correction", written)).objects("correction");
        return room.desk().correction(shown, changes);
    }

    /** What everybody sees: whether it can be changed must not tell of what is hidden. */
    private static <T extends Table<T>> T shown(Room<T> room) {
        return room.desk().known(room.table(), null);
    }

    /** A correction asks nobody and rolls nothing. */
    private record NobodyAnswers<T>() implements Script<T> {
        @Override
        public <A> @Nullable A answer(Side side, Question<T, A> question, Choices<A> choices) {
            return null;
        }

        @Override
        public int @Nullable [] faces(Dice dice, int count) {
            return null;
        }
    }

    /**
     * @throws RequestRefused if it changes nothing, or puts somebody off the table
     */
    void mustMakeSense() {
        if (after.fingerprint() == before.fingerprint())
            throw RequestRefused.wrong("empty-correction");
        var view = view(after);
        for (var moved : moved())
            if (!moved.shape().liesOn(view.width(), view.depth()))
                throw RequestRefused.wrong("off-table", name(moved, view));
    }

    private static String name(Ghost moved, View view) {
        for (var unit : view.units()) if (unit.id().equals(moved.unit())) return unit.name();
        return moved.unit();
    }

    /** The models that would stand elsewhere, as everybody may see them. */
    List<Ghost> moved() {
        var stood = new HashMap<String, Map<Integer, ScreenShape>>();
        for (var unit : view(before).units())
            for (var piece : unit.pieces())
                stood.computeIfAbsent(unit.id(), _ -> new HashMap<>())
                        .put(piece.n(), piece.shape());
        var moved = new ArrayList<Ghost>();
        for (var unit : view(after).units())
            for (var piece : unit.pieces())
                if (!piece.shape().equals(stood.getOrDefault(unit.id(), Map.of()).get(piece.n())))
                    moved.add(new Ghost(unit.id(), piece.n(), piece.shape(), piece.facing()));
        return moved;
    }

    private View view(T table) {
        var speech = room.house().speech(room.desk().format(), Lang.EN);
        return room.desk().screen().view(table, null, speech);
    }
}
