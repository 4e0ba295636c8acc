package org.vexillum.firstblood.scenario;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.vexillum.firstblood.scenario.ObjectiveZone.Mark;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.kernel.geometry.Point;

/** The four scenarios: zones, what they are worth, how long the battle lasts (FB-BATTLE-06). */
public enum Scenario {
    SACK_THE_CAMP(10, 8, "FB-SCEN1-01", "FB-SCEN1-03"),
    A_SCORE_TO_SETTLE(20, 8, "FB-SCEN2-01", "FB-SCEN2-06"),
    LAYING_A_CLAIM(8, 8, "FB-SCEN3-01", "FB-SCEN3-03"),
    TIME_IS_OF_THE_ESSENCE(8, 10, "FB-SCEN4-01", "FB-SCEN4-04");

    public static final String CENTRE = "centre";
    public static final String SOUTH = "south";
    public static final String NORTH = "north";
    public static final String WEST = "west";
    public static final String EAST = "east";

    private final int threshold;
    private final int rounds;
    private final String zoneRule;
    private final String lengthRule;

    Scenario(int threshold, int rounds, String zoneRule, String lengthRule) {
        this.threshold = threshold;
        this.rounds = rounds;
        this.zoneRule = zoneRule;
        this.lengthRule = lengthRule;
    }

    /** Where its zones lie. */
    public String zoneRule() {
        return zoneRule;
    }

    /** When it ends. */
    public String lengthRule() {
        return lengthRule;
    }

    public static Scenario of(Battle battle) {
        return values()[battle.setting().scenario() - 1];
    }

    /** Victory points that end the battle. */
    public int threshold() {
        return threshold;
    }

    public int rounds() {
        return rounds;
    }

    /** FB-SCEN2-02 to FB-SCEN2-05. */
    public boolean countsCasualties() {
        return this == A_SCORE_TO_SETTLE;
    }

    public List<ObjectiveZone> zones(Setting setting) {
        return switch (this) {
            case SACK_THE_CAMP -> // FB-SCEN1-01
                    List.of(
                            centre(setting, 12),
                            quarter(setting, SOUTH, Mark.ALWAYS),
                            quarter(setting, NORTH, Mark.ALWAYS));
            case A_SCORE_TO_SETTLE -> List.of(); // FB-SCEN2-01
            case LAYING_A_CLAIM -> // FB-SCEN3-01
                    List.of(
                            centre(setting, 6),
                            side(setting, WEST, Mark.ALWAYS),
                            side(setting, EAST, Mark.ALWAYS));
            case TIME_IS_OF_THE_ESSENCE -> marked(setting);
        };
    }

    /** FB-SCEN4-01. */
    private static List<ObjectiveZone> marked(Setting setting) {
        boolean sidesA = setting.options().scenario4Marks() == Options.Scenario4Marks.SIDES_A;
        var sides = sidesA ? Mark.A : Mark.B;
        var quarters = sidesA ? Mark.B : Mark.A;
        return List.of(
                centre(setting, 12),
                side(setting, WEST, sides),
                side(setting, EAST, sides),
                quarter(setting, SOUTH, quarters),
                quarter(setting, NORTH, quarters));
    }

    private static ObjectiveZone centre(Setting setting, int diameter) {
        var middle = new Point(setting.width() / 2, setting.depth() / 2);
        return new ObjectiveZone(CENTRE, middle, inches(diameter) / 2, Mark.ALWAYS); // FB-SCEN-03
    }

    /** The centres of two opposite quarters: near player 1 on the right, near player 2 left. */
    private static ObjectiveZone quarter(Setting setting, String name, Mark mark) {
        boolean south = name.equals(SOUTH);
        int x = setting.width() / 4 * (south ? 3 : 1);
        int y = setting.depth() / 4 * (south ? 1 : 3);
        return new ObjectiveZone(name, new Point(x, y), inches(3), mark);
    }

    /** On the line halfway between the players (FB-SCEN3-01). */
    private static ObjectiveZone side(Setting setting, String name, Mark mark) {
        int from =
                switch (setting.options().scenario3SideZones()) {
                    case EDGE8 -> inches(8 + 3);
                    case CENTRE8 -> inches(8);
                    case CENTRE12 -> inches(12);
                };
        int x = name.equals(WEST) ? from : setting.width() - from;
        return new ObjectiveZone(name, new Point(x, setting.depth() / 2), inches(3), mark);
    }

    /** Whether a zone can be controlled in this round (FB-SCEN4-02). */
    public boolean active(ObjectiveZone zone, int round) {
        return zone.mark().active(round);
    }
}
