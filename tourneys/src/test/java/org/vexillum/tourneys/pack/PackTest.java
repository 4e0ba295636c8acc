package org.vexillum.tourneys.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.rulebook.Rulebook;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.event.EventOptions.CommanderChoice;
import org.vexillum.tourneys.event.Settings;
import org.vexillum.tourneys.lists.ListCheck;
import org.vexillum.tourneys.lists.ListText;
import org.vexillum.tourneys.lists.UnitBook;
import org.vexillum.warcrow.army.NamedUnits;

class PackTest {
    private static final Pack WARCROW = Packs.warcrow();

    private static String judged(int pmA, int paA, int pmB, int paB) {
        var outcome = WARCROW.outcome(CompanyScore.of(pmA, paA), CompanyScore.of(pmB, paB));
        return told(outcome.a()) + " " + told(outcome.b());
    }

    private static String told(GamePoints.Half half) {
        return half.result().key() + ":" + half.tp() + ":" + half.vp();
    }

    @ParameterizedTest
    @CsvSource({
        "5,2,4,2,partialTriumph:3:7 tacticalWithdrawal:1:6",
        "3,4,4,1,partialTriumph:3:7 tacticalWithdrawal:1:5",
        "0,0,0,0,balancedDuel:2:0 balancedDuel:2:0",
        "9,4,8,3,supremacy:4:13 bitterDefeat:0:11",
        "2,3,6,3,tacticalWithdrawal:1:5 partialTriumph:3:9",
        "1,0,0,1,balancedDuel:2:1 balancedDuel:2:1",
        "1,1,0,0,supremacy:4:2 bitterDefeat:0:0"
    })
    @Rule({
        "WC-RESULT-01",
        "WC-RESULT-02",
        "WC-RESULT-03",
        "WC-RESULT-04",
        "WC-RESULT-05",
        "WC-RESULT-06"
    })
    void fiveResultsAreToldApart(int pmA, int paA, int pmB, int paB, String expected) {
        assertThat(judged(pmA, paA, pmB, paB)).isEqualTo(expected);
    }

    /** The sum printed in the publication is 12: a slip that changes nothing. */
    @Test
    @Rule("WC-RESULT-02")
    void theThirdWorkedExampleAddsUpToEleven() {
        assertThat(judged(8, 3, 2, 1)).isEqualTo("supremacy:4:11 bitterDefeat:0:3");
    }

    @Test
    @Rule("WC-RESULT-07")
    void everyGameHandsOutFourPointsAndMirrors() {
        for (int i = 0; i < 50 * 50; i++) {
            var a = CompanyScore.of(i % 50 / 5, i % 5);
            var b = CompanyScore.of(i / 50 / 5, i / 50 % 5);
            var outcome = WARCROW.outcome(a, b);
            assertThat(outcome.a().tp() + outcome.b().tp()).isEqualTo(4);
            assertThat(WARCROW.outcome(b, a)).isEqualTo(outcome.swapped());
        }
    }

    @Test
    @Rule("WC-GEN-03")
    void pointsHaveTheirNamesInBothLanguages() {
        assertThat(WARCROW.parts().getFirst().name()).isEqualTo(new PackName("pm", "MP", "PM"));
        assertThat(WARCROW.parts().getLast().name()).isEqualTo(new PackName("pa", "AP", "PA"));
        assertThat(WARCROW.total().in(Lang.ES)).isEqualTo("PV");
        assertThat(WARCROW.points().in(Lang.EN)).isEqualTo("TP");
    }

    @Test
    @Rule("WC-ADV-07")
    void sixScenariosAndFiveFeatsMakeThirtyAdventures() {
        assertThat(WARCROW.scenarios()).hasSize(6);
        assertThat(WARCROW.feats()).hasSize(5);
    }

    @Test
    @Rule({"WC-ADV-08", "WC-ADV-03", "WC-ADV-04"})
    void nothingGivesMoreThanThreeARoundAndFourAFeat() {
        assertThat(WARCROW.mostTotal()).isEqualTo(13);
        for (var scenario : WARCROW.scenarios()) {
            assertThat(scenario.allows(3, 0)).as(scenario.name().key()).isTrue();
            assertThat(scenario.allows(9, 0, 3)).isTrue();
            assertThat(scenario.allows(4, 0)).isFalse();
        }
        for (var feat : WARCROW.feats()) {
            assertThat(feat.allows(5, 0)).isFalse();
            assertThat(feat.pairs()).anyMatch(pair -> pair.startsWith("4-"));
        }
    }

    @Test
    @Rule("WC-REPORT-02")
    void aFeatAllowsOnlyWhatItsLinesAddUpTo() {
        var track = WARCROW.feats().getFirst();
        assertThat(track.allows(2, 4)).isTrue();
        assertThat(track.allows(4, 3)).isFalse();
        assertThat(track.allows(0, 1)).as("a meter starts on 1").isFalse();
        assertThat(WARCROW.feats().get(2).allows(2, 1)).as("a rift gives 2 each").isFalse();
    }

    @Test
    @Rule({"WC-REPORT-02", "WC-SCEN-TAKE-04", "WC-SCEN-TAKE-05"})
    void takePositionsGivesOnlyWhatItsLinesAddUpTo() {
        var possible = new TreeSet<String>();
        for (int a = 0; a <= 2; a++) // objectives of the rival's colour that each controls
        for (int b = 0; b <= 2; b++) possible.add(pair(a + (b == 0 ? 1 : 0), b + (a == 0 ? 1 : 0)));
        assertThat(WARCROW.scenarios().getFirst().pairs())
                .containsExactlyInAnyOrderElementsOf(possible);
    }

    @Test
    @Rule({"WC-REPORT-02", "WC-SCEN-CONSOL-04", "WC-SCEN-CONSOL-05", "WC-SCEN-CONSOL-06"})
    void consolidatedProgressGivesOnlyWhatItsLinesAddUpTo() {
        var possible = new TreeSet<String>();
        // who holds the centre; what each holds of the rival's: nothing, objective 1, or 2 too
        for (int centre = 0; centre <= 2; centre++)
            for (int a = 0; a <= 2; a++)
                for (int b = 0; b <= 2; b++)
                    possible.add(pair(progress(centre == 1, a, b), progress(centre == 2, b, a)));
        assertThat(WARCROW.scenarios().get(4).pairs())
                .containsExactlyInAnyOrderElementsOf(possible);
    }

    private static int progress(boolean centre, int taken, int lost) {
        return (centre ? 1 : 0) + (taken == 2 ? 1 : 0) + (lost == 0 ? 1 : 0);
    }

    private static String pair(int one, int other) {
        return Math.max(one, other) + "-" + Math.min(one, other);
    }

    @Test
    void everyRuleThePackCitesIsInTheLedger() {
        var book = Rulebook.load();
        for (var id : WARCROW.cites().values()) assertThat(book.rule(id)).as(id).isPresent();
        for (var named : NamedUnits.values()) assertThat(book.rule(named.rule())).isPresent();
    }

    @Test
    void thePlainPackKnowsWinDrawAndLoss() {
        var plain = Packs.plain();
        assertThat(plain.outcome(CompanyScore.of(12), CompanyScore.of(7)).a().tp()).isEqualTo(3);
        assertThat(plain.outcome(CompanyScore.of(7), CompanyScore.of(12)).a().tp()).isZero();
        assertThat(plain.outcome(CompanyScore.of(7), CompanyScore.of(7)).b().tp()).isEqualTo(1);
        assertThat(plain.mirrored()).isFalse();
        assertThat(WARCROW.mirrored()).isTrue();
    }

    @Test
    void aPlainEventAsksForNoListsAndKnowsNoLimit() {
        assertThat(Settings.of("x", "plain").listsRequired()).isFalse();
        assertThat(Settings.of("x", "plain").pointsLimit()).isZero();
        assertThat(Settings.of("x", "warcrow").listsRequired()).isTrue();
        assertThat(Settings.of("x", "warcrow").pointsLimit()).isEqualTo(200);
    }

    @Test
    void theOtherGamesHavePacksOfTheirOwn() {
        assertThat(Packs.names()).containsExactly("warcrow", "regiments", "first-blood", "plain");
        for (var id : new String[] {"regiments", "First Blood"}) {
            var pack = Packs.called(id).orElseThrow();
            assertThat(Settings.of("x", id).listsRequired()).isFalse();
            assertThat(Settings.of("x", id).pointsLimit()).isGreaterThanOrEqualTo(1000);
            assertThat(pack.outcome(CompanyScore.of(3), CompanyScore.of(2)).a().tp()).isEqualTo(3);
            assertThat(pack.cites()).isEmpty();
        }
    }

    /** Lists of other games are held against no rule of Warcrow. */
    @Test
    void listsOfOtherPacksCiteNothing() {
        var check =
                new ListCheck(
                        Packs.plain(), UnitBook.EMPTY, 0, CommanderChoice.HIGH_COMMAND_THEN_MAN);
        var findings = check.check(ListText.read("Oona x2 (3000 pts)"), "");
        assertThat(ListCheck.legal(findings)).isTrue();
        assertThat(findings).allMatch(each -> each.rule().isEmpty());
    }
}
