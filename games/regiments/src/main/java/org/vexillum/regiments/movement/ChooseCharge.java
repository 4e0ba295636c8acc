package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whom a unit charges, and along which path if that matters to its owner (AOFR-ACTION-05). */
@Stored(as = "ChooseCharge", with = "unit")
public record ChooseCharge(String unit) implements Question<Battle, ChooseCharge.Charge> {
    /**
     * A target and the way to it.
     *
     * @param path where to turn and how far, or null to leave it to the engine; the straight piece
     *     after the pivot always ends where the target is met
     */
    @Stored(
            as = "ChooseCharge.Charge",
            with = {"target", "path"})
    public record Charge(String target, @Nullable Manoeuvre path) {
        public static Charge at(String target) {
            return new Charge(target, null);
        }
    }

    @Override
    public Choices<Charge> choices(Battle battle) {
        return new Targets(battle, battle.unit(unit));
    }

    @Override
    public Class<Charge> answerType() {
        return Charge.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-ACTION-05", "AOFR-MOVE-08", "AOFR-MOVE-09");
    }

    private record Targets(Battle battle, Unit charger) implements Choices<Charge> {
        @Override
        public @Nullable Refusal refusal(Charge charge) {
            var target = target(charge.target());
            if (target == null)
                return Refusal.because("AOFR-ACTION-05", "no-such-target", charge.target());
            var path = charge.path();
            return path == null
                    ? ChargeOptions.refusal(battle, charger, target)
                    : ChargeOptions.refusal(battle, charger, target, path);
        }

        private @Nullable Unit target(String id) {
            for (var other : battle.units()) if (other.id().equals(id)) return other;
            return null;
        }

        @Override
        public List<Charge> list() {
            var charges = new ArrayList<Charge>();
            for (var target : ChargeOptions.targets(battle, charger))
                charges.add(Charge.at(target));
            return charges;
        }

        @Override
        public boolean complete() {
            return false;
        }

        @Override
        public Charge any(RandomSource lot) {
            var units = battle.units();
            int first = lot.below(units.size());
            for (int i = 0; i < units.size(); i++) {
                var target = units.get((first + i) % units.size());
                if (ChargeOptions.find(battle, charger, target) != null)
                    return Charge.at(target.id());
            }
            throw new IllegalStateException(charger.id() + " has nobody to charge");
        }
    }
}
