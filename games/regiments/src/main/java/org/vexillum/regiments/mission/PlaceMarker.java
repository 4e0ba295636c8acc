package org.vexillum.regiments.mission;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/**
 * Where the next marker goes (AOFR-MISSION-03).
 *
 * @param number counted from 1
 */
@Stored(as = "PlaceMarker", with = "number")
public record PlaceMarker(int number) implements Question<Battle, Point> {
    @Override
    public Choices<Point> choices(Battle battle) {
        return new MarkerChoices(battle);
    }

    @Override
    public Class<Point> answerType() {
        return Point.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-MISSION-02", "AOFR-MISSION-03");
    }
}
