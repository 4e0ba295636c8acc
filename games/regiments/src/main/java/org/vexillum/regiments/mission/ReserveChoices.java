package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.mission.SetAside.Reserves;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;

/** What a side may keep back: units all of whose models have Ambush or Scout. */
final class ReserveChoices implements Choices<Reserves> {
    /** More combinations than this are not all listed. */
    private static final int MANY = 64;

    private final Battle battle;
    private final Side side;
    private final List<Unit> able = new ArrayList<>();

    ReserveChoices(Battle battle, Side side) {
        this.battle = battle;
        this.side = side;
        for (var unit : battle.units())
            if (unit.side() == side && (ambushes(unit) || scouts(unit))) able.add(unit);
    }

    private static boolean ambushes(Unit unit) {
        return unit.all(PlainTrait.Ambush.class);
    }

    private static boolean scouts(Unit unit) {
        return unit.all(PlainTrait.Scout.class);
    }

    /** Whether there is anything to choose. */
    boolean open() {
        return !able.isEmpty();
    }

    @Override
    public @Nullable Refusal refusal(Reserves reserves) {
        var named = new ArrayList<String>();
        for (var id : reserves.ambush()) {
            var refusal = refusal(id, true, named);
            if (refusal != null) return refusal;
        }
        for (var id : reserves.scouts()) {
            var refusal = refusal(id, false, named);
            if (refusal != null) return refusal;
        }
        return null;
    }

    private @Nullable Refusal refusal(String id, boolean ambush, List<String> named) {
        var rule = ambush ? "AOFR-SR-AMBUSH-1" : "AOFR-SR-SCOUT-1";
        var unit = WaitingUnits.find(battle, id);
        if (unit == null) return Refusal.because(rule, "unit-unknown", id);
        if (unit.side() != side) return Refusal.because(rule, "unit-not-yours", id);
        if (named.contains(id)) return Refusal.because("AOFR-SR-AMBUSH-1", "set-aside-twice", id);
        named.add(id);
        if (ambush ? ambushes(unit) : scouts(unit)) return null;
        return Refusal.because(rule, ambush ? "not-all-ambush" : "not-all-scouts", id);
    }

    @Override
    public List<Reserves> list() {
        return complete() ? everything() : telling();
    }

    @Override
    public boolean complete() {
        int combinations = 1;
        for (var unit : able) {
            combinations *= 1 + (ambushes(unit) ? 1 : 0) + (scouts(unit) ? 1 : 0);
            if (combinations > MANY) return false;
        }
        return true;
    }

    private List<Reserves> everything() {
        List<Reserves> all = List.of(Reserves.NONE);
        for (var unit : able) {
            var more = new ArrayList<Reserves>(all);
            for (var reserves : all) {
                if (ambushes(unit)) more.add(with(reserves, unit, true));
                if (scouts(unit)) more.add(with(reserves, unit, false));
            }
            all = more;
        }
        return all;
    }

    /** Nothing, all that can, and each unit alone. */
    private List<Reserves> telling() {
        var all = new ArrayList<Reserves>();
        all.add(Reserves.NONE);
        var ambushing = Reserves.NONE;
        var scouting = Reserves.NONE;
        for (var unit : able) {
            ambushing = with(ambushing, unit, ambushes(unit));
            scouting = with(scouting, unit, !scouts(unit));
            if (ambushes(unit)) all.add(with(Reserves.NONE, unit, true));
            if (scouts(unit)) all.add(with(Reserves.NONE, unit, false));
        }
        all.add(ambushing);
        if (!scouting.equals(ambushing)) all.add(scouting);
        return all;
    }

    private static Reserves with(Reserves reserves, Unit unit, boolean ambush) {
        var ids = new ArrayList<>(ambush ? reserves.ambush() : reserves.scouts());
        ids.add(unit.id());
        return ambush ? new Reserves(ids, reserves.scouts()) : new Reserves(reserves.ambush(), ids);
    }

    @Override
    public Reserves any(RandomSource lot) {
        var reserves = Reserves.NONE;
        for (var unit : able) {
            if (ambushes(unit) && lot.coin()) reserves = with(reserves, unit, true);
            else if (scouts(unit) && lot.coin()) reserves = with(reserves, unit, false);
        }
        return reserves;
    }
}
