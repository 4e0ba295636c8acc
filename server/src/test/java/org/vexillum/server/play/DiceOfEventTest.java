package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.magic.MagicEvents;
import org.vexillum.rulebook.Rulebook;

/** What was to be expected of a roll is told once. */
class DiceOfEventTest {
    private static final Teller TELLER = Teller.of(RegimentsKit.ID, Lang.EN, Rulebook.load());
    private static final Cause WHY = new Cause("AOFR-QUALITY-05", "Defense");
    private static final Rules RULES = Rules.of("AOFR-QUALITY-05");

    private final TargetNumber needed =
            new TargetNumber(ExplainedNumber.of(4, WHY), ExplainedNumber.of(0, WHY));

    private Roll roll(Throw purpose) {
        return Roll.of(new Dice(Side.A, purpose, needed.check(), 2), 5, 2);
    }

    private static Object expected(Event event) {
        return Objects.requireNonNull(DiceOfEvent.of(event, TELLER)).get("expected");
    }

    @Test
    void byTheLineIfItSaysSo() {
        var roll = roll(Throw.DEFENSE);
        assertThat(expected(new CombatEvents.Blocked("Y", needed, roll, 1, 0.7, RULES))).isNull();
    }

    @Test
    void byTheDiceIfTheLineDoesNot() {
        var roll = roll(Throw.CAST);
        assertThat(expected(new MagicEvents.CastRolled("Y", "Light", needed, roll, true, RULES)))
                .isEqualTo(1.0);
    }
}
