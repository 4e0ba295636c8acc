package org.vexillum.files.journal;

import static org.vexillum.gamekit.Ids.aofr;

import java.util.List;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.kit.RegimentsVersion;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.mission.SetUp;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.terrain.Terrain;

/** A short game: the battle is set up, and that is all. */
final class SetUpOnly implements Game<Battle> {
    static final GameVersion<Battle> TITLE = new RegimentsVersion(new SetUpOnly(), Turn.class);

    /** A correction: another side is to act. */
    public record Turn(Side side) {}

    /** It was made. */
    public record Turned(Side side, Rules rules) implements Event {}

    static final Force CROWS =
            new Force(
                    "Crows",
                    0,
                    List.of(
                            Tables.five("spears", "Spears"),
                            Tables.unit("wasps", "Wasps", Tables.model("Wasp", "Ambush"))),
                    List.of());
    static final Force BEARS =
            new Force("Bears", 0, List.of(Tables.five("wolves", "Wolves")), List.of());

    static final Setting SETTING =
            new Setting(
                    Lengths.inches(72),
                    Lengths.inches(48),
                    List.of(
                            new Terrain(
                                    "wood",
                                    Area.polygon(0, 0, 12700, 0, 12700, 5080, 5080, 5080, 0, 25401),
                                    true,
                                    true,
                                    false,
                                    false,
                                    false),
                            new Terrain(
                                    "rock",
                                    Area.of(new Disc(90000, 60000, 3333)),
                                    false,
                                    false,
                                    true,
                                    true,
                                    true)),
                    CROWS,
                    BEARS,
                    Options.DEFAULT);

    @Override
    public String name() {
        return "regiments";
    }

    @Override
    public int version() {
        return BattleStart.start(SETTING).ruleset();
    }

    @Override
    public boolean over(Battle battle) {
        return battle.stage() == Stage.ROUND_START;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        SetUp.step(battle, referee);
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        battle.setConceded(side);
    }

    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        var side = ((Turn) correction).side();
        battle.setToAct(side);
        referee.record(new Turned(side, Rules.of(aofr("PRINCIPLE-01"))));
    }
}
