package org.vexillum.gamekit.screen;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Question;

/**
 * The screen of a game in which each unit is one model on a round base that is pulled to a place.
 *
 * @param <A> the answers that say where it goes
 */
public abstract class PlacingScreen<T extends Table<T>, A> implements Screen<T> {
    /** What a question asks for. */
    public record Placing<T, A>(Question<T, A> question, String unit, Prompt.Form form) {}

    /** Whom a question moves or puts down; null if it does not. */
    protected abstract @Nullable Placing<T, A> placing(Question<T, ?> question);

    protected abstract A to(Point place);

    protected abstract Point place(A answer);

    protected abstract int radius();

    @Override
    public boolean hides() {
        return false;
    }

    @Override
    public Prompt.Form form(Question<T, ?> question) {
        var placing = placing(question);
        return placing == null ? Prompt.Form.CHOOSE : placing.form();
    }

    @Override
    public List<Ghost> ghosts(T table, Question<T, ?> question, Object answer) {
        var placing = placing(question);
        if (placing == null) return List.of();
        var at = place(placing.question().answerType().cast(answer));
        return List.of(new Ghost(placing.unit(), 0, ScreenShape.disc(at, radius()), null));
    }

    @Override
    public Prompt.@Nullable Handles handles(T table, Question<T, ?> question) {
        var placing = placing(question);
        if (placing == null) return null;
        return new Prompt.Handles(List.of(placing.unit()), true, false, false, false);
    }

    @Override
    public @Nullable SoughtAnswer sought(T table, Question<T, ?> question, Drag drag) {
        var placing = placing(question);
        if (placing == null || !placing.unit().equals(drag.unit())) return null;
        var choices = placing.question().choices(table);
        var answer = to(drag.to());
        var why = choices.refusal(answer);
        if (why == null) return SoughtAnswer.found(answer);
        var near = NearestLegalPlace.place(drag.to(), place -> choices.refusal(to(place)) == null);
        return new SoughtAnswer(answer, why, near == null ? null : to(near));
    }

    @Override
    public @Nullable SoughtAnswer typed(T table, Question<T, ?> question, String words) {
        return null;
    }
}
