package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.EngagedModels;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ModelAttack;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.chance.NumberDistribution;

/**
 * The exact odds of one attack, one shot or one hit; what many of them do is their sum.
 *
 * <p>They are worked out on a table with nobody but the two regiments, at full strength.
 */
public final class SingleAttackOdds {
    private final OddsCache memory;

    public SingleAttackOdds(OddsCache memory) {
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
            List<TemporaryEffect.Gift> has,
            List<Integer> gone) {}

    private record Blow(Who attacker, Who target, Manner manner, boolean inspired) {}

    private record Shot(
            Who shooter, boolean obscured, Who target, RangedAttack weapon, boolean aimed) {}

    private record Hit(Who target, Manner manner) {}

    private Who who(Battle battle, Regiment regiment, int model) {
        var gifts = new ArrayList<TemporaryEffect.Gift>();
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
    private static boolean matters(TemporaryEffect.Gift gift) {
        return switch (gift) {
            case TemporaryEffect.Gift.Changes change ->
                    change.characteristic() != Characteristic.MARCH;
            case TemporaryEffect.Gift.Has _, TemporaryEffect.Gift.Loses _ -> true;
            case TemporaryEffect.Gift.ChargesAgain _,
                    TemporaryEffect.Gift.HardToEnchant _,
                    TemporaryEffect.Gift.Obscured _ ->
                    false;
        };
    }

    /** The first model with the same card. */
    private static int kind(Regiment regiment, int model) {
        for (int other = 0; other < model; other++)
            if (regiment.card(other) == regiment.card(model)) return other;
        return model;
    }

    /** The wounds of all attacks of a model, those of lost morale included. */
    public NumberDistribution of(
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            Manner manner,
            boolean inspired) {
        int attacks = AttackCount.of(battle, attacker, model, manner).value();
        if (attacks == 0) return NumberDistribution.sure(0);
        return one(battle, attacker, model, target, manner, inspired).times(attacks);
    }

    /** The wounds of a single attack of the model. */
    public NumberDistribution one(
            Battle battle,
            Regiment attacker,
            int model,
            Regiment target,
            Manner manner,
            boolean inspired) {
        var one = who(battle, attacker, model);
        var other = who(battle, target, RankAndFile.ordinary(target));
        var key = new Blow(one, other, manner, inspired);
        return memory.wounds(key, () -> struck(battle, attacker, target, key));
    }

    private static NumberDistribution struck(
            Battle battle, Regiment attacker, Regiment target, Blow blow) {
        int model = blow.attacker.kind;
        var apart = new Battle(battle.setting(), battle.rules());
        var striking = fresh(attacker, SingleShotCards.card(attacker.card()));
        striking.setWeakened(model, blow.attacker.weakened);
        striking.setInspired(blow.inspired ? Inspired.WHOLE_ROUND : Inspired.NO);
        apart.add(striking);
        apart.add(fresh(target, target.card()));
        int attacks = single(apart, striking, model, blow.manner);
        var all = RankAndFile.living(target(apart, target));
        var front = new EngagedModels(target.id(), all, List.of(model));
        var strike = new ModelAttack(model, target.id(), RankAndFile.WHOLE, false);
        var assault =
                new DeclaredAttacks(attacker.id(), blow.manner, List.of(strike), List.of(front));
        var wounds = OddsCalculator.on(apart).ofTarget(assault, target.id()).wounds();
        return attacks == 1
                ? wounds
                : NumberDistribution.binomial(1, Math.min(1, wounds.mean() / attacks));
    }

    private static Regiment target(Battle apart, Regiment target) {
        return apart.regiment(target.id());
    }

    /** Takes all attacks but one from a model, where that is possible; says how many are left. */
    private static int single(Battle apart, Regiment striking, int model, Manner manner) {
        int attacks = AttackCount.of(apart, striking, model, Manner.CLASH).value();
        var fewer = new TemporaryEffect.Gift.Changes(Characteristic.ATTACKS, 1 - attacks);
        striking.gain(
                new TemporaryEffect(
                        "one", "FB-PROF-08", fewer, TemporaryEffect.Until.GAME_END, striking.id()));
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
    public NumberDistribution shot(
            Battle battle,
            Regiment shooting,
            Shooter shooter,
            Regiment target,
            RangedAttack weapon,
            boolean aimed) {
        var key =
                new Shot(
                        who(battle, shooting, shooter.model()),
                        shooter.obscured(),
                        who(battle, target, RankAndFile.ordinary(target)),
                        SingleShotCards.weapon(weapon),
                        aimed);
        return memory.wounds(key, () -> fired(battle, shooting, target, key));
    }

    private static NumberDistribution fired(
            Battle battle, Regiment shooting, Regiment target, Shot shot) {
        var apart = new Battle(battle.setting(), battle.rules());
        var firing = fresh(shooting, SingleShotCards.card(shooting.card()));
        firing.setAimed(shot.aimed);
        apart.add(firing);
        apart.add(fresh(target, target.card()));
        var shooter = List.of(new Shooter(shot.shooter.kind, shot.obscured));
        var volley = new Volley(shooting.id(), target.id(), shot.weapon, 0, shooter, false);
        return OddsCalculator.on(apart).of(volley).target().wounds();
    }

    /** The wounds of one hit without special rules. */
    public NumberDistribution hit(Battle battle, Regiment target, Manner manner) {
        var key = new Hit(who(battle, target, RankAndFile.ordinary(target)), manner);
        return memory.wounds(key, () -> struck(battle, target, manner));
    }

    private static NumberDistribution struck(Battle battle, Regiment target, Manner manner) {
        var apart = new Battle(battle.setting(), battle.rules());
        apart.add(fresh(target, target.card()));
        var hits = HitsSuffered.plain(target.id(), 1, manner, List.of());
        return OddsCalculator.on(apart).of(hits, target.id()).target().wounds();
    }
}
