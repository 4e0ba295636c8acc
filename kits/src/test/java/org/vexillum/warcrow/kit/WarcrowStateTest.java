package org.vexillum.warcrow.kit;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.state.DeclaredState;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;
import org.vexillum.warcrow.table.Unit;
import org.vexillum.warcrow.table.UnitStanding;
import org.vexillum.warcrow.table.UnitState;

class WarcrowStateTest extends DeclaredState<Battle> {
    private static final Scenario SCENARIO = Scenario.values()[0];

    private static final Map<String, Consumer<Unit>> UNIT =
            Map.of(
                    "joinedTo", unit -> unit.setJoinedTo("y"),
                    "loot", unit -> unit.setLoot(SCENARIO.objectives().getFirst().id()),
                    "standing", unit -> unit.setStanding(UnitStanding.FAR.engagedNow(true)));

    private static UnitCard card(String id) {
        return new UnitCard(
                id,
                id,
                1,
                Conquest.of(1),
                1,
                DicePool.of(Die.ORANGE, Die.YELLOW),
                2,
                3,
                1,
                List.of(),
                List.of("any"),
                2);
    }

    @Override
    protected Battle battle() {
        var a = new Company("A", List.of(card("x"), card("y")), "x");
        var b = new Company("B", List.of(card("v"), card("w")), "");
        return Battle.start(new Setting(SCENARIO, Feat.values()[0], a, b, Options.DEFAULT));
    }

    @Override
    protected ResumableGameVersion<Battle> title() {
        return new WarcrowVersion(new Warcrow(), Correction.class);
    }

    @Override
    protected List<Piece<Battle>> pieces() {
        return pieces(UnitState.ALL, battle -> battle.unit("x"), UNIT);
    }
}
