package org.vexillum.regiments.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.adjudicate.TaskField;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Attacks;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.HitTraits;
import org.vexillum.regiments.traits.PlainTrait;

/** Reads the circumstances of an attack. */
final class AttackReader {
    /** The fields that describe them. */
    static final List<TaskField> FIELDS =
            List.of(
                    optional("weapon", Type.WEAPON),
                    optional("rules", Type.TEXTS),
                    optional("ap", Type.WHOLE),
                    optional("manner", Type.MANNER),
                    optional("cover", Type.COVER),
                    optional("distance", Type.INCHES),
                    optional("moved", Type.FLAG),
                    optional("charging", Type.FLAG),
                    optional("pick", Type.TEXT));

    private final Args args;
    private final Unit attacker;
    private final Unit target;
    private final ShootingSituation bearings;

    /** Nobody says with what the blows are struck: they are taken for shots. */
    private boolean madeUp;

    AttackReader(Args args, Unit attacker, Unit target) {
        this.args = args;
        this.attacker = attacker;
        this.target = target;
        bearings = new ShootingSituation(args, attacker, target);
    }

    AttackTarget quarry() {
        return new AttackTarget(target, args.model("pick", target));
    }

    /** Where the file names nobody, whoever has Takedown is asked (AOFR-SR-TAKEDOWN-1). */
    AttackTarget quarry(Weapon weapon, Referee<Battle> referee) {
        if (args.has("pick")) return quarry();
        var aims = aims(weapon, new int[] {attacker.inSlot(0)}, referee);
        return quarry(aims.getFirst().picked());
    }

    Attacks attacks(Weapon weapon) {
        return attacks(weapon, quarry());
    }

    Attacks attacks(Weapon weapon, AttackTarget quarry) {
        var options = args.scene().battle().options();
        var cover = cover(weapon, quarry);
        return new Attacks(options, attacker, quarry, blow(weapon, quarry, cover), cover);
    }

    private Cover cover(Weapon weapon, AttackTarget quarry) {
        return shoots(weapon) ? bearings.cover(quarry.model()) : args.cover("cover");
    }

    boolean shoots(Weapon weapon) {
        return manner(weapon) == AttackContext.Manner.SHOOTING;
    }

    AttackContext.Manner manner(Weapon weapon) {
        var usual =
                weapon.melee() && !madeUp
                        ? AttackContext.Manner.MELEE
                        : AttackContext.Manner.SHOOTING;
        return args.word("manner", AttackContext.Manner.class, usual);
    }

    /** Says what is taken for granted where the file is silent and a rule might ask. */
    void assume(Weapon weapon) {
        var assumed = args.scene().assumed();
        var manner = manner(weapon);
        if (manner == AttackContext.Manner.MELEE && !args.has("charging"))
            assumed.add("", "not-charging");
        if (manner != AttackContext.Manner.SHOOTING) return;
        bearings.assume();
        if (!args.has("moved") && weapon.has(HitTraits.Indirect.class)) assumed.add("", "still");
    }

    private AttackContext blow(Weapon weapon, AttackTarget quarry, Cover cover) {
        return new AttackContext(
                manner(weapon),
                args.flag("charging"),
                args.flag("moved"),
                shoots(weapon) && bearings.far(),
                quarry.card().isTough(),
                cover.any());
    }

    /** Whether these blows are an action of the attacker: he shoots, or he has charged. */
    boolean ownActivation(Weapon weapon) {
        return switch (manner(weapon)) {
            case SHOOTING -> true;
            case MELEE -> args.flag("charging");
            case SPELL -> false;
        };
    }

    /**
     * Weapons with a range shoot, those without strike (AOFR-ARMY-03), and only Takedown picks a
     * model out (AOFR-SR-TAKEDOWN-1); what a weapon cannot do is not done with it.
     */
    void mustSuit(Weapon weapon) {
        if (madeUp) return;
        var manner = manner(weapon);
        boolean strikes = manner == AttackContext.Manner.MELEE || args.flag("charging");
        if (!weapon.melee() && strikes) throw refused("AOFR-ARMY-03", "only-shoots", weapon);
        if (weapon.melee() && manner == AttackContext.Manner.SHOOTING)
            throw refused("AOFR-ARMY-03", "only-strikes", weapon);
        if (args.has("pick") && !weapon.has(PlainTrait.Takedown.class))
            throw refused("AOFR-SR-TAKEDOWN-1", "picks-nobody", weapon);
    }

    private static IllegalAnswer refused(String rule, String key, Weapon weapon) {
        return new IllegalAnswer(Refusal.because(rule, key, weapon.name()));
    }

    /** Nobody is hit beyond the range of the weapon (AOFR-SHOOT-01). */
    void mustReach(Weapon weapon) {
        boolean shot = shoots(weapon) && !weapon.melee();
        if (shot && bearings.given() > weapon.range())
            throw new IllegalAnswer(ShootingTasks.outOfRange(weapon.name(), target));
    }

    /** Those of the attackers who have the target before their weapon, as they stand. */
    List<Integer> able(Weapon weapon, List<Integer> users) {
        var lines = bearings.lines();
        if (lines == null || !shoots(weapon) || weapon.melee()) return users;
        int[] slots = users.stream().mapToInt(attacker::slotOf).toArray();
        IdleReason.mustBeNone(lines.whyNoShot(attacker, weapon, weapon.name(), target, slots));
        return users.stream()
                .filter(user -> lines.mayFire(attacker, attacker.slotOf(user), weapon, target))
                .toList();
    }

    /** The models of the target that a user of Takedown may pick out (AOFR-SR-TAKEDOWN-1). */
    int[] pickable(Weapon weapon, int user) {
        var lines = bearings.lines();
        return lines == null || !shoots(weapon)
                ? target.slots()
                : lines.pickable(attacker, user, weapon, target);
    }

    /** The users of a weapon by whom they pick out. */
    List<Takedown.Aim> aims(Weapon weapon, int[] users, Referee<Battle> referee) {
        var group = new WeaponGroup(weapon, Arrays.stream(users).boxed().toList());
        return Takedown.asked(group, attacker, target, user -> pickable(weapon, user), referee);
    }

    /** Blows are not re-aimed (AOFR-SHOOT-07). */
    void lose(Weapon weapon, Referee<Battle> referee) {
        referee.record(
                new CombatEvents.AttacksLost(
                        attacker.id(), weapon.name(), target.id(), Rules.of("AOFR-SHOOT-07")));
    }

    AttackTarget quarry(int picked) {
        return new AttackTarget(target, picked);
    }

    /** Fought in contact, or shot (AOFR-MELEE-01). */
    void mustMeet(Weapon weapon) {
        if (manner(weapon) == AttackContext.Manner.MELEE)
            MeleeContact.mustBe(args, attacker, target);
    }

    /** The weapon named, described, or made up of the rules alone. */
    Weapon weapon() {
        var node = args.get("weapon");
        madeUp = node == null;
        if (node == null) {
            var made = with(new Weapon("weapon", 0, 1, List.of()));
            if (args.has("pick") && !made.has(PlainTrait.Takedown.class))
                args.scene().assumed().add("", "takedown");
            return made;
        }
        if (node instanceof Node.Scalar && !NodeReader.text(node).contains("("))
            return with(carried(node));
        return with(args.scene().weapon(node));
    }

    private Weapon carried(Node node) {
        var names = new ArrayList<String>();
        for (int model = 0; model < attacker.startingSize(); model++)
            for (var weapon : attacker.weapons(model)) {
                if (weapon.name().equalsIgnoreCase(NodeReader.name(node))) return weapon;
                if (!names.contains(weapon.name())) names.add(weapon.name());
            }
        if (names.isEmpty())
            throw new FileFault(node.place(), "weapon-line", NodeReader.name(node));
        throw NodeReader.unknown(node, "unknown-weapon", NodeReader.name(node), names);
    }

    /** The weapon with what the file adds to it. */
    Weapon with(Weapon weapon) {
        var traits = new ArrayList<>(weapon.traits());
        var rules = args.get("rules");
        if (rules != null) traits.addAll(args.scene().traits(rules));
        var ap = args.get("ap");
        if (ap != null && NodeReader.whole(ap, 0, 20) > 0)
            traits.addAll(args.scene().traits(ap, "AP(" + NodeReader.whole(ap, 0, 20) + ")"));
        return new Weapon(weapon.name(), weapon.range(), weapon.attacks(), traits);
    }

    /** Somebody who strikes these blows, when it does not matter who. */
    static Unit anybody(Unit target) {
        var model = new ModelCard("attacker", 4, 4, List.of(), List.of());
        int base = UnitCard.DEFAULT_BASE;
        var card =
                new UnitCard(
                        "attacker", "attacker", "", 0, List.of(model), base, base, false, null);
        return new Unit("attacker", target.side().other(), card, null);
    }
}
