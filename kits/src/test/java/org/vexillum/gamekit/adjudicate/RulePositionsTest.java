package org.vexillum.gamekit.adjudicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.rules.RuleEntry;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.warcrow.kit.WarcrowKit;

/** Every rule can be examined from outside: one position each, named after the rule. */
class RulePositionsTest {
    static List<PositionFiles.Named> files() {
        return PositionFiles.in("rules");
    }

    @ParameterizedTest
    @MethodSource("files")
    void theRuleActsAndItsOutcomeIsRight(PositionFiles.Named file) {
        Expectation.hold(file.text());
        var cited = Rules.NONE;
        for (var verdict : Adjudicator.judge(file.text())) cited = cited.and(verdict.rules());
        assertThat(cited.ids()).contains(file.name());
    }

    @Test
    void everyRuleOfRegimentsHasItsPosition() {
        assertThat(PositionFiles.in("rules", "AOFR-").stream().map(PositionFiles.Named::name))
                .containsExactlyInAnyOrderElementsOf(
                        Rulebook.load().list(RegimentsKit.ID).stream().map(RuleEntry::id).toList());
    }

    /** What concerns a game; the rest is about events. How players are rated is not. */
    @Test
    void everyRuleOfAWarcrowGameHasItsPosition() {
        assertThat(PositionFiles.in("rules", "WC-").stream().map(PositionFiles.Named::name))
                .containsAll(
                        Rulebook.load().list(WarcrowKit.ID).stream()
                                .map(RuleEntry::id)
                                .filter(id -> OF_A_GAME.contains(id.split("-")[1]))
                                .filter(id -> !id.equals("WC-BG-ELO-01"))
                                .toList());
    }

    private static final List<String> OF_A_GAME =
            List.of(
                    "DICE", "PREP", "CMD", "TURN", "OBJ", "UNIT", "HIDDEN", "BG", "SCEN", "FEAT",
                    "GAME", "END");

    /** Nothing in play calls for a D3 or a D2. */
    @Test
    void everyRuleOfFirstBloodHasItsPosition() {
        assertThat(PositionFiles.in("rules", "FB-").stream().map(PositionFiles.Named::name))
                .containsExactlyInAnyOrderElementsOf(
                        Rulebook.load().list(FirstBloodKit.ID).stream()
                                .map(RuleEntry::id)
                                .filter(id -> !List.of("FB-DICE-02", "FB-DICE-03").contains(id))
                                .toList());
    }
}
