package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.odds.Musters;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsAsked;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.Summoned;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.GivenUp;
import org.vexillum.regiments.kit.force.RegimentsForces;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/** Odds of Regiments: somebody charges or shoots. */
public final class RegimentsForm implements OddsForm {
    private static final Map<String, String> LABELS =
            Map.of(
                    "distance",
                    "INCHES",
                    "takedown",
                    "MODEL",
                    "targetTakedown",
                    "MODEL",
                    "weaponsFirst",
                    "WEAPONS");

    private static final String CHARGE = "charge";
    private static final String SHOOT = "shoot";
    private static final Summoned.Cards<Force, UnitCard> CARDS =
            new Summoned.Cards<>(new RegimentsForces(), Force::units, UnitCard::id, UnitCard::name);

    @Override
    public List<String> actions() {
        return List.of(CHARGE, SHOOT);
    }

    @Override
    public List<Circumstance> circumstances() {
        var charging = List.of(CHARGE);
        var shooting = List.of(SHOOT);
        var all = new ArrayList<Circumstance>();
        all.addAll(Circumstance.all(Kind.NUMBER, List.of(), "models", "targetModels"));
        all.addAll(Circumstance.oneOf(charging, "flank", "rear"));
        all.addAll(
                Circumstance.all(
                        Kind.FLAG, charging, "noStrikeBack", "fatigued", "targetFatigued"));
        all.addAll(Circumstance.all(Kind.NUMBER, shooting, "distance"));
        all.addAll(Circumstance.all(Kind.FLAG, shooting, "moved"));
        all.addAll(Circumstance.oneOf(shooting, "cover", "behind"));
        all.addAll(Circumstance.all(Kind.FLAG, List.of(), "targetShaken", "noLimited"));
        all.addAll(Circumstance.all(Kind.TEXT, List.of(), Preferences.ATTACKER_PICKS));
        all.addAll(
                Circumstance.all(
                        Kind.TEXT, charging, Preferences.TARGET_PICKS, Preferences.ATTACKER_LOSES));
        all.addAll(
                Circumstance.all(
                        Kind.TEXT, List.of(), Preferences.TARGET_LOSES, Preferences.WEAPONS));
        return all;
    }

    @Override
    public List<List<String>> contradictions() {
        return List.of(List.of("flank", "rear"), List.of("cover", "behind"));
    }

    @Override
    public String label(Circumstance circumstance) {
        return LABELS.getOrDefault(circumstance.id(), OddsForm.super.label(circumstance));
    }

    @Override
    public String example() {
        return "Pikes [10] Q4+ D4+ | Fearless | 10x Pike (A1, AP(1))";
    }

    @Override
    public OddsAnswer answer(OddsAsked asked, Musters musters) {
        var given = asked.circumstances();
        boolean charge = asked.action(actions()).equals(CHARGE);
        var attacker = unit(asked.attacking(), Side.A, musters);
        var target = unit(asked.struck(), Side.B, musters);
        reduce(attacker, given.get("models"));
        reduce(target, given.get("targetModels"));
        attacker.setFatigued(given.flag("fatigued"));
        target.setFatigued(given.flag("targetFatigued"));
        target.setShaken(given.flag("targetShaken"));
        var request =
                new OddsRequest(
                        attacker,
                        target,
                        charge,
                        given.flag("moved"),
                        distance(given.get("distance")),
                        cover(given),
                        side(given),
                        Preferences.read(
                                given,
                                !given.flag("noStrikeBack"),
                                !given.flag("noLimited"),
                                new Preferences.Opponents(attacker, target),
                                charge),
                        (Options) asked.options(),
                        OddsRequest.Shooters.ALL);
        given.done();
        new Possible(given, request).check();
        return new RegimentsOdds(request);
    }

    private static Unit unit(Node node, Side side, Musters musters) {
        var found = Summoned.read(node, CARDS, musters);
        var card = found.unit();
        @Nullable UnitCard hero = found.force().joined(card).stream().findFirst().orElse(null);
        return new Unit(side + "-" + card.id(), side, card, hero);
    }

    private static void reduce(Unit unit, @Nullable Node models) {
        int left = models == null ? unit.living() : Read.whole(models, 1, unit.startingSize());
        while (unit.living() > left) Casualties.strike(unit, 1, GivenUp.NOBODY);
    }

    private static int distance(@Nullable Node given) {
        return given == null ? -1 : Read.distance(given);
    }

    private static Cover cover(Group given) {
        boolean behind = given.flag("behind");
        if (given.flag("cover")) return Cover.INSIDE;
        return behind ? Cover.BEHIND : Cover.NONE;
    }

    private static ChargedSide side(Group given) {
        boolean flank = given.flag("flank");
        if (given.flag("rear")) return ChargedSide.REAR;
        return flank ? ChargedSide.FLANK : ChargedSide.FRONT;
    }
}
