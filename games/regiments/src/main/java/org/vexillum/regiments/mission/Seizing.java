package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The markers at the end of a round: seized, kept or contested (AOFR-MISSION-04). */
public record Seizing() {
    /** Units count within this distance of a marker. */
    public static final int REACH = inches(3);

    public void play(Battle battle, Referee<Battle> referee) {
        var markers = new ArrayList<Marker>();
        for (var marker : battle.markers())
            markers.add(new Check(battle, marker).tell(markers.size() + 1, referee));
        battle.setMarkers(markers);
    }

    /** Whether a unit can seize or contest at all now. */
    public static boolean counts(Unit unit) {
        return unit.onTable() && !unit.shaken() && !unit.arrived();
    }

    /** Whether a unit on the table is near enough to a marker. */
    public static boolean reaches(Unit unit, Point marker) {
        return BaseDistance.within(marker, unit, REACH);
    }

    /** One marker and who stands near it. */
    private static final class Check {
        private final Marker marker;
        private final List<String> near = new ArrayList<>();
        private final List<String> ignored = new ArrayList<>();
        private final boolean[] present = new boolean[2];
        private Rules rules = Rules.NONE;

        Check(Battle battle, Marker marker) {
            this.marker = marker;
            for (var unit : battle.units())
                if (unit.onTable() && reaches(unit, marker.at())) look(unit);
        }

        private void look(Unit unit) {
            if (BaseDistance.within(marker.at(), unit, 0)) rules = rules.and("AOFR-MISSION-09");
            if (unit.shaken()) rules = rules.and("AOFR-SHAKEN-04");
            if (unit.arrived()) rules = rules.and("AOFR-SR-AMBUSH-4");
            if (counts(unit)) {
                near.add(unit.id());
                present[unit.side().ordinal()] = true;
            } else ignored.add(unit.id());
        }

        private @Nullable Side after() {
            if (present[0] == present[1]) return present[0] ? null : marker.owner();
            return present[0] ? Side.A : Side.B;
        }

        private String rule() {
            if (present[0] && present[1]) return "AOFR-MISSION-06";
            boolean kept = !present[0] && !present[1] && marker.owner() != null;
            return kept ? "AOFR-MISSION-05" : "AOFR-MISSION-04";
        }

        Marker tell(int number, Referee<Battle> referee) {
            var after = after();
            referee.record(
                    new MissionEvents.MarkerChecked(
                            number,
                            marker.at(),
                            marker.owner(),
                            after,
                            List.copyOf(near),
                            List.copyOf(ignored),
                            Rules.of(rule()).and(rules)));
            return new Marker(marker.at(), after);
        }
    }
}
