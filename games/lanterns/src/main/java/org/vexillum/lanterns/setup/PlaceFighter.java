package org.vexillum.lanterns.setup;

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
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.lanterns.movement.Move;
import org.vexillum.lanterns.movement.Somewhere;
import org.vexillum.lanterns.movement.Way;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;

/** Where a fighter is deployed (LD-DEPLOY-01). */
@Stored(
        as = "PlaceFighter",
        with = {"unit"})
public record PlaceFighter(String unit) implements Question<Battle, Move> {
    private static final int DEEP = inches(6);

    public static Bounds zone(Side side) {
        int south = side == Side.A ? 0 : Battle.SIZE - DEEP;
        return new Bounds(0, south, Battle.SIZE, south + DEEP);
    }

    @Override
    public Choices<Move> choices(Battle battle) {
        var fighter = battle.fighter(unit);
        return new Somewhere(proposals(battle, fighter), to -> refusal(battle, fighter, to));
    }

    private static @Nullable Refusal refusal(Battle battle, Fighter fighter, Point to) {
        var wrong = Way.noRoom(battle, fighter, to);
        if (wrong != null) return wrong;
        return zone(fighter.side()).contains(new Disc(to, Fighter.RADIUS))
                ? null
                : Refusal.because("LD-DEPLOY-01", "outside-zone", fighter.id());
    }

    /** Two lines across the zone. */
    private static List<Move> proposals(Battle battle, Fighter fighter) {
        var list = new ArrayList<Move>();
        for (int y : List.of(5, 2))
            for (int x = 2; x <= 34; x += 2) {
                int north = fighter.side() == Side.A ? inches(y) : Battle.SIZE - inches(y);
                var to = new Point(inches(x), north);
                if (refusal(battle, fighter, to) == null) list.add(new Move(to));
            }
        return list;
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
