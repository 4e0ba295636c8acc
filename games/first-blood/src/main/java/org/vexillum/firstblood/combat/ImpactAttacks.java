package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.Impacts;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.UnengagedImpacts;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.traits.ImpactTraits;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * What chargers do as soon as the move of a successful charge is complete (FB-IMPACT-01).
 *
 * <p>To be played for every such charge, once the regiment is Inspired by it; morale waits for the
 * end of the action.
 *
 * @param targets the regiments that were charged
 * @param noted who had which of them within 1 inch when the move ended (FB-IMPACT-14)
 * @param fronts who faces whom, where places cannot tell
 */
public record ImpactAttacks(
        String regiment,
        List<String> targets,
        List<ModelTargets> noted,
        List<EngagedModels> fronts) {
    public ImpactAttacks {
        targets = List.copyOf(targets);
        noted = List.copyOf(noted);
        fronts = List.copyOf(fronts);
    }

    /** With places that tell who faces whom. */
    public ImpactAttacks(String regiment, List<String> targets, List<ModelTargets> noted) {
        this(regiment, targets, noted, List.of());
    }

    /**
     * What came of them.
     *
     * @param struck the models that made impact attacks (FB-IMPACT-15)
     * @param destroyed whether they destroyed a charged regiment (FB-SR-OVERRUN-2)
     */
    public record Done(List<Integer> struck, boolean destroyed) {
        public Done {
            struck = List.copyOf(struck);
        }
    }

    /** As the models stand when the charge move has ended. */
    public static ImpactAttacks of(Battle battle, String regiment, List<String> targets) {
        var charger = battle.regiment(regiment);
        var noted = reach(battle, charger, targets);
        return Distance.known(battle, charger)
                ? new ImpactAttacks(regiment, targets, noted)
                : new ImpactAttacks(regiment, targets, noted, fronts(battle, charger, targets));
    }

    private static List<EngagedModels> fronts(
            Battle battle, Regiment charger, List<String> targets) {
        var fronts = new ArrayList<EngagedModels>();
        for (var target : targets)
            fronts.add(
                    new EngagedModels(
                            target,
                            RankAndFile.living(battle.regiment(target)),
                            RankAndFile.living(charger)));
        return fronts;
    }

    private static List<ModelTargets> reach(Battle battle, Regiment charger, List<String> targets) {
        var foes = new ArrayList<Regiment>();
        for (var target : targets)
            if (!sheltered(battle, battle.regiment(target))) foes.add(battle.regiment(target));
        boolean everybody =
                !Distance.known(battle, charger)
                        || battle.edition().impacts() == Impacts.BY_TRAIT
                                && battle.options().unengagedImpacts()
                                        == UnengagedImpacts.ALL_CHARGERS;
        return everybody
                ? everybody(battle, charger, foes)
                : ModelTargets.of(battle, charger, Manner.IMPACT, foes);
    }

    private static boolean sheltered(Battle battle, Regiment target) {
        return target.destroyed() || !shelter(battle, target).isEmpty();
    }

    /** The rule that shelters the target from impact attacks, or empty. */
    public static String shelter(Battle battle, Regiment target) {
        if (Garrisons.of(battle, target) != null) return "FB-GARRISON-18";
        return ModelTerrain.ruin(battle, target) != null ? "FB-RUIN-06" : "";
    }

    private static List<ModelTargets> everybody(
            Battle battle, Regiment charger, List<Regiment> foes) {
        var options = new ArrayList<ModelTargets.Option>();
        for (var foe : foes)
            options.addAll(ModelTargets.told(battle, foe, RankAndFile.living(foe)));
        var all = new ArrayList<ModelTargets>();
        for (int model : charger.models())
            if (!options.isEmpty()
                    && AttackCount.of(battle, charger, model, Manner.IMPACT).value() > 0)
                all.add(new ModelTargets(model, options));
        return all;
    }

    public Done play(Battle battle, ActionMorale after, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        breakShields(battle, referee);
        boolean overrun = Traits.regimental(battle, charger, ImpactTraits.Overrun.class);
        boolean brokenBefore = anyBroken(battle);
        var guards = new DefenceUses();
        var struck = strike(battle, noted, after, guards, referee);
        if (overrun && !struck.isEmpty() && (brokenBefore || anyBroken(battle)))
            again(battle, charger, after, guards, referee);
        boolean destroyed = anyDestroyed(battle);
        if (overrun && destroyed && !struck.isEmpty()) chargeAgain(charger, referee);
        return new Done(struck, destroyed);
    }

    private List<Integer> strike(
            Battle battle,
            List<ModelTargets> reach,
            ActionMorale after,
            DefenceUses guards,
            Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        if (reach.isEmpty()) return List.of();
        boolean optional = battle.edition().impacts() == Impacts.BY_TRAIT; // FB-IMPACT-04
        var assault =
                TargetDeclaration.ask(battle, charger, Manner.IMPACT, reach, optional, referee);
        if (!Distance.known(battle, charger))
            assault = new DeclaredAttacks(regiment, Manner.IMPACT, assault.strikes(), fronts);
        assault.play(battle, after, guards, referee);
        var struck = new ArrayList<Integer>();
        for (var strike : assault.strikes()) struck.add(strike.model());
        return struck;
    }

    /** FB-SR-OVERRUN-1: once more, in edition 2 by everybody noted before. */
    private void again(
            Battle battle,
            Regiment charger,
            ActionMorale after,
            DefenceUses guards,
            Referee<Battle> referee) {
        var reach = reachAgain(battle);
        if (reach.isEmpty()) return;
        var answer = referee.ask(charger.side(), new UseOverrun(regiment));
        if (answer == UseOverrun.Answer.STRIKE_AGAIN) strike(battle, reach, after, guards, referee);
    }

    /** Whom each may strike the second time: in edition 1 as they stand by then. */
    public List<ModelTargets> reachAgain(Battle battle) {
        var charger = battle.regiment(regiment);
        boolean fresh =
                battle.edition().impacts() == Impacts.HALF_ATTACKS_BY_TYPE
                        && Distance.known(battle, charger);
        return fresh ? reach(battle, charger, targets) : standing(battle);
    }

    private List<ModelTargets> standing(Battle battle) {
        var left = new ArrayList<ModelTargets>();
        for (var one : noted) {
            var options = new ArrayList<>(one.options());
            options.removeIf(option -> gone(battle, option));
            if (!options.isEmpty()) left.add(new ModelTargets(one.model(), options));
        }
        return left;
    }

    private static boolean gone(Battle battle, ModelTargets.Option option) {
        var target = battle.regiment(option.target());
        return target.destroyed() || option.at() >= 0 && !target.alive(option.at());
    }

    private boolean anyBroken(Battle battle) {
        for (var target : targets) if (battle.regiment(target).broken()) return true;
        return false;
    }

    private boolean anyDestroyed(Battle battle) {
        for (var target : targets) if (battle.regiment(target).destroyed()) return true;
        return false;
    }

    private void chargeAgain(Regiment charger, Referee<Battle> referee) {
        charger.gain(
                new TemporaryEffect(
                        "Overrun",
                        "FB-SR-OVERRUN-2",
                        new TemporaryEffect.Gift.ChargesAgain(),
                        TemporaryEffect.Until.ACTIVATION_END,
                        regiment));
        referee.record(new CombatEvents.MayChargeAgain(regiment, Rules.of("FB-SR-OVERRUN-2")));
    }

    /** FB-SR-LINEBREAKER-E1: already for these attacks, and for everybody's. */
    public void breakShields(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var trait =
                RankAndFile.shared(
                        battle, charger, RankAndFile.WHOLE, MeleeTraits.Linebreaker.class);
        if (trait == null || !trait.breaksShields()) return;
        for (var id : targets) {
            var target = battle.regiment(id);
            boolean met =
                    !Distance.known(battle, charger) || Engagement.engages(battle, charger, target);
            if (!met || !Traits.any(battle, target, MeleeTraits.Shield.class)) continue;
            target.gain(
                    new TemporaryEffect(
                            trait.name(),
                            trait.rule(),
                            new TemporaryEffect.Gift.Loses("Shield"),
                            TemporaryEffect.Until.NEXT_ACTIVATION_END,
                            regiment));
            referee.record(new CombatEvents.ShieldsBroken(id, regiment, Rules.of(trait.rule())));
        }
    }
}
