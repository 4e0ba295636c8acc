package org.vexillum.regiments.odds;

import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.odds.Joint;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.PreparedAttack;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.combat.Takedown.Aim;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.PlainTrait;

/** The shots of one volley, prepared for whatever state the target is in by then. */
record PreparedShooting(
        ShootingOdds.Volley volley,
        UnitStates shooters,
        UnitStates targets,
        Options options,
        Assumptions assumptions,
        JointAttackOdds exchange) {
    Joint fold(Joint before) {
        if (!volley.weapon().has(PlainTrait.Takedown.class)) return fire(aims(0), before, 0);
        var after = new Joint();
        double whole = before.sum();
        before.split((_, other) -> aims(other))
                .forEach((aims, part) -> after.add(fire(aims, part, whole - part.sum())));
        return after;
    }

    /** Whom everybody aims at is settled before the first shot (AOFR-SR-TAKEDOWN-1). */
    private List<Aim> aims(int state) {
        var target = targets.unit(state);
        var group =
                new WeaponGroup(volley.weapon(), Arrays.stream(volley.models()).boxed().toList());
        return Takedown.aims(
                group,
                shooters.unit(0),
                target,
                user -> volley.marks().pickable(user, target),
                (_, models) -> assumptions.attackerPicks().among(target, models));
    }

    private Joint fire(List<Aim> aims, Joint before, double elsewhere) {
        var joint = before;
        for (var aim : aims)
            joint =
                    exchange.strike(
                            joint,
                            shooters,
                            targets,
                            (one, other) -> salvo(aim, one, new AttackTarget(other, aim.picked())),
                            aim.picked() == AttackTarget.WHOLE,
                            elsewhere);
        return joint;
    }

    private @Nullable PreparedAttack salvo(Aim aim, Unit shooter, AttackTarget quarry) {
        if (quarry.gone()) return null; // not re-aimed: AOFR-SHOOT-07
        var cover = volley.marks().cover(quarry, volley.cover());
        var blow =
                new AttackContext(
                        AttackContext.Manner.SHOOTING,
                        false,
                        volley.moved(),
                        volley.far(),
                        quarry.card().isTough(),
                        cover.any());
        return new Attacks(options, shooter, quarry, blow, cover)
                .with(volley.weapon(), aim.users());
    }
}
