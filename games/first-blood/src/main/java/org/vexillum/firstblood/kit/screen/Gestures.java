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
import org.vexillum.firstblood.movement.Go;
import org.vexillum.firstblood.movement.Moves;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.Names;
import org.vexillum.gamekit.json.Answers;
import org.vexillum.gamekit.screen.Drag;
import org.vexillum.gamekit.screen.Nearest;
import org.vexillum.gamekit.screen.Sought;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** What pulling a regiment by its leader, or a single model, means. */
final class Gestures {
    private static final int PARTS = 8;

    private final Battle battle;
    private final Question<Battle, Moves> question;
    private final Choices<Moves> choices;
    private final Regiment regiment;

    private Gestures(Battle battle, Question<Battle, Moves> question, Regiment regiment) {
        this.battle = battle;
        this.question = question;
        this.regiment = regiment;
        choices = question.choices(battle);
    }

    @SuppressWarnings("unchecked") // its answers are moves
    static Gestures on(Battle battle, Question<Battle, ?> question, Regiment regiment) {
        if (question.answerType() != Moves.class) throw new IllegalArgumentException();
        return new Gestures(battle, (Question<Battle, Moves>) question, regiment);
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
    Sought stay() {
        return new Sought(Moves.STAY, choices.refusal(Moves.STAY), null);
    }

    Sought sought(Drag drag) {
        var model = drag.model();
        return model == null ? together(drag.to()) : corrected(model, drag);
    }

    // ---- the whole regiment

    /** The leader goes there and the others follow. */
    Sought together(Point to) {
        var moves = led(to);
        if (moves != null && legal(moves)) return Sought.found(moves);
        var alone = new Moves(List.of(Go.to(leader(), to)));
        var refusal = choices.refusal(moves == null ? alone : moves);
        if (refusal == null) return Sought.found(alone);
        return new Sought(moves, refusal, nearest(to));
    }

    private boolean legal(@Nullable Moves moves) {
        return moves != null && choices.refusal(moves) == null;
    }

    private int leader() {
        int[] leaders = regiment.leaders();
        return leaders.length > 0 ? leaders[0] : regiment.models()[0];
    }

    private @Nullable Moves led(Point to) {
        var given = Moves.of(Go.to(leader(), to));
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

    private static @Nullable Moves entered(Moves moves) {
        return moves.models().isEmpty() ? null : moves;
    }

    /** As far that way as it gets, or the proposal that ends nearest. */
    private @Nullable Moves nearest(Point to) {
        var start = regiment.place(leader());
        if (start == null) return nearPlace(to);
        for (int part = PARTS - 1; part > 0; part--) {
            var moves = led(between(start.centre(), to, part));
            if (legal(moves)) return moves;
        }
        return proposalNear(to);
    }

    private @Nullable Moves nearPlace(Point to) {
        var place = Nearest.place(to, spot -> legal(led(spot)));
        return place == null ? proposalNear(to) : led(place);
    }

    private static Point between(Point from, Point to, int part) {
        return from.plus((to.x() - from.x()) * part / PARTS, (to.y() - from.y()) * part / PARTS);
    }

    private @Nullable Moves proposalNear(Point to) {
        Moves best = null;
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

    private @Nullable Point end(Moves moves, int model) {
        for (var go : moves.models()) if (go.model() == model) return go.end();
        var base = regiment.place(model);
        return base == null ? null : base.centre();
    }

    // ---- a single model

    /** One model elsewhere, the others as they were to go. */
    private Sought corrected(int model, Drag drag) {
        var base = base(drag);
        var moves = with(base, model, drag.to());
        var refusal = choices.refusal(moves);
        if (refusal == null) return Sought.found(moves);
        var place = Nearest.place(drag.to(), to -> choices.refusal(with(base, model, to)) == null);
        return new Sought(moves, refusal, place == null ? null : with(base, model, place));
    }

    private Moves base(Drag drag) {
        if (drag.base() != null)
            return Answers.read(question, drag.base(), "base", Names.of(battle));
        var list = choices.list();
        return list.isEmpty() ? Moves.STAY : list.getFirst();
    }

    private static Moves with(Moves moves, int model, Point to) {
        var all = new ArrayList<Go>();
        int floor = 0;
        for (var go : moves.models())
            if (go.model() == model) floor = go.floor();
            else all.add(go);
        all.add(Go.to(model, to, floor));
        return new Moves(all, moves.into());
    }
}
