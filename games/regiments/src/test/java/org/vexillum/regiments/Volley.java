package org.vexillum.regiments;

import java.util.List;
import org.vexillum.regiments.combat.AttackRoll;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Hits;
import org.vexillum.regiments.combat.PreparedAttack;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.traits.AttackContext;

/** All weapons of one name of unit a fired at unit b, near and standing unless told otherwise. */
public final class Volley {
    private final Fray fray;
    private final String weapon;
    private boolean far;
    private boolean moved;
    private Cover cover = Cover.NONE;
    private int picked = AttackTarget.WHOLE;

    Volley(Fray fray, String weapon) {
        this.fray = fray;
        this.weapon = weapon;
    }

    /** From over 9 inches. */
    public Volley far() {
        far = true;
        return this;
    }

    /** After an Advance. */
    public Volley moved() {
        moved = true;
        return this;
    }

    public Volley at(Cover shelter) {
        cover = shelter;
        return this;
    }

    /** Takedown aims at this model. */
    public Volley picking(int model) {
        picked = model;
        return this;
    }

    public PreparedAttack salvo(Battle battle) {
        var shooter = battle.unit("a");
        for (var group : WeaponGroup.ranged(shooter))
            if (group.weapon().name().equals(weapon)) {
                var quarry = new AttackTarget(battle.unit("b"), picked);
                return new Attacks(battle.options(), shooter, quarry, blow(quarry), cover)
                        .with(group.weapon(), group.users());
            }
        throw new AssertionError("nobody has a " + weapon);
    }

    private AttackContext blow(AttackTarget quarry) {
        boolean tough = quarry.card().isTough();
        return new AttackContext(
                AttackContext.Manner.SHOOTING, false, moved, far, tough, cover.any());
    }

    /** The face that hits, before naturals are considered. */
    public int needed() {
        return salvo(fray.battle()).portions().getFirst().toHit().face();
    }

    /** So many hits were scored, none of them by a six. Returns the wounds really taken. */
    public int scored(int hits) {
        var salvo = salvo(fray.battle());
        var batch = new Hits.Batch(hits, salvo.portions().getFirst().ap()[5]);
        return fray.play(
                new Hits(
                                salvo.target(),
                                salvo.picked(),
                                List.of(batch),
                                salvo.shield(),
                                salvo.deadly(),
                                salvo.ignoring())
                        ::play);
    }

    /** Fires, and returns the wounds really taken. */
    public int fire() {
        return fray.play((battle, referee) -> new AttackRoll(salvo(battle)).play(battle, referee));
    }
}
