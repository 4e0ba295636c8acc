package org.vexillum.regiments.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.state.DeclaredState;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.Regiments;
import org.vexillum.regiments.mission.Marker;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.BattleState;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

class RegimentsStateTest extends DeclaredState<Battle> {
    private static final Marker MARKER = new Marker(new Point(100, 200), Side.B);
    private static final SpellBoon OATH =
            new SpellBoon("Oath", Tables.traits("Furious").getFirst());

    private static final Map<String, Consumer<Battle>> TABLE =
            Map.of("markers", battle -> battle.setMarkers(List.of(MARKER)));
    private static final Map<String, Consumer<Unit>> UNIT =
            Map.of(
                    "slots", unit -> unit.stand(new int[] {1, 0, 2, 3}),
                    "front", unit -> unit.place(new Pose(1000, 2000, 300)),
                    "boons", unit -> unit.setBoons(List.of(OATH)));

    @Override
    protected Battle battle() {
        return Tables.duel();
    }

    @Override
    protected ResumableGameVersion<Battle> title() {
        return new RegimentsVersion(new Regiments(), Correction.class);
    }

    @Override
    protected List<Piece<Battle>> pieces() {
        var pieces = new ArrayList<Piece<Battle>>(pieces(BattleState.ALL, each -> each, TABLE));
        pieces.addAll(pieces(UnitState.ALL, battle -> battle.unit("A-spears"), UNIT));
        return pieces;
    }
}
