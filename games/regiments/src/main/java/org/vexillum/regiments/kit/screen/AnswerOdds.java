package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.OddsLines;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.ChooseCast.Cast;
import org.vexillum.regiments.movement.ChargeOptions;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.BlowOdds;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.odds.ShootingOdds;
import org.vexillum.regiments.odds.TakedownTargets;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What an answer may lead to, by exact odds. */
record AnswerOdds(Battle battle, TableNames names, ScreenWords speech) {
    static boolean foretold(Question<Battle, ?> question) {
        return question instanceof ChooseCharge
                || question instanceof ChooseTargets
                || question instanceof StrikeBack
                || question instanceof ChooseCast;
    }

    List<List<String>> of(Question<Battle, ?> question, Object answer) {
        return switch (question) {
            case ChooseCharge charge when answer instanceof ChooseCharge.Charge at ->
                    melee(battle.unit(charge.unit()), at);
            case ChooseTargets targets when answer instanceof ChooseTargets.Aims aims ->
                    shooting(battle.unit(targets.unit()), targets.moved(), aims);
            case StrikeBack back when answer.equals(true) -> back(back);
            case ChooseCast caster when answer instanceof Cast cast && !cast.equals(Cast.NONE) ->
                    cast(caster.unit(), cast);
            default -> List.of();
        };
    }

    /** The blows that come next: those of Counter weapons if it is asked before they strike. */
    private List<List<String>> back(StrikeBack back) {
        var charger = battle.unit(back.charger());
        var blows =
                BlowOdds.of(
                        battle.unit(back.unit()),
                        charger,
                        battle.options(),
                        weapon -> Melee.counters(weapon) == back.counter());
        return new OddsLines(speech)
                .about(name(charger))
                .expected("wounds", blows.wounds())
                .expected("slain", blows.slain())
                .chance("destroyed", blows.destroyed())
                .lines();
    }

    private List<List<String>> cast(String caster, Cast cast) {
        var prospect = CastPreview.of(battle, caster, cast);
        var outlook = new OddsLines(speech).chance("cast", prospect.cast());
        if (prospect.unblocked().most() > 0)
            outlook.about(name(battle.unit(cast.target())))
                    .expected("cast-hits", prospect.unblocked());
        return outlook.lines();
    }

    private List<List<String>> melee(Unit charger, ChooseCharge.Charge charge) {
        var target = battle.unit(charge.target());
        var path = charge.path();
        var way =
                path == null
                        ? ChargeOptions.find(battle, charger, target)
                        : ChargeOptions.along(battle, charger, target, path);
        if (way == null) return List.of();
        var odds =
                MeleeOdds.of(
                        charger, target, way.side(), battle.options(), Assumptions.DEFAULT, false);
        var outlook = new OddsLines(speech);
        fate(outlook, target, odds.target());
        fate(outlook, charger, odds.charger());
        return outlook.chance("won", odds.won()).lines();
    }

    private void fate(OddsLines outlook, Unit unit, MeleeOdds.Fate fate) {
        outlook.about(name(unit))
                .expected("wounds", fate.wounds())
                .expected("slain", fate.slain())
                .chance("destroyed", fate.destroyed())
                .chance("shaken", fate.shaken());
    }

    private List<List<String>> shooting(Unit shooter, boolean moved, ChooseTargets.Aims aims) {
        var byTarget = new LinkedHashMap<String, List<ShootingOdds.Volley>>();
        var lines = new ShootingLines(battle);
        for (var aim : aims.aims()) {
            var target = battle.unit(aim.target());
            for (var group : WeaponGroup.ranged(shooter)) {
                if (!WeaponLabels.label(shooter, group.weapon()).equals(aim.weapon())) continue;
                int[] models = lines.eligible(shooter, group.weapon(), target);
                if (models.length == 0) continue;
                byTarget.computeIfAbsent(aim.target(), _ -> new ArrayList<>())
                        .add(
                                new ShootingOdds.Volley(
                                        group.weapon(),
                                        models,
                                        moved,
                                        lines.far(shooter, target),
                                        lines.cover(shooter, target),
                                        TakedownTargets.of(
                                                lines, shooter, group.weapon(), target, models)));
            }
        }
        var outlook = new OddsLines(speech);
        byTarget.forEach((id, volleys) -> volley(outlook, shooter, battle.unit(id), volleys));
        return outlook.lines();
    }

    private void volley(
            OddsLines outlook, Unit shooter, Unit target, List<ShootingOdds.Volley> volleys) {
        var odds =
                ShootingOdds.of(
                        shooter, target, volleys, battle.options(), Assumptions.DEFAULT, false);
        outlook.about(name(target))
                .expected("wounds", odds.wounds())
                .expected("slain", odds.slain())
                .chance("destroyed", odds.destroyed())
                .chance("shaken", odds.shaken());
    }

    private String name(Unit unit) {
        return names.unit(unit.id()).orElse(unit.name());
    }
}
