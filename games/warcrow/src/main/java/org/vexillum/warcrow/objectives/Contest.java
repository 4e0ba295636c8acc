package org.vexillum.warcrow.objectives;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.objectives.ObjectiveEvents.Contested;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlGained;
import org.vexillum.warcrow.objectives.ObjectiveEvents.NothingContested;
import org.vexillum.warcrow.objectives.ObjectiveEvents.Share;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Objective;

/** A unit that has acted contests the objectives it stands near (WC-OBJ-08). */
public record Contest(String unit) {
    public void play(Battle battle, Referee<Battle> referee) {
        if (battle.setting().scenario().carried()) return; // WC-SCEN-LOOT-05
        var active = battle.unit(unit);
        var near = new ArrayList<Objective>();
        if (active.onTable())
            for (var one : battle.objectives())
                if (ObjectiveRange.contests(battle, active, one)) near.add(one);
        if (near.isEmpty()) referee.record(new NothingContested(unit, nothing(battle)));
        for (var one : near) contest(one, battle, referee);
    }

    private Rules nothing(Battle battle) {
        var rules = Rules.of("WC-OBJ-14").and(ObjectiveRange.rules(battle));
        return battle.unit(unit).standing().quadrants().size() > 1
                ? rules.and("WC-SCEN-QUAD-04")
                : rules;
    }

    /** Compares the sums of both sides at one objective. */
    public static void contest(Objective objective, Battle battle, Referee<Battle> referee) {
        var shares = shares(objective, battle);
        int a = sum(shares, Side.A);
        int b = sum(shares, Side.B);
        var holder = battle.control(objective);
        var rules = ObjectiveRange.rules(battle).and("WC-OBJ-09").and("WC-OBJ-10");
        for (var share : shares) rules = rules.and(share.value().rules());
        rules = rules.and(a == b ? "WC-OBJ-12" : "WC-OBJ-11");
        if (a == 0 && b == 0) rules = rules.and("WC-OBJ-16");
        referee.record(new Contested(objective.id(), a, b, shares, holder, rules));
        if (a == b) return; // WC-OBJ-12
        var winner = a > b ? Side.A : Side.B;
        if (winner == holder) return;
        battle.setControl(objective, winner); // WC-OBJ-07
        referee.record(new ControlGained(objective.id(), winner, holder, gained(battle)));
    }

    private static Rules gained(Battle battle) {
        var rules = Rules.of("WC-OBJ-07", "WC-OBJ-04", "WC-OBJ-06");
        return battle.setting().scenario().quadrants() ? rules.and("WC-SCEN-QUAD-05") : rules;
    }

    /** Everybody near it, of both companies (WC-OBJ-09). */
    private static List<Share> shares(Objective objective, Battle battle) {
        var shares = new ArrayList<Share>();
        for (var side : Side.values())
            for (var one : battle.onTable(side))
                if (ObjectiveRange.contests(battle, one, objective))
                    shares.add(new Share(one.id(), side, ConquestValue.of(battle, one)));
        return List.copyOf(shares);
    }

    private static int sum(List<Share> shares, Side side) {
        return shares.stream()
                .filter(share -> share.side() == side)
                .mapToInt(share -> share.value().value())
                .sum();
    }
}
