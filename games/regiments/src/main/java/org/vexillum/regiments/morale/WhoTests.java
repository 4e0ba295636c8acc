package org.vexillum.regiments.morale;

import java.util.List;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.table.Battle;

/** Whose Quality a morale test uses; the engine proposes the better (AOFR-SR-HERO-3). */
@Stored(as = "WhoTests", with = "unit")
public record WhoTests(String unit) implements Question<Battle, WhoTests.Tester> {
    @Stored(
            as = "WhoTests.Tester",
            with = {"UNIT", "HERO"})
    public enum Tester {
        UNIT,
        HERO
    }

    @Override
    public Choices<Tester> choices(Battle battle) {
        var tested = battle.unit(unit);
        int hero = tested.card(tested.hero()).quality();
        boolean better = hero < tested.card(tested.ordinary()).quality();
        return new ListedChoices<>(
                better ? List.of(Tester.HERO, Tester.UNIT) : List.of(Tester.UNIT, Tester.HERO),
                _ -> Refusal.because("AOFR-SR-HERO-3", "unit-or-hero"));
    }

    @Override
    public Class<Tester> answerType() {
        return Tester.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("AOFR-SR-HERO-3");
    }
}
