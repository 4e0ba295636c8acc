package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackRoll;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.Hits;
import org.vexillum.regiments.combat.Impact;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.ScoredHits;
import org.vexillum.regiments.combat.Wounds;
import org.vexillum.regiments.sequence.Activation;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.PlainTrait;

/** Attacks, from the dice to hit to the last casualty. */
final class CombatTasks {
    private static final int MANY = 500;

    private CombatTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                task(
                                "attack",
                                CombatTasks::attack,
                                needed("attacker", Type.UNIT),
                                needed("target", Type.UNIT),
                                optional("models", Type.WHOLE))
                        .with(AttackReader.FIELDS),
                task(
                                "hits",
                                CombatTasks::hits,
                                needed("target", Type.UNIT),
                                needed("hits", Type.WHOLE),
                                optional("sixes", Type.WHOLE),
                                optional("attacker", Type.UNIT),
                                optional("afterBlast", Type.FLAG))
                        .with(AttackReader.FIELDS),
                task(
                                "wounds",
                                CombatTasks::wounds,
                                needed("target", Type.UNIT),
                                needed("wounds", Type.WHOLE))
                        .with(AttackReader.FIELDS),
                task(
                        "casualties",
                        CombatTasks::casualties,
                        needed("target", Type.UNIT),
                        needed("wounds", Type.WHOLE),
                        optional("pick", Type.TEXT)),
                task(
                        "melee",
                        CombatTasks::melee,
                        needed("charger", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("side", Type.CHARGED),
                        optional("from", Type.MOMENT),
                        optional("chargerWounds", Type.WHOLE),
                        optional("targetWounds", Type.WHOLE)),
                task(
                        "impact",
                        CombatTasks::impact,
                        needed("charger", Type.UNIT),
                        needed("target", Type.UNIT),
                        optional("side", Type.CHARGED)));
    }

    private static Task<Battle> task(String name, TaskFactory.Reader reader, TaskField... fields) {
        return TaskFactory.of(Chapter.COMBAT, name, reader, fields);
    }

    private static Play<Battle> attack(Args args) {
        var attacker = args.unit("attacker");
        var target = args.enemy("target", attacker);
        var blows = new AttackReader(args, attacker, target);
        var weapon = args.has("weapon") ? blows.weapon() : only(args, blows, attacker);
        blows.assume(weapon);
        return (battle, referee) -> {
            blows.mustSuit(weapon);
            if (blows.ownActivation(weapon)) IdleReason.mustNotBe(attacker);
            blows.mustReach(weapon);
            blows.mustMeet(weapon);
            int[] users = users(args, blows, attacker, weapon);
            spend(attacker, weapon, users);
            if (args.has("pick"))
                new AttackRoll(blows.attacks(weapon).with(weapon, users)).play(battle, referee);
            else strike(blows, weapon, users, battle, referee);
        };
    }

    /** Whoever has Takedown may pick a model out (AOFR-SR-TAKEDOWN-1). */
    private static void strike(
            AttackReader blows,
            Weapon weapon,
            int[] users,
            Battle battle,
            Referee<Battle> referee) {
        for (var aim : blows.aims(weapon, users, referee)) {
            var quarry = blows.quarry(aim.picked());
            if (quarry.gone()) blows.lose(weapon, referee);
            else
                new AttackRoll(blows.attacks(weapon, quarry).with(weapon, aim.users()))
                        .play(battle, referee);
        }
    }

    /** AOFR-SR-LIMITED-1. */
    private static void spend(Unit attacker, Weapon weapon, int[] users) {
        if (!weapon.has(PlainTrait.Limited.class)) return;
        for (int model : users)
            for (int i = 0; i < attacker.weapons(model).size(); i++)
                if (attacker.weapons(model).get(i).name().equals(weapon.name()))
                    attacker.spend(model, i);
    }

    /** The one kind of weapon that the attacker has. */
    private static Weapon only(Args args, AttackReader blows, Unit attacker) {
        var kinds = new ArrayList<Weapon>();
        for (int slot = 0; slot < attacker.living(); slot++)
            for (var weapon : attacker.weapons(attacker.inSlot(slot)))
                if (!kinds.contains(weapon)) kinds.add(weapon);
        if (kinds.size() == 1) return blows.with(kinds.getFirst());
        if (kinds.isEmpty()) return blows.weapon();
        throw new FileFault(args.at(), "missing", "weapon");
    }

    /**
     * The models with that weapon, once for each unspent copy; everybody if nobody has it.
     *
     * <p>In melee those of the two front rows (AOFR-MELEE-04).
     */
    private static int[] users(Args args, AttackReader blows, Unit attacker, Weapon weapon) {
        boolean melee = blows.manner(weapon) == AttackContext.Manner.MELEE;
        int slots = melee && !args.has("models") ? attacker.strikers() : attacker.living();
        var users = new ArrayList<Integer>();
        boolean spent = false;
        for (int slot = 0; slot < slots; slot++) {
            int model = attacker.inSlot(slot);
            for (int i = 0; i < attacker.weapons(model).size(); i++) {
                if (!attacker.weapons(model).get(i).name().equals(weapon.name())) continue;
                if (attacker.spent(model, i)) spent = true;
                else users.add(model);
            }
        }
        if (spent && users.isEmpty()) throw new IllegalAnswer(ShootingTasks.spent(weapon.name()));
        if (users.isEmpty())
            for (int slot = 0; slot < slots; slot++) users.add(attacker.inSlot(slot));
        var able = blows.able(weapon, users);
        int most = args.whole("models", 1, able.size(), able.size());
        return able.stream().limit(most).mapToInt(Integer::intValue).toArray();
    }

    private static Play<Battle> hits(Args args) {
        var target = args.unit("target", Side.B);
        var attacker = args.has("attacker") ? args.unit("attacker") : AttackReader.anybody(target);
        int hits = args.whole("hits", 0, MANY);
        int sixes = args.whole("sixes", 0, hits, 0);
        var blows = new AttackReader(args, attacker, target);
        var weapon = blows.weapon();
        boolean after = afterBlast(args, weapon);
        return (battle, referee) -> {
            blows.mustSuit(weapon);
            var quarry = blows.quarry(weapon, referee);
            var salvo = blows.attacks(weapon, quarry).with(weapon, attacker.inSlot(0));
            var ap = salvo.portions().getFirst().ap();
            var batches = new ArrayList<Hits.Batch>();
            if (sixes > 0) batches.add(new Hits.Batch(sixes, ap[6]));
            if (hits > sixes) batches.add(new Hits.Batch(hits - sixes, ap[0]));
            var scored = new ScoredHits(salvo, batches);
            if (after) scored.multipliedBefore().play(battle, referee);
            else scored.play(battle, referee);
        };
    }

    private static boolean afterBlast(Args args, Weapon weapon) {
        if (weapon.has(MultipliesHits.class) && !args.has("afterBlast"))
            args.scene().assumed().add("", "before-blast");
        return args.flag("afterBlast");
    }

    private static Play<Battle> wounds(Args args) {
        var target = args.unit("target", Side.B);
        var attacker = AttackReader.anybody(target);
        var blows = new AttackReader(args, attacker, target);
        var weapon = blows.weapon();
        int wounds = args.whole("wounds", 0, MANY);
        return (battle, referee) -> {
            blows.mustSuit(weapon);
            var quarry = blows.quarry(weapon, referee);
            var salvo = blows.attacks(weapon, quarry).with(weapon, attacker.inSlot(0));
            new Wounds(target.id(), salvo.picked(), wounds, salvo.deadly(), salvo.ignoring())
                    .play(battle, referee);
        };
    }

    private static Play<Battle> casualties(Args args) {
        var target = args.unit("target", Side.B);
        int picked = args.model("pick", target);
        int wounds = args.whole("wounds", 0, MANY);
        return new Casualties(target.id(), picked, wounds)::play;
    }

    private static Play<Battle> melee(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        var side = args.charged("side");
        var melee = new Melee(charger.id(), target.id(), side);
        var first = args.word("from", Melee.Moment.class, Melee.Moment.COUNTER);
        int byCharger = args.whole("chargerWounds", 0, MANY, 0);
        int byTarget = args.whole("targetWounds", 0, MANY, 0);
        new MeleeWounds(byCharger, byTarget).mustBePossible(args, charger, target);
        return (battle, referee) -> {
            if (first == Melee.Moment.COUNTER) IdleReason.mustNotKeepFromCharging(charger);
            MeleeContact.mustBe(args, charger, target);
            melee.playFrom(first, byCharger, byTarget, battle, referee);
            new Activation.Aftermath(charger.id(), target.id()).play(battle, referee);
        };
    }

    private static Play<Battle> impact(Args args) {
        var charger = args.unit("charger");
        var target = args.enemy("target", charger);
        var side = args.charged("side");
        return (battle, referee) -> {
            IdleReason.mustNotKeepFromCharging(charger);
            MeleeContact.mustBe(args, charger, target);
            int less = Impact.reduction(battle.options(), target, side);
            new Impact(charger.id(), target.id(), less).play(battle, referee);
        };
    }
}
