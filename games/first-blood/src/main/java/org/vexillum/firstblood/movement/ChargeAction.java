package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * A regiment charges (FB-CHARGE-01).
 *
 * @param forced whom it must charge, or null if it may choose (FB-SR-FERAL-2)
 */
public record ChargeAction(String regiment, @Nullable ChargeTargets forced) {
    public ChargeAction(String regiment) {
        this(regiment, null);
    }

    /** A charge that a rule forces upon it. */
    public static ChargeAction at(String regiment, String target) {
        return new ChargeAction(regiment, ChargeTargets.of(target));
    }

    /** Why it may not charge now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        var barred = barredHere(battle, regiment);
        if (barred != null) return barred;
        if (!ChooseChargeTargets.possible(battle, regiment))
            return Refusal.because("FB-CHARGE-02", "nobody-to-charge", regiment.id());
        return null;
    }

    /** Why it may charge nobody at all now, whoever stands where, or null. */
    public static @Nullable Refusal barredHere(Battle battle, Regiment regiment) {
        var barred = barred(battle, regiment);
        if (barred != null || !regiment.arrived()) return barred;
        return new Refusal(
                "arrived-this-round",
                List.of(regiment.id()),
                Rules.of("FB-REINF-07", "FB-RESERVE-05"));
    }

    private static @Nullable Refusal barred(Battle battle, Regiment regiment) {
        if (regiment.broken()) return Refusal.because("FB-BROKEN-04", "broken", regiment.id());
        if (regiment.status() == Status.IN_GARRISON)
            return Refusal.because("FB-GARRISON-26", "in-garrison", regiment.id());
        if (!Distance.known(battle, regiment))
            return Refusal.because("FB-MODEL-01", "place-unknown", regiment.id());
        if (Engagement.engaged(battle, regiment))
            return Refusal.because("FB-LIST-03", "engaged", regiment.id());
        return null;
    }

    /** Whether it may charge this enemy, were it forced to; arriving is no bar (FB-SR-FERAL-4). */
    public static boolean legal(Battle battle, Regiment regiment, Regiment enemy) {
        if (barred(battle, regiment) != null) return false;
        int most = ChargeReach.greatest(battle, regiment).value();
        return ChargeReach.allows(battle, regiment, enemy, most);
    }

    /**
     * The chance that the charge distance suffices, whatever stands in the way (FB-CHARGE-09,
     * FB-CHARGE-10).
     *
     * @param nearer by how much the regiment will have come nearer before it charges
     */
    public static double chance(Battle battle, Regiment regiment, Regiment enemy, int nearer) {
        int gap = ChargeReach.gap(battle, regiment, enemy);
        return gap < 0 ? 0 : ChargeRoll.chance(battle, regiment, Math.max(0, gap - nearer));
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var targets = forced;
        if (targets == null)
            targets = referee.ask(charger.side(), new ChooseChargeTargets(regiment));
        var greatest = ChargeReach.greatest(battle, charger);
        referee.record(
                new MoveEvents.ChargeDeclared(
                        regiment, targets, greatest, declaring(battle, charger, targets)));
        var distance =
                new ChargeRoll(regiment, targets, needed(battle, charger, targets, referee))
                        .play(battle, referee);
        if (distance != null) new ChargeMove(regiment, targets, distance).play(battle, referee);
    }

    private static Rules declaring(Battle battle, Regiment charger, ChargeTargets targets) {
        var rules = Rules.of("FB-CHARGE-01", "FB-CHARGE-02");
        boolean rolled = ChargeReach.rolled(battle);
        rules = rules.and(rolled ? "FB-CHARGE-03" : "FB-CHARGE-04");
        rules = rules.and(rolled ? "FB-CHARGE-05" : "FB-CHARGE-06");
        for (var target : targets.regiments())
            if (battle.regiment(target).status() == Status.IN_GARRISON)
                rules = rules.and("FB-GARRISON-16");
        return rules.and(ChargeReach.bearer(charger));
    }

    /** From the model that the player picks (FB-CHARGE-10), or from the nearest leader. */
    private static int needed(
            Battle battle, Regiment charger, ChargeTargets targets, Referee<Battle> referee) {
        if (ChargeReach.rolled(battle) || !battle.rules().picksWhoMeasures())
            return needed(battle, charger, targets);
        var question = new ChooseChargeModel(charger.id(), targets);
        return question.gap(battle, referee.ask(charger.side(), question).number());
    }

    /** To the nearest model of any target (FB-CHARGE-09). */
    private static int needed(Battle battle, Regiment charger, ChargeTargets targets) {
        int least = Integer.MAX_VALUE;
        for (var target : targets.regiments()) {
            int gap = ChargeReach.gap(battle, charger, battle.regiment(target));
            if (gap >= 0) least = Math.min(least, gap);
        }
        return least;
    }
}
