package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.AskedUnit;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.kit.force.RegimentsForceFormat;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/** Odds of Regiments: somebody charges or shoots. */
public final class RegimentsOddsForm implements OddsForm {
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
    private static final AskedUnit.Cards<Force, UnitCard> CARDS =
            new AskedUnit.Cards<>(
                    new RegimentsForceFormat(), Force::units, UnitCard::id, UnitCard::name);

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
        all.addAll(Circumstance.all(Kind.TEXT, List.of(), OddsPreferences.ATTACKER_PICKS));
        all.addAll(
                Circumstance.all(
                        Kind.TEXT,
                        charging,
                        OddsPreferences.TARGET_PICKS,
                        OddsPreferences.ATTACKER_LOSES));
        all.addAll(
                Circumstance.all(
                        Kind.TEXT,
                        List.of(),
                        OddsPreferences.TARGET_LOSES,
                        OddsPreferences.WEAPONS));
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
    public OddsAnswer answer(OddsQuery asked, ForceLookup musters) {
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
                        OddsPreferences.read(
                                given,
                                !given.flag("noStrikeBack"),
                                !given.flag("noLimited"),
                                new OddsPreferences.Opponents(attacker, target),
                                charge),
                        (Options) asked.options(),
                        OddsRequest.Shooters.ALL);
        given.done();
        new OddsRequestCheck(given, request).check();
        return new RegimentsOdds(request);
    }

    private static Unit unit(Node node, Side side, ForceLookup musters) {
        var found = AskedUnit.read(node, CARDS, musters);
        var card = found.unit();
        @Nullable UnitCard hero = found.force().joined(card).stream().findFirst().orElse(null);
        return new Unit(side + "-" + card.id(), side, card, hero);
    }

    private static void reduce(Unit unit, @Nullable Node models) {
        int left =
                models == null ? unit.living() : NodeReader.whole(models, 1, unit.startingSize());
        while (unit.living() > left) Casualties.strike(unit, 1, CasualtyPreference.NOBODY);
    }

    private static int distance(@Nullable Node given) {
        return given == null ? -1 : NodeReader.distance(given);
    }

    private static Cover cover(FieldGroup given) {
        boolean behind = given.flag("behind");
        if (given.flag("cover")) return Cover.INSIDE;
        return behind ? Cover.BEHIND : Cover.NONE;
    }

    private static ChargedSide side(FieldGroup given) {
        boolean flank = given.flag("flank");
        if (given.flag("rear")) return ChargedSide.REAR;
        return flank ? ChargedSide.FLANK : ChargedSide.FRONT;
    }
}
