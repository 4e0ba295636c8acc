package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.PickModel;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.table.Battle;
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
 * @param fallen by regiment: models that take wounds or hits before others where they may
 * @param healed models of any regiment that are healed or come back before others where they may
 */
public record Wishes(
        boolean blesses,
        boolean ownResolve,
        Map<String, List<Integer>> fallen,
        List<Integer> healed)
        implements Player<Battle> {
    public static final Wishes NONE = new Wishes(false, false, Map.of(), List.of());

    public Wishes {
        fallen = Map.copyOf(fallen);
        healed = List.copyOf(healed);
    }

    @Override
    public <A> A answer(Battle battle, Side side, Question<Battle, A> question, Choices<A> all) {
        Object wished =
                switch (question) {
                    case UseBlessing _ when blesses -> UseBlessing.Answer.USE;
                    case UsePresence _ when ownResolve -> UsePresence.Answer.OWN_RESOLVE;
                    case AllocateWounds wounds when wishes(wounds.regiment()) ->
                            allocated(battle, wounds);
                    case NameTaker taker when wishes(taker.regiment()) ->
                            taker(taker.regiment(), all.list());
                    case PickModel _ when !healed.isEmpty() -> picked(all.list());
                    default -> all.list().getFirst();
                };
        return question.answerType().cast(wished);
    }

    private boolean wishes(String regiment) {
        return fallen.containsKey(regiment);
    }

    private List<Integer> fallen(String regiment) {
        return fallen.getOrDefault(regiment, List.of());
    }

    /** One model after the other: one that is wished for if it may take the wound. */
    private Allocation allocated(Battle battle, AllocateWounds question) {
        var choices = question.choices(battle);
        var begun = new ArrayList<Integer>();
        var whole = question.completed(battle, begun);
        while (begun.size() < whole.models().size()) {
            int next = whole.models().get(begun.size());
            for (int wish : fallen(question.regiment())) {
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

    private <A> A taker(String regiment, List<A> takers) {
        for (int wish : fallen(regiment))
            for (var taker : takers)
                if (taker instanceof NameTaker.Taker named && named.models().contains(wish))
                    return taker;
        return takers.getFirst();
    }

    private <A> A picked(List<A> models) {
        for (int wish : healed)
            for (var model : models)
                if (model instanceof PickModel.Model one && one.number() == wish) return model;
        return models.getFirst();
    }
}
