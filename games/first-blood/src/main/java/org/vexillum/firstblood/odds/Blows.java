package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.Front;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.Ranks;
import org.vexillum.firstblood.combat.Strike;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.shooting.Weapon;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.chance.Chance;

/**
 * The exact odds of one attack, one shot or one hit; what many of them do is their sum.
 *
 * <p>They are worked out on a table with nobody but the two regiments, at full strength.
 */
public final class Blows {
    private final Memory memory;

    public Blows(Memory memory) {
        this.memory = memory;
    }

    /**
     * @param gone specialists who have fallen and give nothing any more (FB-REG-05)
     */
    private record Who(
            int code,
            int kind,
            boolean weakened,
            boolean broken,
            List<Boon.Gift> has,
            List<Integer> gone) {}

    private record Blow(Who attacker, Who target, Manner manner, boolean inspired) {}

    private record Shot(Who shooter, boolean obscured, Who target, Weapon weapon, boolean aimed) {}

    private record Hit(Who target, Manner manner) {}

    private Who who(Battle battle, Regiment regiment, int model) {
        var gifts = new ArrayList<Boon.Gift>();
        for (var boon : regiment.boons()) if (matters(boon.gift())) gifts.add(boon.gift());
        return new Who(
                memory.code(battle, regiment),
                kind(regiment, model),
                regiment.weakened(model),
                regiment.broken(),
                gifts,
                gone(regiment));
    }

    private static List<Integer> gone(Regiment regiment) {
        if (!regiment.giving()) return List.of();
        var gone = new ArrayList<Integer>();
        for (int model = 0; model < regiment.size(); model++)
            if (!regiment.alive(model) && !regiment.card().members().get(model).gives().isEmpty())
                gone.add(model);
        return gone;
    }

    /** Whether a gift could change a fight. */
    private static boolean matters(Boon.Gift gift) {
        return switch (gift) {
            case Boon.Gift.Changes change -> change.characteristic() != Characteristic.MARCH;
            case Boon.Gift.Has _, Boon.Gift.Loses _ -> true;
            case Boon.Gift.ChargesAgain _, Boon.Gift.HardToEnchant _, Boon.Gift.Obscured _ -> false;
        };
    }

    /** The first model with the same card. */
    private static int kind(Regiment regiment, int model) {
        for (int other = 0; other < model; other++)
            if (regiment.card(other) == regiment.card(model)) return other;
        return model;
    }

    /** The wounds of all attacks of a model, those of lost morale included. */
    public Chance of(
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            Manner manner,
            boolean inspired) {
        int attacks = AttackCount.of(battle, attacker, model, manner).value();
        if (attacks == 0) return Chance.sure(0);
        return one(battle, attacker, model, target, manner, inspired).times(attacks);
    }

    /** The wounds of a single attack of the model. */
    public Chance one(
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            Manner manner,
            boolean inspired) {
        var one = who(battle, attacker, model);
        var other = who(battle, target, Ranks.ordinary(target));
        var key = new Blow(one, other, manner, inspired);
        return memory.wounds(key, () -> struck(battle, attacker, target, key));
    }

    private static Chance struck(Battle battle, Regiment attacker, Regiment target, Blow blow) {
        int model = blow.attacker.kind;
        var apart = new Battle(battle.setting(), battle.rules());
        var striking = fresh(attacker, Sparing.card(attacker.card()));
        striking.setWeakened(model, blow.attacker.weakened);
        striking.setInspired(blow.inspired ? Inspired.WHOLE_ROUND : Inspired.NO);
        apart.add(striking);
        apart.add(fresh(target, target.card()));
        int attacks = single(apart, striking, model, blow.manner);
        var all = Ranks.living(target(apart, target));
        var front = new Front(target.id(), all, List.of(model));
        var strike = new Strike(model, target.id(), Ranks.WHOLE, false);
        var assault = new Assault(attacker.id(), blow.manner, List.of(strike), List.of(front));
        var wounds = Reckoning.on(apart).ofTarget(assault, target.id()).wounds();
        return attacks == 1 ? wounds : Chance.binomial(1, Math.min(1, wounds.mean() / attacks));
    }

    private static Regiment target(Battle apart, Regiment target) {
        return apart.regiment(target.id());
    }

    /** Takes all attacks but one from a model, where that is possible; says how many are left. */
    private static int single(Battle apart, Regiment striking, int model, Manner manner) {
        int attacks = AttackCount.of(apart, striking, model, Manner.CLASH).value();
        var fewer = new Boon.Gift.Changes(Characteristic.ATTACKS, 1 - attacks);
        striking.gain(new Boon("one", "FB-PROF-08", fewer, Boon.Until.GAME_END, striking.id()));
        return AttackCount.of(apart, striking, model, manner).value();
    }

    private static Regiment fresh(Regiment regiment, RegimentCard card) {
        var fresh = new Regiment(regiment.id(), regiment.side(), card);
        fresh.setStatus(Status.ON_TABLE);
        fresh.setBroken(regiment.broken());
        fresh.setBoons(regiment.boons());
        for (int model : gone(regiment)) fresh.remove(model);
        return fresh;
    }

    /** The wounds of a single shot of a model. */
    public Chance shot(
            Battle battle,
            Regiment shooting,
            Shooter shooter,
            Regiment target,
            Weapon weapon,
            boolean aimed) {
        var key =
                new Shot(
                        who(battle, shooting, shooter.model()),
                        shooter.obscured(),
                        who(battle, target, Ranks.ordinary(target)),
                        Sparing.weapon(weapon),
                        aimed);
        return memory.wounds(key, () -> fired(battle, shooting, target, key));
    }

    private static Chance fired(Battle battle, Regiment shooting, Regiment target, Shot shot) {
        var apart = new Battle(battle.setting(), battle.rules());
        var firing = fresh(shooting, Sparing.card(shooting.card()));
        firing.setAimed(shot.aimed);
        apart.add(firing);
        apart.add(fresh(target, target.card()));
        var shooter = List.of(new Shooter(shot.shooter.kind, shot.obscured));
        var volley = new Volley(shooting.id(), target.id(), shot.weapon, 0, shooter, false);
        return Reckoning.on(apart).of(volley).target().wounds();
    }

    /** The wounds of one hit without special rules. */
    public Chance hit(Battle battle, Regiment target, Manner manner) {
        var key = new Hit(who(battle, target, Ranks.ordinary(target)), manner);
        return memory.wounds(key, () -> struck(battle, target, manner));
    }

    private static Chance struck(Battle battle, Regiment target, Manner manner) {
        var apart = new Battle(battle.setting(), battle.rules());
        apart.add(fresh(target, target.card()));
        var hits = HitsSuffered.plain(target.id(), 1, manner, List.of());
        return Reckoning.on(apart).of(hits, target.id()).target().wounds();
    }
}
