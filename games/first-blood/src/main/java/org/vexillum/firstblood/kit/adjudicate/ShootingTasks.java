package org.vexillum.firstblood.kit.adjudicate;

import static org.vexillum.gamekit.adjudicate.TaskField.needed;
import static org.vexillum.gamekit.adjudicate.TaskField.optional;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.shooting.Shooter;
import org.vexillum.firstblood.shooting.TakeAim;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.shooting.VolleyAction;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.adjudicate.Task;
import org.vexillum.gamekit.adjudicate.Task.Chapter;
import org.vexillum.gamekit.adjudicate.Task.Play;
import org.vexillum.gamekit.adjudicate.TaskField.Type;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Referee;

/** Taking aim and volleys. */
final class ShootingTasks {
    private ShootingTasks() {}

    static List<Task<Battle>> all() {
        return List.of(
                TaskFactory.of(
                        Chapter.COMBAT,
                        "take-aim",
                        ShootingTasks::takeAim,
                        needed("unit", Type.UNIT)),
                TaskFactory.of(
                        Chapter.COMBAT,
                        "volley",
                        ShootingTasks::volley,
                        needed("unit", Type.UNIT),
                        optional("target", Type.UNIT),
                        optional("weapon", Type.TEXT),
                        optional("markers", Type.WHOLE),
                        optional("models", Type.MODELS),
                        optional("obscured", Type.MODELS),
                        optional("ruinCover", Type.FLAG)));
    }

    private static Play<Battle> takeAim(Args args) {
        var unit = args.regiment("unit");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    TaskFactory.allow(TakeAim.refusal(battle, unit));
                    new TakeAim(unit.id()).play(battle, referee);
                });
    }

    /** On the table range and sight of every model decide; without places the file does. */
    static Play<Battle> volley(Args args) {
        var unit = args.regiment("unit");
        var target = args.has("target") ? args.enemy("target", unit) : null;
        boolean told = args.has("models") || args.has("obscured");
        boolean known = TaskFactory.known(args.battle(), unit);
        if (target == null ? known : !told && known && TaskFactory.known(args.battle(), target))
            return TaskFactory.by(
                    unit, (battle, referee) -> standing(args, unit, target, battle, referee));
        if (target == null) throw new FileFault(args.fields().at(), "missing", "target");
        return told(args, unit, target);
    }

    private static void standing(
            Args args,
            Regiment unit,
            @Nullable Regiment target,
            Battle battle,
            Referee<Battle> referee) {
        TaskFactory.allow(
                target == null
                        ? VolleyAction.refusal(battle, unit)
                        : VolleyAction.refusal(battle, unit, target));
        new VolleyAction(unit.id()).play(battle, aimed(args, target, battle, referee));
    }

    static Referee<Battle> aimed(
            Args args, @Nullable Regiment target, Battle battle, Referee<Battle> referee) {
        if (target == null) return referee;
        int markers = args.whole("markers", 0, 100, 0);
        var weapon = args.get("weapon");
        var answers = new PlayerAnswers(battle, args.frame());
        return new PresetReferee<>(
                referee,
                battle,
                ChooseVolley.class,
                (_, asked) ->
                        weapon == null
                                ? answers.order(asked, target, markers)
                                : new ChooseVolley.Order(
                                        target.id(),
                                        weapon(weapon, battle, battle.regiment(asked.regiment()))
                                                .barrage()
                                                .written(),
                                        markers));
    }

    private static Play<Battle> told(Args args, Regiment unit, Regiment target) {
        var firing = args.get("models");
        var hidden = args.get("obscured");
        var who = firing == null ? NamedModels.EVERYBODY : Args.who(firing, unit);
        var obscured = hidden == null ? new NamedModels(0, List.of()) : Args.who(hidden, unit);
        if (hidden != null && obscured.named().isEmpty() && !obscured.everybody())
            NodeReader.whole(hidden, 0, who.now(unit).size());
        int markers = args.whole("markers", 0, 100, 0);
        boolean cover = args.flag("ruinCover");
        return TaskFactory.by(
                unit,
                (battle, referee) -> {
                    var weapon = weapon(args.get("weapon"), battle, unit);
                    TaskFactory.allow(ChooseVolley.markersRefusal(battle, unit, markers));
                    var told = shooters(who.now(unit), obscured);
                    var shooters = Shooter.told(battle, unit, target, weapon, told);
                    new Volley(unit.id(), target.id(), weapon, markers, shooters, cover)
                            .play(battle, referee);
                });
    }

    /** So many of those who fire have an obscured target, or those that are named. */
    private static List<Shooter> shooters(List<Integer> firing, NamedModels obscured) {
        var shooters = new ArrayList<Shooter>();
        int clear = obscured.everybody() ? 0 : firing.size() - obscured.count();
        for (int i = 0; i < firing.size(); i++) {
            int model = firing.get(i);
            boolean hidden =
                    obscured.named().isEmpty() ? i >= clear : obscured.named().contains(model);
            shooters.add(new Shooter(model, hidden));
        }
        return shooters;
    }

    /** The ranged attack that is named, or the first there is. */
    private static RangedAttack weapon(@Nullable Node wanted, Battle battle, Regiment unit) {
        var weapons = RangedAttack.of(battle, unit);
        if (weapons.isEmpty()) TaskFactory.allow(VolleyAction.unarmed(battle, unit));
        if (wanted == null) return weapons.getFirst();
        for (var weapon : weapons)
            if (called(weapon, NodeReader.name(wanted), battle.edition())) return weapon;
        var names = weapons.stream().map(weapon -> weapon.barrage().written()).toList();
        throw NodeReader.unknown(wanted, "unknown-weapon", NodeReader.name(wanted), names);
    }

    /** As on the card or without its values, in either language; what is thrown by its rule. */
    private static boolean called(RangedAttack weapon, String name, Edition edition) {
        if (TraitBook.isBarrage(name)) return !weapon.inCombat();
        var trait = edition.traitBook().read(name);
        if (trait instanceof FiresInCombat thrown)
            return weapon.inCombat() && thrown.barrage().equals(weapon.barrage());
        return trait.equals(weapon.barrage());
    }
}
