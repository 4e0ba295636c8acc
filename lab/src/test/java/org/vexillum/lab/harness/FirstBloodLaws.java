package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;

/** What holds on every table of First Blood between two steps. */
final class FirstBloodLaws {
    private FirstBloodLaws() {}

    static void hold(Battle battle) {
        must(
                battle.round() >= 1 && battle.round() <= Scenario.of(battle).rounds(),
                "round",
                battle.round());
        for (var regiment : battle.regiments()) {
            standing(regiment);
            models(battle, regiment);
            commanded(battle, regiment);
        }
        for (var side : Side.values()) stack(battle, side);
        noOverlaps(battle);
        garrisons(battle);
    }

    private static void standing(Regiment regiment) {
        boolean dead = regiment.destroyed();
        must(dead || regiment.living() > 0, "nobody left", regiment.id());
        must(!dead || regiment.tokens() == 0, "tokens of the dead", regiment.id());
        boolean character = regiment.card().character();
        must(!character || !regiment.broken(), "a character's regiment broken", regiment.id());
        must(!regiment.inPlay() || regiment.leaders().length > 0, "nobody leads", regiment.id());
        boolean inside = regiment.status() == Status.IN_GARRISON;
        must(inside == (regiment.garrison() != null), "garrison and status", regiment.id());
    }

    private static void models(Battle battle, Regiment regiment) {
        if (regiment.destroyed()) return;
        var table = battle.setting().bounds();
        for (int model : regiment.models()) {
            must(regiment.woundsLeft(model) > 0, "wounds of the living", regiment.id(), model);
            var base = regiment.place(model);
            must((base != null) == regiment.onTable(), "place", regiment.id(), model);
            must(base == null || table.contains(base), "off the table", regiment.id(), model);
        }
    }

    /** Measured anew: who is out of every leader's command range counts as stranded. */
    private static void commanded(Battle battle, Regiment regiment) {
        if (!regiment.onTable()) return;
        var stranded = new ArrayList<Integer>();
        for (int model : CommandRange.stranded(battle, regiment)) stranded.add(model);
        for (int model : regiment.models())
            must(
                    stranded.contains(model) != commanded(battle, regiment, model),
                    "in command range or stranded",
                    regiment.id(),
                    model);
    }

    private static boolean commanded(Battle battle, Regiment regiment, int model) {
        var base = regiment.base(model);
        for (int leader : regiment.leaders()) {
            var at = regiment.base(leader);
            int floors = Math.abs(regiment.floor(leader) - regiment.floor(model));
            double apart = apart(at, base) - at.radius() - base.radius();
            if (floors <= 1 && apart <= CommandRange.of(battle, regiment, leader)) return true;
        }
        return regiment.leads(model);
    }

    private static double apart(Disc one, Disc other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    /** Cards left stand for regiments, no more of an entry than there are. */
    private static void stack(Battle battle, Side side) {
        var cards = battle.stack(side);
        var entries = new ArrayList<String>();
        for (var regiment : battle.regiments(side)) entries.add(regiment.card().entry());
        for (var card : cards)
            must(
                    Collections.frequency(cards, card) <= Collections.frequency(entries, card),
                    "cards of an entry",
                    card);
        if (battle.stage() != Stage.VICTORY) return;
        must(cards.isEmpty(), "cards left", cards);
        for (var regiment : battle.onTable(side))
            must(regiment.activated(), "not activated", regiment.id());
    }

    private record Spot(String regiment, int model, Disc base, int floor) {}

    private static void noOverlaps(Battle battle) {
        List<Spot> all = new ArrayList<>();
        for (var regiment : battle.regiments())
            for (int model : regiment.models()) {
                var base = regiment.place(model);
                if (base == null) continue;
                var spot = new Spot(regiment.id(), model, base, regiment.floor(model));
                for (var other : all) must(clear(spot, other), "bases overlap", spot, other);
                all.add(spot);
            }
    }

    private static boolean clear(Spot one, Spot other) {
        if (one.floor != other.floor) return true;
        long x = (long) one.base.x() - other.base.x();
        long y = (long) one.base.y() - other.base.y();
        long radii = (long) one.base.radius() + other.base.radius();
        return x * x + y * y >= radii * radii;
    }

    /** A garrison belongs to one side at a time. */
    private static void garrisons(Battle battle) {
        for (var one : battle.onTable(Side.A)) must(one.garrison() == null, "outside", one.id());
        for (var one : battle.regiments(Side.A))
            for (var other : battle.regiments(Side.B))
                must(
                        one.garrison() == null || !one.garrison().equals(other.garrison()),
                        "both sides in one garrison",
                        one.id(),
                        other.id());
    }
}
