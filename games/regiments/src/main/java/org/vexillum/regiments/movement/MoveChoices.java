package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** The manoeuvres of an Advance or Rush. */
final class MoveChoices implements Choices<Manoeuvre> {
    private static final int TRIES = 6;

    private final Battle battle;
    private final Unit unit;
    private final Action action;
    private @Nullable MoveCheck check;

    MoveChoices(Battle battle, Unit unit, Action action) {
        this.battle = battle;
        this.unit = unit;
        this.action = action;
    }

    private MoveCheck check() {
        if (check == null) check = MoveCheck.moving(battle, unit, action);
        return check;
    }

    @Override
    public @Nullable Refusal refusal(Manoeuvre manoeuvre) {
        return check().refusal(manoeuvre);
    }

    @Override
    public List<Manoeuvre> list() {
        return new MoveProposals(battle, check(), action).list();
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public Manoeuvre any(RandomSource lot) {
        for (int i = 0; i < TRIES; i++) {
            var manoeuvre = random(lot, i);
            if (check().legal(manoeuvre)) return manoeuvre;
        }
        return Manoeuvre.STAY;
    }

    /** Later tries keep to what difficult terrain allows. */
    private Manoeuvre random(RandomSource lot, int tries) {
        boolean aside = action == Action.ADVANCE && lot.below(6) == 0;
        var way = aside ? Way.values()[1 + lot.below(3)] : Way.FORWARD;
        int reach = check().reach(way);
        if (tries > 1) reach = Math.min(reach, Allowance.IN_DIFFICULT);
        int distance = lot.coin() ? reach : lot.below(reach + 1);
        int before = lot.coin() ? 0 : lot.below(distance + 1);
        int pivot = lot.below(3) == 0 ? 0 : lot.between(-Angle.QUARTER, Angle.QUARTER);
        return new Manoeuvre(way, before, pivot, distance - before);
    }
}
