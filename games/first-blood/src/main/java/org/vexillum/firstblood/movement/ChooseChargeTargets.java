package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** Which enemy regiments are charged (FB-CHARGE-02). */
@Stored(as = "ChooseChargeTargets", with = "regiment")
public record ChooseChargeTargets(String regiment) implements Question<Battle, ChargeTargets> {
    @Override
    public Choices<ChargeTargets> choices(Battle battle) {
        return new Choosing(battle, battle.regiment(regiment));
    }

    /** The enemies that may be charged, each by itself. */
    private static List<String> legal(Battle battle, Regiment charger) {
        var legal = new ArrayList<String>();
        int most = ChargeReach.greatest(battle, charger).value();
        for (var enemy : battle.regiments())
            if (ChargeReach.allows(battle, charger, enemy, most)) legal.add(enemy.id());
        return legal;
    }

    /** Whether there is anybody to charge. */
    static boolean possible(Battle battle, Regiment charger) {
        int most = ChargeReach.greatest(battle, charger).value();
        for (var enemy : battle.regiments())
            if (ChargeReach.allows(battle, charger, enemy, most)) return true;
        return false;
    }

    @Override
    public Class<ChargeTargets> answerType() {
        return ChargeTargets.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-CHARGE-02");
    }

    private static final class Choosing implements Choices<ChargeTargets> {
        private final Battle battle;
        private final Regiment charger;
        private @Nullable List<String> legal;

        Choosing(Battle battle, Regiment charger) {
            this.battle = battle;
            this.charger = charger;
        }

        private List<String> legal() {
            if (legal == null) legal = ChooseChargeTargets.legal(battle, charger);
            return legal;
        }

        @Override
        public @Nullable Refusal refusal(ChargeTargets targets) {
            var ids = targets.regiments();
            if (ids.isEmpty() || new LinkedHashSet<>(ids).size() < ids.size())
                return Refusal.because("FB-CHARGE-02", "unclear-targets", charger.id());
            for (var id : ids) {
                var enemy = named(id);
                if (enemy == null) return Refusal.because("FB-CHARGE-02", "no-such-target", id);
                var refusal = ChargeReach.refusal(battle, charger, enemy);
                if (refusal != null) return refusal;
            }
            return null;
        }

        private @Nullable Regiment named(String id) {
            for (var one : battle.regiments()) if (one.id().equals(id)) return one;
            return null;
        }

        /** Each alone, and every two together. */
        @Override
        public List<ChargeTargets> list() {
            var list = new ArrayList<ChargeTargets>();
            for (var id : legal()) list.add(ChargeTargets.of(id));
            for (int i = 0; i < legal().size(); i++)
                for (int j = i + 1; j < legal().size(); j++)
                    list.add(ChargeTargets.of(legal().get(i), legal().get(j)));
            return list;
        }

        @Override
        public boolean complete() {
            return legal().size() < 3;
        }

        @Override
        public ChargeTargets any(RandomSource lot) {
            if (lot.below(8) == 0) {
                var all = list();
                return all.get(lot.below(all.size()));
            }
            return ChargeTargets.of(legal().get(lot.below(legal().size())));
        }
    }
}
