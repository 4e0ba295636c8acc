package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** +2 Clash or +2 Attacks, one choice for the whole regiment (FB-DRAW-08-E1, FB-DRAW-08-E2). */
@Stored(as = "ChooseEmpowered", with = "regiment")
public record ChooseEmpowered(String regiment) implements Question<Battle, Characteristic> {
    @Override
    public Choices<Characteristic> choices(Battle battle) {
        return new ListedChoices<>(
                List.of(Characteristic.CLASH, Characteristic.ATTACKS),
                other ->
                        Refusal.because(
                                battle.edition().empowering().rule(), "clash-or-attacks", other));
    }

    @Override
    public Class<Characteristic> answerType() {
        return Characteristic.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-DRAW-08-E1", "FB-DRAW-08-E2");
    }

    @Override
    public Rules rules(Battle battle) {
        return Rules.of(battle.edition().empowering().rule());
    }
}
