package org.vexillum.firstblood.kit.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.WorkCancelled;
import org.vexillum.testkit.Rule;

class FirstBloodOddsTest {
    private static final String SPEARS =
            "3x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | Shield";
    private static final String GUARD =
            "4x Furnace Guard [M5 V0 C3 A2 W1 R3 D3 E0] infantry/heavy 32mm | Lethal Demise";

    private static final ForceLookup NO_FORCES =
            new ForceLookup() {
                @Override
                public <F> F force(String name, ForceFormat<F> format) {
                    throw new IllegalArgumentException(name);
                }
            };

    private static FirstBloodOdds clash() {
        var asked = new OddsQuery("clash", SPEARS, GUARD, Map.of(), Options.DEFAULT);
        return (FirstBloodOdds) new FirstBloodOddsForm(Edition.FIRST).answer(asked, NO_FORCES);
    }

    @Test
    void theyAreWorkedOutOnceHoweverOftenTheyAreTold() {
        var answer = clash();
        var odds = answer.odds();
        var additions = answer.additions();
        assertThat(answer.lines(Lang.EN)).isNotEmpty();
        assertThat(answer.charts(Lang.ES)).isNotEmpty();
        assertThat(answer.figures(Lang.EN)).isNotEmpty();
        assertThat(answer.facts()).isNotEmpty();
        assertThat(answer.odds()).isSameAs(odds);
        assertThat(answer.additions()).isSameAs(additions);
    }

    @Test
    void whatTakesLongIsSaidBeforehandAndCanBeStopped() {
        var many =
                "12x %s [M5 V1 C3 A2 W1 R3 D3 E0] infantry/medium 25mm |"
                        + " Blessed, Deadly Blades, Cleave (2), Counter-attack, Parry\n"
                        + "- Officer: Warden [M5 V1 C4 A4 W3 R4 D3 E0] infantry/medium 25mm CR6";
        var asked =
                new OddsQuery(
                        "clash",
                        String.format(many, "Reds"),
                        String.format(many, "Blues"),
                        Map.of(),
                        Options.DEFAULT);
        var answer =
                (FirstBloodOdds) new FirstBloodOddsForm(Edition.FIRST).answer(asked, NO_FORCES);
        assertThat(answer.takesLong()).isTrue();
        int[] left = {1000};
        assertThatThrownBy(() -> Cancellation.asLongAs(() -> left[0]-- > 0, answer::odds))
                .isInstanceOf(WorkCancelled.class);
    }

    /** A Character alone, obscured by what he carries, is shot at as if terrain obscured him. */
    @ParameterizedTest
    @CsvSource({"1", "2"})
    @Rule({"FB-ITEM-01", "FB-CCOM-03", "FB-VOLLEY-12"})
    void anItemThatObscuresItsBearerCounts(int edition) {
        var lord = "Lord [M5 V1 C3 A4 W4 R4 D3 E0] character infantry/medium 32mm CR8";
        var cloaked = lord + "\n- Item: Cloak (Relics) | 5pts | Obscured";
        var told = Map.of("obscured", "yes");
        assertThat(volley(edition, cloaked, Map.of())).isEqualTo(volley(edition, lord, told));
        assertThat(volley(edition, lord, Map.of())).isNotEqualTo(volley(edition, lord, told));
    }

    private static List<String> volley(int edition, String target, Map<String, String> given) {
        var bows = "3x Bows [M5 V3 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | Barrage (1) (20\")";
        var asked = new OddsQuery("volley", bows, target, given, Options.DEFAULT);
        return new FirstBloodOddsForm(Edition.numbered(edition))
                .answer(asked, NO_FORCES)
                .lines(Lang.EN);
    }

    @Test
    void whatIsWorkedOutAtOnceIsKept() {
        var answer = clash();
        assertThat(answer.takesLong()).isFalse();
        assertThat(Cancellation.asLongAs(() -> false, answer::odds)).isSameAs(answer.odds());
    }

    /** The parts that are worked out beside one another end with the whole. */
    @Test
    void whatSpecialRulesAddCanBeStoppedInEveryThread() {
        var answer = clash();
        answer.odds();
        assertThatThrownBy(() -> Cancellation.asLongAs(() -> false, answer::additions))
                .isInstanceOf(WorkCancelled.class);
    }

    /** What is thrown back makes the work of large regiments long. */
    @ParameterizedTest
    @CsvSource({"1,6,12", "2,6,12"})
    void onlyWhatTakesTwoSecondsIsSaidToTakeLong(int edition, int few, int more) {
        var rules = "Blessed, Deadly Blades, Cleave (2), Counter-attack, Parry";
        assertThat(officered(edition, few, rules).takesLong()).isFalse();
        assertThat(officered(edition, more, rules).takesLong()).isTrue();
    }

    private static FirstBloodOdds officered(int edition, int models, String rules) {
        var unit =
                models
                        + "x Reds [M5 V1 C3 A2 W1 R3 D3 E0] infantry/medium 25mm | "
                        + rules
                        + "\n- Officer: Warden [M5 V1 C4 A4 W3 R4 D3 E0] infantry/medium 25mm CR6";
        var asked = new OddsQuery("clash", unit, unit, Map.of(), Options.DEFAULT);
        var form = new FirstBloodOddsForm(Edition.numbered(edition));
        return (FirstBloodOdds) form.answer(asked, NO_FORCES);
    }

    /** Its own Shield cannot help the attacker to wound, and wounds thrown back are not counted. */
    @Test
    void onlyRulesThatChangeTheTargetsWoundsAreNamed() {
        var answer = clash();
        assertThat(answer.odds().actor().wounds().mean()).isPositive();
        assertThat(answer.additions()).isEmpty();
    }
}
