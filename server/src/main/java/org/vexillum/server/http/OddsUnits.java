package org.vexillum.server.http;

import io.javalin.http.Context;
import org.vexillum.formats.force.ForceReader;
import org.vexillum.formats.force.Samples;
import org.vexillum.formats.regiments.force.RegimentsForces;
import org.vexillum.formats.regiments.odds.OddsRequest;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.server.Body;
import org.vexillum.server.Refused;
import org.vexillum.server.play.House;
import org.vexillum.server.store.Forces;

/** Questions about odds between units of forces, each named FORCE/UNIT. */
final class OddsUnits {
    private static final RegimentsForces FORMAT = new RegimentsForces();

    private final Forces forces;

    OddsUnits(House house) {
        forces = new Forces(house.database());
    }

    OddsRequest request(Context context, Body body, Body given) {
        var action = body.text("action");
        if (!action.equals("charge") && !action.equals("shoot"))
            throw Refused.wrong("no-kind", action);
        return new OddsRequest(
                unit(context, body.text("attacker"), Side.A, given.wholeOrNull("models")),
                unit(context, body.text("target"), Side.B, given.wholeOrNull("targetModels")),
                action.equals("charge"),
                given.flag("moved"),
                distance(given),
                given.flag("cover") ? Cover.INSIDE : Cover.NONE,
                side(given),
                new Assumptions(!given.flag("noStrikeBack"), true, -1),
                Options.DEFAULT,
                OddsRequest.Shooters.ALL);
    }

    private static int distance(Body given) {
        if (!given.has("distance")) return -1;
        try {
            return Lengths.inches(String.valueOf(given.get("distance")));
        } catch (IllegalArgumentException wrong) {
            throw Refused.wrong("no-number", "distance");
        }
    }

    private static ChargedSide side(Body given) {
        if (given.flag("rear")) return ChargedSide.REAR;
        return given.flag("flank") ? ChargedSide.FLANK : ChargedSide.FRONT;
    }

    private Unit unit(Context context, String named, Side side, @Nullable Integer models) {
        int slash = named.lastIndexOf('/');
        if (slash < 0) throw Refused.wrong("no-unit", named);
        var force = force(context, named.substring(0, slash));
        var card = force.unit(named.substring(slash + 1));
        if (card == null) throw Refused.wrong("no-unit", named);
        @Nullable UnitCard hero = force.joined(card).stream().findFirst().orElse(null);
        var unit = new Unit(side + "-" + card.id(), side, card, hero);
        if (models != null) reduce(unit, models);
        return unit;
    }

    private static void reduce(Unit unit, int models) {
        if (models < 1 || models > unit.startingSize()) throw Refused.wrong("no-number", "models");
        while (unit.living() > models) Casualties.strike(unit, 1);
    }

    private Force force(Context context, String name) {
        if (FORMAT.samples().contains(name)) return Samples.read(FORMAT, name);
        var id = name.startsWith("force:") ? name.substring("force:".length()) : name;
        return Visits.Papers.of(context)
                .visitor()
                .flatMap(visitor -> forces.find(visitor, id))
                .map(kept -> ForceReader.read(FORMAT, kept.text(), "force.json").force())
                .orElseThrow(() -> Refused.wrong("no-force", name));
    }
}
