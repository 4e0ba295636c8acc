package org.vexillum.gamekit.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Tables;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.combat.CombatEvents;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;

class LogTest {
    private static final Teller EN = Teller.of(RegimentsKit.ID, Lang.EN, Rulebook.load());
    private static final Event TIRED = new CombatEvents.Fatigued("A-spears", Rules.NONE);

    /** An event that names its round. */
    public record Bell(int round, Rules rules) implements Event {}

    private static Log log(int round) {
        return new Log(EN, TableNames.of(Tables.duel()), round);
    }

    @Test
    void eachLineBeginsWithItsRound() {
        assertThat(log(2).line(TIRED))
                .hasToString("R2 Spears is fatigued until the end of the round");
    }

    @Test
    void beforeTheFirstRoundThereIsNone() {
        assertThat(log(0).line(TIRED)).hasToString("Spears is fatigued until the end of the round");
    }

    @Test
    void anEventThatNamesItsRoundCountsForThoseAfterIt() {
        var lines = log(1).lines(List.of(TIRED, new Bell(2, Rules.NONE), TIRED));
        assertThat(lines).extracting(LogLine::round).containsExactly(1, 2, 2);
    }

    @Test
    void linesHaveATopicToFilterBy() {
        assertThat(log(1).line(TIRED).topic()).isEqualTo(Topic.COMBAT);
    }
}
