package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Who takes the next hits until dead (FB-COUT-01, FB-CCOM-08-E2, FB-OFFICER-07). */
@Stored(
        as = "NameTaker",
        with = {"regiment", "manner", "engaged"})
public record NameTaker(String regiment, Manner manner, List<Integer> engaged)
        implements Question<Battle, NameTaker.Taker> {
    public NameTaker {
        engaged = List.copyOf(engaged);
    }

    /** One model by number, or the whole rank and file beside an officer. */
    @Stored(as = "NameTaker.Taker", with = "models")
    public record Taker(List<Integer> models) {
        public Taker {
            models = List.copyOf(models);
        }
    }

    @Override
    public Class<Taker> answerType() {
        return Taker.class;
    }

    @Override
    public Rules rules() {
        return manner.combat()
                ? Rules.of("FB-CCOM-08-E2", "FB-CCOM-07-E2")
                : Rules.of("FB-COUT-01", "FB-COUT-04");
    }

    @Override
    public Choices<Taker> choices(Battle battle) {
        var target = battle.regiment(regiment);
        var takers = target.card().character() ? single(battle, target) : apart(battle, target);
        return new ListedChoices<>(
                takers, named -> new Refusal("cannot-take-hits", List.of(named.models()), rules()));
    }

    private List<Taker> single(Battle battle, Regiment target) {
        var order = WoundOrder.of(battle, target, manner);
        var wounds =
                new WoundsSuffered(
                        regiment, 1, manner, order, RankAndFile.living(target), engaged, false);
        var takers = new ArrayList<Taker>();
        for (int model : new WoundCandidates(battle, target, wounds).now())
            takers.add(new Taker(List.of(model)));
        return takers;
    }

    /** The pool first by default; in combat of edition 2 always (FB-OFFICER-06-E2). */
    private List<Taker> apart(Battle battle, Regiment target) {
        var pool = RankAndFile.besidesOfficer(target);
        var takers = new ArrayList<Taker>();
        if (!pool.isEmpty()) takers.add(new Taker(pool));
        boolean last =
                manner.combat()
                        && battle.edition().characterCombat() == CharacterCombat.RETINUE_FIRST;
        if (target.officer() != Regiment.NOBODY && (pool.isEmpty() || !last))
            takers.add(new Taker(List.of(target.officer())));
        return takers;
    }
}
