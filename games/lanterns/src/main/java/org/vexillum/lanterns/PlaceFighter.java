package org.vexillum.lanterns;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Proposed;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Where a fighter is deployed (LD-DEPLOY-01). */
@Stored("PlaceFighter(unit)")
public record PlaceFighter(String unit) implements Question<Battle, Move> {
    public static Bounds zone(Side side) {
        int south = side == Side.A ? 0 : inches(30);
        return new Bounds(0, south, Battle.SIZE, south + inches(6));
    }

    /** Two lines across the zone are proposed. */
    @Override
    public Choices<Move> choices(Battle battle) {
        var fighter = battle.fighter(unit);
        var lines = fighter.side() == Side.A ? List.of(5, 2) : List.of(31, 34);
        var list = new ArrayList<Move>();
        for (int y : lines)
            for (int x = 2; x <= 34; x += 2) list.add(new Move(new Point(inches(x), inches(y))));
        list.removeIf(move -> refusal(battle, fighter, move) != null);
        return new Proposed<>(list, move -> refusal(battle, fighter, move));
    }

    private static @Nullable Refusal refusal(Battle battle, Fighter fighter, Move move) {
        var wrong = Way.noRoom(battle, fighter, move.to());
        boolean inside = zone(fighter.side()).contains(new Disc(move.to(), Fighter.RADIUS));
        if (wrong != null || inside) return wrong;
        return Refusal.because("LD-DEPLOY-01", "outside-zone", fighter.id());
    }

    @Override
    public Class<Move> answerType() {
        return Move.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("LD-DEPLOY-01", "LD-DEPLOY-02");
    }
}
