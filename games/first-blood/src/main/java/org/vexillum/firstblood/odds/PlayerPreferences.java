package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.OrderHits;
import org.vexillum.firstblood.combat.PickModel;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/**
 * What players choose within a sequence, the assumption behind the odds: where they wish for
 * nothing, what the engine proposes first.
 *
 * @param blesses whether a blessing is used as soon as it can be
 * @param ownResolve whether Commanding Presence is declined
 * @param aim whom blows are aimed at
 * @param hitsFirst kinds of hits that are used up before others where hits come in batches
 * @param fallen by regiment: models that take wounds or hits before others where they may
 * @param healed by regiment: models that are healed or come back before others where they may
 */
public record PlayerPreferences(
        boolean blesses,
        boolean ownResolve,
        AimPreference aim,
        List<HitKind> hitsFirst,
        Map<String, List<Integer>> fallen,
        Map<String, List<Integer>> healed)
        implements Player<Battle> {
    /** Positions do not tell points, and a wound is worth something nevertheless. */
    private static final double UNPRICED = 1;

    /** Blessings are kept for later, and nobody is singled out. */
    public static final PlayerPreferences NONE = of(false, AimPreference.OTHERS);

    /**
     * What is spent is spent now, and blows go where they are worth most, as the greedy bot does
     * it.
     */
    public static final PlayerPreferences SPENDING = of(true, AimPreference.WORTH_MOST);

    public PlayerPreferences {
        hitsFirst = List.copyOf(hitsFirst);
        fallen = Map.copyOf(fallen);
        healed = Map.copyOf(healed);
    }

    private static PlayerPreferences of(boolean blesses, AimPreference aim) {
        return new PlayerPreferences(blesses, false, aim, List.of(), Map.of(), Map.of());
    }

    @Override
    public <A> A answer(Battle battle, Side side, Question<Battle, A> question, Choices<A> all) {
        Object wished =
                switch (question) {
                    case UseBlessing _ when blesses -> UseBlessing.Answer.USE;
                    case UsePresence _ when ownResolve -> UsePresence.Answer.OWN_RESOLVE;
                    case ChooseTargets targets -> targets(battle, targets, new OddsCache());
                    case OrderHits hits -> HitKind.order(hits.groups(), hitsFirst);
                    case AllocateWounds wounds -> allocated(battle, wounds);
                    case NameTaker taker -> taker(taker, all.list());
                    case PickModel pick -> picked(battle.regiment(pick.regiment()), all.list());
                    default -> all.list().getFirst();
                };
        return question.answerType().cast(wished);
    }

    /**
     * Whom each model strikes.
     *
     * @param known of blows that were weighed before
     */
    Targets targets(Battle battle, ChooseTargets question, OddsCache known) {
        return new BestTargets(battle, new SingleAttackOdds(known), UNPRICED)
                .targets(aim.narrowed(battle, question));
    }

    private static List<Integer> of(Map<String, List<Integer>> wishes, String regiment) {
        return wishes.getOrDefault(regiment, List.of());
    }

    /** One model after the other: one that is wished for if it may take the wound. */
    private Allocation allocated(Battle battle, AllocateWounds question) {
        var begun = new ArrayList<Integer>();
        var whole = question.completed(battle, begun);
        if (of(fallen, question.regiment()).isEmpty()) return whole;
        var choices = question.choices(battle);
        while (begun.size() < whole.models().size()) {
            int next = whole.models().get(begun.size());
            for (int wish : of(fallen, question.regiment())) {
                var other = new ArrayList<>(begun);
                other.add(wish);
                if (choices.refusal(question.completed(battle, other)) != null) continue;
                next = wish;
                break;
            }
            begun.add(next);
            whole = question.completed(battle, begun);
        }
        return whole;
    }

    private <A> A taker(NameTaker question, List<A> takers) {
        for (int wish : of(fallen, question.regiment()))
            for (var taker : takers)
                if (((NameTaker.Taker) taker).models().contains(wish)) return taker;
        return takers.getFirst();
    }

    /** Of models that are alike only one is on offer. */
    private <A> A picked(Regiment regiment, List<A> models) {
        for (int wish : of(healed, regiment.id()))
            for (var model : models)
                if (standsFor(regiment, ((PickModel.Model) model).number(), wish)) return model;
        return models.getFirst();
    }

    private static boolean standsFor(Regiment regiment, int offered, int wish) {
        return regiment.card(offered).equals(regiment.card(wish))
                && regiment.role(offered) == regiment.role(wish)
                && regiment.alive(offered) == regiment.alive(wish)
                && regiment.woundsLeft(offered) == regiment.woundsLeft(wish);
    }
}
