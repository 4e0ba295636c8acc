package org.vexillum.warcrow.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.screen.RefereeSheet;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.objectives.Loot;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.MarkerIds;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;

/** Everything on the table that a unit may stand near, whatever scenario and feat bring. */
record MarkerViews(Battle battle, ScreenWords speech, StrideScale ground) {
    private static final int HALF_WIDE = 15;
    private static final int HALF_DEEP = 11;

    List<RefereeSheet.Mark> all() {
        var all = new ArrayList<RefereeSheet.Mark>();
        for (var one : battle.objectives()) all.add(objective(one));
        for (var fog : battle.feat().fogs()) all.add(fog(fog));
        for (var side : Side.values()) {
            if (battle.setting().feat() == Feat.TRACK) vestige(side, all);
            if (battle.setting().feat() == Feat.BANNER) banner(side, all);
        }
        return all;
    }

    private RefereeSheet.Mark objective(Objective one) {
        var scenario = battle.setting().scenario();
        var colour = ScreenWords.word(one.marking().name());
        var kind = scenario.quadrants() ? "quadrant" : scenario.carried() ? "loot" : "objective";
        var carrier = scenario.carried() ? Loot.carrier(battle, one.id()) : null;
        var owner = carrier == null ? battle.control(one) : carrier.side();
        return new RefereeSheet.Mark(
                one.id(),
                kind,
                speech.say("wc.mark." + kind, one.id()),
                colour,
                ground.at(one.centre()),
                scenario.quadrants() ? quadrant(one.centre()) : null,
                owner,
                carrier == null ? null : carrier.id(),
                false,
                state(kind, owner, carrier == null ? null : carrier.card().name()));
    }

    private String state(String kind, @Nullable Side owner, @Nullable String carrier) {
        if (carrier != null) return speech.say("wc.carried", carrier);
        if (kind.equals("loot")) return speech.say("wc.lies");
        return owner == null ? speech.say("wc.nobody") : speech.say("wc.holds", owner.name());
    }

    private ScreenShape quadrant(Spot centre) {
        int x = centre.x() / Spot.STRIDE;
        int y = centre.y() / Spot.STRIDE;
        return ScreenShape.of(
                new Bounds(
                        ground.length(x - HALF_WIDE),
                        ground.length(y - HALF_DEEP),
                        ground.length(x + HALF_WIDE),
                        ground.length(y + HALF_DEEP)));
    }

    private RefereeSheet.Mark fog(Fog fog) {
        var owner = fog.owner();
        var sealer = fog.being() ? battle.unit(fog.sealer()) : null;
        var text = speech.say("wc.open");
        if (owner != null) text = speech.say("wc.gained", owner.name());
        else if (sealer != null) text = speech.say("wc.sealing", sealer.card().name());
        return new RefereeSheet.Mark(
                fog.id(),
                "fog",
                speech.say("wc.mark.fog", fog.id()),
                "brown",
                ground.at(fog.at()),
                null,
                owner,
                sealer == null ? null : sealer.id(),
                !fog.onTable(),
                text);
    }

    private void vestige(Side side, List<RefereeSheet.Mark> all) {
        var at = battle.feat().vestige(side);
        if (at != null)
            all.add(
                    new RefereeSheet.Mark(
                            MarkerIds.vestige(side),
                            "vestige",
                            speech.say("wc.mark.vestige", side.name()),
                            ScreenWords.word(battle.colour(side).name()),
                            ground.at(at),
                            null,
                            side,
                            null,
                            battle.feat().trackOver(),
                            speech.say("wc.vestige-of", side.name())));
    }

    /** A banner that lies somewhere; while it is borne its bearer has it. */
    private void banner(Side side, List<RefereeSheet.Mark> all) {
        if (!battle.feat().bannerLost(side) || !battle.feat().bearer(side).isEmpty()) return;
        all.add(
                new RefereeSheet.Mark(
                        MarkerIds.banner(side),
                        "banner",
                        speech.say("wc.mark.banner", side.name()),
                        ScreenWords.word(battle.colour(side).name()),
                        null,
                        null,
                        side,
                        null,
                        false,
                        speech.say("wc.lies")));
    }
}
