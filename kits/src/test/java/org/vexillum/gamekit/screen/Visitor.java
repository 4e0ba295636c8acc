package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.kernel.match.Table;

/** Plays both sides of a match by what the prompts offer, and sometimes by gestures. */
final class Visitor<T extends Table<T>> {
    private final Match<T> match;
    private final Presenter<T> presenter;
    private final RandomSource lot;
    private final RandomSource other = new RandomSource(2);
    int drags;
    int outlooks;
    int assembled;
    int legalDrags;

    Visitor(Match<T> match, Presenter<T> presenter, RandomSource lot) {
        this.match = match;
        this.presenter = presenter;
        this.lot = lot;
    }

    /** Answers so many questions, or until the game is over. */
    void play(int answers) {
        for (int i = 0; i < answers && !match.over(); i++) {
            var view = presenter.view(match.table(), lot.coin() ? null : anySide());
            assertThat(view.units()).isNotEmpty();
            answer(unanswered());
        }
    }

    private Side anySide() {
        return lot.coin() ? Side.A : Side.B;
    }

    private OpenQuestion<T, ?> unanswered() {
        for (var open : match.open()) if (!open.answered()) return open;
        throw new AssertionError("nobody is asked, and the game is not over");
    }

    private <A> void answer(OpenQuestion<T, A> open) {
        var prompt = presenter.prompt(match.table(), open);
        assertThat(prompt.text()).as(prompt.name()).doesNotContain("{", prompt.name() + "[");
        assertThat(prompt.rules()).isNotEmpty();
        assertThat(prompt.options()).as("%s", prompt).isNotEmpty();
        var dragged = prompt.drag() == null ? null : drag(open, prompt);
        var option = prompt.options().get(lot.below(prompt.options().size()));
        var written = dragged != null ? dragged : option.answer();
        var verdict = presenter.check(match.table(), open, written);
        assertThat(verdict.legal()).as("%s to %s", written, prompt.text()).isTrue();
        var foretold = presenter.withOdds(match.table(), open.question(), verdict);
        if (!foretold.odds().isEmpty()) outlooks++;
        assertThat(prompt.odds() || foretold.odds().isEmpty()).as(prompt.name()).isTrue();
        for (var missing : prompt.missing()) assertThat(missing.refusal().rules()).isNotEmpty();
        if (!prompt.parts().isEmpty()) putTogether(open, prompt);
        var names = TableNames.of(match.table());
        var read = PlainAnswerReader.read(open.question(), written, "answer", names);
        assertThat(match.answer(open.side(), open.number(), read)).isNull();
    }

    /** Any parts make up an answer that is accepted, or refused with its rule. */
    private void putTogether(OpenQuestion<T, ?> open, Prompt prompt) {
        var whole = new LinkedHashMap<String, List<Object>>();
        for (var part : prompt.parts())
            for (var field : ((Map<?, ?>) part.answer()).entrySet()) {
                var list = whole.computeIfAbsent((String) field.getKey(), _ -> new ArrayList<>());
                if (other.coin()) list.addAll((List<?>) field.getValue());
            }
        var verdict = presenter.check(match.table(), open, whole);
        if (!verdict.legal()) assertThat(verdict.refusal().rules()).isNotEmpty();
        assembled++;
    }

    private @Nullable Object drag(OpenQuestion<T, ?> open, Prompt prompt) {
        var view = presenter.view(match.table(), open.side());
        var unit = prompt.drag().units().get(lot.below(prompt.drag().units().size()));
        int reach = Lengths.inches(lot.coin() ? 4 : 14);
        var from = start(view, unit);
        var to = from.plus(lot.between(-reach, reach), lot.between(-reach, reach));
        var verdict = presenter.drag(match.table(), open, new Drag(unit, null, to, null, null));
        if (verdict == null) return null;
        drags++;
        if (verdict.legal()) {
            legalDrags++;
            return verdict.answer();
        }
        assertThat(verdict.refusal()).isNotNull();
        assertThat(verdict.refusal().message()).doesNotContain("refusal.");
        assertThat(verdict.refusal().rules()).isNotEmpty();
        return verdict.nearest() == null ? null : verdict.nearest().answer();
    }

    private static Point start(View view, String id) {
        for (var unit : view.units())
            if (unit.id().equals(id) && !unit.pieces().isEmpty()) {
                var shape = unit.pieces().getFirst().shape();
                var at = shape.disc() != null ? shape.disc() : shape.polygon().getFirst();
                return new Point(at.get(0), at.get(1));
            }
        return new Point(view.width() / 2, view.depth() / 5);
    }
}
