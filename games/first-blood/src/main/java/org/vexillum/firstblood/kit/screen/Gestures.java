package org.vexillum.firstblood.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.movement.ChooseChallengeMove;
import org.vexillum.firstblood.movement.ChooseChargeMove;
import org.vexillum.firstblood.movement.ChooseDisengage;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.ChooseLeaving;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.movement.ModelMove;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.NearestLegalPlace;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** What pulling a regiment by its leader, or a single model, means. */
final class Gestures {
    private static final int PARTS = 8;

    private final Battle battle;
    private final Question<Battle, ModelMoves> question;
    private final Choices<ModelMoves> choices;
    private final Regiment regiment;

    private Gestures(Battle battle, Question<Battle, ModelMoves> question, Regiment regiment) {
        this.battle = battle;
        this.question = question;
        this.regiment = regiment;
        choices = question.choices(battle);
    }

    @SuppressWarnings("unchecked") // its answers are moves
    static Gestures on(Battle battle, Question<Battle, ?> question, Regiment regiment) {
        if (question.answerType() != ModelMoves.class) throw new IllegalArgumentException();
        return new Gestures(battle, (Question<Battle, ModelMoves>) question, regiment);
    }

    /** Whether the others follow their leader. */
    static boolean together(Question<Battle, ?> question) {
        return question instanceof ChooseMarch
                || question instanceof ChooseDisengage
                || question instanceof ChooseChargeMove
                || question instanceof ChooseChallengeMove
                || question instanceof ChooseLeaving
                || question instanceof Deploy
                || question instanceof ChooseEntry;
    }

    /** Nobody goes anywhere. */
    SoughtAnswer stay() {
        return new SoughtAnswer(ModelMoves.STAY, choices.refusal(ModelMoves.STAY), null);
    }

    SoughtAnswer sought(Drag drag) {
        var model = drag.model();
        return model == null ? together(drag.to()) : corrected(model, drag);
    }

    // ---- the whole regiment

    /** The leader goes there and the others follow. */
    SoughtAnswer together(Point to) {
        var moves = led(to);
        if (moves != null && legal(moves)) return SoughtAnswer.found(moves);
        var alone = new ModelMoves(List.of(ModelMove.to(leader(), to)));
        var refusal = choices.refusal(moves == null ? alone : moves);
        if (refusal == null) return SoughtAnswer.found(alone);
        return new SoughtAnswer(moves, refusal, nearest(to));
    }

    private boolean legal(@Nullable ModelMoves moves) {
        return moves != null && choices.refusal(moves) == null;
    }

    private int leader() {
        int[] leaders = regiment.leaders();
        return leaders.length > 0 ? leaders[0] : regiment.models()[0];
    }

    private @Nullable ModelMoves led(Point to) {
        var given = ModelMoves.of(ModelMove.to(leader(), to));
        return switch (question) {
            case ChooseMarch march -> march.complete(battle, given);
            case ChooseDisengage flight -> flight.complete(battle, given);
            case ChooseChargeMove charge -> charge.complete(battle, given);
            case ChooseChallengeMove up -> up.complete(battle, given);
            case ChooseLeaving out -> out.complete(battle, given);
            case Deploy deploy -> deploy.round(battle, to);
            case ChooseEntry entry -> entered(entry.round(battle, to));
            default -> null;
        };
    }

    private static @Nullable ModelMoves entered(ModelMoves moves) {
        return moves.models().isEmpty() ? null : moves;
    }

    /** As far that way as it gets, or the proposal that ends nearest. */
    private @Nullable ModelMoves nearest(Point to) {
        var start = regiment.place(leader());
        if (start == null) return nearPlace(to);
        for (int part = PARTS - 1; part > 0; part--) {
            var moves = led(between(start.centre(), to, part));
            if (legal(moves)) return moves;
        }
        return proposalNear(to);
    }

    private @Nullable ModelMoves nearPlace(Point to) {
        var place = NearestLegalPlace.place(to, spot -> legal(led(spot)));
        return place == null ? proposalNear(to) : led(place);
    }

    private static Point between(Point from, Point to, int part) {
        return from.plus((to.x() - from.x()) * part / PARTS, (to.y() - from.y()) * part / PARTS);
    }

    private @Nullable ModelMoves proposalNear(Point to) {
        ModelMoves best = null;
        long least = Long.MAX_VALUE;
        for (var moves : choices.list()) {
            long apart = apart(end(moves, leader()), to);
            if (apart >= least) continue;
            least = apart;
            best = moves;
        }
        return best;
    }

    private static long apart(@Nullable Point from, Point to) {
        if (from == null) return Long.MAX_VALUE - 1;
        long dx = (long) from.x() - to.x();
        long dy = (long) from.y() - to.y();
        return dx * dx + dy * dy;
    }

    private @Nullable Point end(ModelMoves moves, int model) {
        for (var go : moves.models()) if (go.model() == model) return go.end();
        var base = regiment.place(model);
        return base == null ? null : base.centre();
    }

    // ---- a single model

    /** One model elsewhere, the others as they were to go. */
    private SoughtAnswer corrected(int model, Drag drag) {
        var base = base(drag);
        var moves = with(base, model, drag.to());
        var refusal = choices.refusal(moves);
        if (refusal == null) return SoughtAnswer.found(moves);
        var place =
                NearestLegalPlace.place(
                        drag.to(), to -> choices.refusal(with(base, model, to)) == null);
        return new SoughtAnswer(moves, refusal, place == null ? null : with(base, model, place));
    }

    private ModelMoves base(Drag drag) {
        if (drag.base() != null)
            return PlainAnswerReader.read(question, drag.base(), "base", TableNames.of(battle));
        var list = choices.list();
        return list.isEmpty() ? ModelMoves.STAY : list.getFirst();
    }

    private static ModelMoves with(ModelMoves moves, int model, Point to) {
        var all = new ArrayList<ModelMove>();
        int floor = 0;
        for (var go : moves.models())
            if (go.model() == model) floor = go.floor();
            else all.add(go);
        all.add(ModelMove.to(model, to, floor));
        return new ModelMoves(all, moves.into());
    }
}
