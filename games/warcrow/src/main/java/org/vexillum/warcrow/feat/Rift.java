package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.objectives.ObjectiveRange;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.EventToken;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.Unit;

/** The Rift: Fog markers, and what disturbs those who seal them. */
public final class Rift {
    private Rift() {}

    public static void setUp(Battle battle, Referee<Battle> referee) {
        for (var side : FeatSetup.order(battle)) {
            var at = referee.ask(side, new PlaceFog(side));
            var id = "F" + (battle.feat().fogs().size() + 1);
            battle.feat().setFog(Fog.placed(id, at));
            var rules =
                    Rules.of("WC-FEAT-RIFT-01", "WC-FEAT-RIFT-02", "WC-FEAT-RIFT-03", "WC-PREP-11");
            referee.record(
                    new FeatEvents.FogPlaced(
                            side, id, at, rules.and("WC-BG-FOG-01").and("WC-BG-TERRAIN-01")));
        }
    }

    /** The Character in or of a unit, or null. */
    static @Nullable Unit character(Battle battle, Unit unit) {
        return unit.card().character() ? unit : battle.characterIn(unit);
    }

    /** A sealing unit that acts breaks off (WC-FEAT-RIFT-09). */
    public static void activates(Battle battle, Unit unit, Referee<Battle> referee) {
        breakOff(battle, unit.id(), "WC-FEAT-RIFT-09", referee);
    }

    /** A sealing unit that is no longer adjacent breaks off (WC-FEAT-RIFT-08). */
    public static void look(Battle battle, Referee<Battle> referee) {
        for (var fog : List.copyOf(battle.feat().fogs()))
            if (fog.being()
                    && !ObjectiveRange.adjacent(battle, battle.unit(fog.sealer()), fog.id()))
                breakOff(battle, fog.sealer(), "WC-FEAT-RIFT-08", referee);
    }

    /** The sealing unit, or the Character in it, is put out of combat (WC-FEAT-RIFT-10). */
    public static void removed(Battle battle, Unit gone, Referee<Battle> referee) {
        breakOff(battle, gone.id(), "WC-FEAT-RIFT-10", referee);
        if (gone.joined()) breakOff(battle, gone.joinedTo(), "WC-FEAT-RIFT-10", referee);
    }

    /** The Character left the unit that was sealing (WC-FEAT-RIFT-11). */
    public static void left(Battle battle, Unit unit, Referee<Battle> referee) {
        breakOff(battle, unit.id(), "WC-FEAT-RIFT-11", referee);
    }

    private static void breakOff(Battle battle, String unit, String rule, Referee<Battle> referee) {
        for (var fog : List.copyOf(battle.feat().fogs())) {
            if (!fog.sealer().equals(unit)) continue;
            battle.feat().setFog(fog.sealedBy(""));
            battle.events().removeIf(token -> seals(token, fog));
            referee.record(new FeatEvents.SealBroken(unit, fog.id(), Rules.of(rule)));
        }
    }

    private static boolean seals(EventToken token, Fog fog) {
        return token.kind() == EventToken.Kind.SEAL && token.about().equals(fog.id());
    }

    /** The token came due: the marker is gained and taken off the table (WC-FEAT-RIFT-13). */
    public static void resolved(Battle battle, String id, Referee<Battle> referee) {
        var fog = battle.feat().fog(id);
        if (fog == null || !fog.being()) return;
        var side = battle.unit(fog.sealer()).side();
        battle.feat().setFog(fog.gainedBy(side));
        var rules = Rules.of("WC-FEAT-RIFT-13", "WC-TURN-06");
        referee.record(new FeatEvents.RiftSealed(fog.sealer(), id, side, rules));
    }
}
