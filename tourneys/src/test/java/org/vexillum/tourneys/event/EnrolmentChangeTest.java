package org.vexillum.tourneys.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.tourneys.Refusals.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;

class EnrolmentChangeTest {
    private static final String[] FOUR = {"A", "B", "C", "D"};

    @Test
    @Rule("WC-REG-01")
    void nobodyIsEnteredTwice() {
        var evening = Evening.warcrow().with(FOUR);
        refused("entered-twice", () -> evening.enter("A"));
        var twin = new Entrant("A2", "Anna", "B", "", "");
        refused("player-twice", () -> evening.change(new EnrolmentChange.Entered(twin)));
        assertThat(evening.event().members()).hasSize(4);
    }

    @Test
    @Rule("WC-REG-02")
    void onlyThoseWhoArePresentAreDrawn() {
        var evening = Evening.warcrow().with(FOUR);
        evening.change(new EnrolmentChange.Entered(Entrant.of("E"))).pair();
        assertThat(evening.pairs(1)).isEqualTo("A-B C-D");
        evening.change(new EnrolmentChange.CheckedIn("E"));
        assertThat(evening.event().member("E").lot()).isEqualTo(5);
    }

    @Test
    @Rule("WC-REG-03")
    void furtherEntriesWaitInTheirOrder() {
        var evening = Evening.warcrow("places=2");
        for (var name : FOUR) evening.change(new EnrolmentChange.Entered(Entrant.of(name)));
        refused("waiting", () -> evening.change(new EnrolmentChange.CheckedIn("C")));
        evening.change(new EnrolmentChange.Withdrawn("A"));
        assertThat(evening.event().member("C").status()).isEqualTo(EntrantState.Status.ENTERED);
        assertThat(evening.event().member("D").status()).isEqualTo(EntrantState.Status.WAITING);
    }

    @Test
    @Rule("WC-LIST-03")
    void everybodyNeedsAListBeforeTheFirstRound() {
        var evening = Evening.warcrow("listsRequired=on").with(FOUR);
        for (var name : new String[] {"A", "B", "C"}) submit(evening, name);
        refused("list-missing", evening::pair);
        submit(evening, "D");
        assertThat(evening.pair().event().lastRound()).isEqualTo(1);
    }

    private static void submit(Evening evening, String who) {
        evening.change(new EnrolmentChange.ListSubmitted(who, "Alpha\nBeta", "app-1"));
    }

    @Test
    @Rule({"WC-LIST-04", "WC-GEN-02"})
    void aListIsLockedWhenTheFirstRoundIsPaired() {
        var evening = Evening.warcrow().with(FOUR);
        submit(evening, "A");
        submit(evening, "A");
        evening.pair();
        refused("list-locked", () -> submit(evening, "A"));
        refused(
                "list-addition",
                () -> evening.change(new EnrolmentChange.ListCorrected("A", "Gamma")));
        evening.change(new EnrolmentChange.ListCorrected("A", "Beta"));
        assertThat(evening.event().member("A").list()).isEqualTo("Beta");
    }

    @Test
    @Rule({"WC-LIST-01", "WC-LIST-02"})
    void theOrganiserMarksWhatTheProgramCannotCheck() {
        var evening = Evening.warcrow("specialRules=No mages").with(FOUR);
        submit(evening, "A");
        assertThat(evening.event().member("A").listChecked()).isFalse();
        evening.change(new EnrolmentChange.ListChecked("A", true));
        assertThat(evening.event().member("A").listChecked()).isTrue();
        submit(evening, "A");
        assertThat(evening.event().member("A").listChecked()).as("a new list").isFalse();
    }

    @Test
    @Rule("WC-KIT-02")
    void specialRulesStandBeforeListsAreClosed() {
        var evening = Evening.warcrow().with(FOUR);
        evening.change(new EventChange.Changed("specialRules", "No fog on table 3"));
        assertThat(evening.event().settings().specialRules()).isEqualTo("No fog on table 3");
        evening.pair();
        refused("rules-late", () -> evening.change(new EventChange.Changed("specialRules", "Fog")));
    }

    private static Evening failing(String item, String... options) {
        return Evening.warcrow(options)
                .with(FOUR)
                .change(new EnrolmentChange.Checked("A", item, Checklist.State.FAILED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"official", "assembled", "recognisable", "bases", "proxies", "conversions"})
    @Rule({"WC-MINI-01", "WC-MINI-02", "WC-MINI-03", "WC-MINI-07", "WC-MINI-08"})
    void aFailedItemBarsFromPairingOnlyIfTheChecklistIsEnforced(String item) {
        assertThat(failing(item).pair().event().lastRound()).isEqualTo(1);
        refused("checklist-failed", () -> failing(item, "enforceChecklist=true").pair());
    }

    @Test
    @Rule("WC-MINI-05")
    void paintIsAskedForOnlyIfTheEventDemandsIt() {
        refused("unknown-item", () -> failing("painted"));
        refused(
                "checklist-failed",
                () -> failing("painted", "paintingRequired=true", "enforceChecklist=on").pair());
    }

    @Test
    @Rule({"WC-MINI-04", "WC-MINI-06"})
    void aSubstituteNeedsPermissionAndIsWrittenDown() {
        var evening = Evening.warcrow().with(FOUR);
        refused(
                "not-approved",
                () ->
                        evening.change(
                                new EnrolmentChange.Substituted("A", "Crucible", "Bear", 60, " ")));
        evening.change(new EnrolmentChange.Substituted("A", "Crucible", "Bear", 60, "Olga"));
        assertThat(evening.event().member("A").substitutions())
                .containsEntry("Crucible", new EntrantState.Substitute("Bear", 60, "Olga"));
    }

    @Test
    @Rule("WC-KIT-01")
    void missingMaterialWarnsAndBarsNobody() {
        var evening = failing("material", "enforceChecklist=on").pair();
        assertThat(evening.event().notices())
                .contains(Notice.of("failed-material", "A", new Checklist.Item("material")));
    }

    @Test
    @Rule("WC-ORG-05")
    void officialEventsAskForRegistration() {
        refused("not-registered", () -> failing("registered").pair());
        assertThat(failing("registered", "official=no").pair().event().lastRound()).isEqualTo(1);
    }

    @Test
    @Rule("WC-ORG-05")
    void whatFailsOnTheChecklistCitesItsOwnRule() {
        var evening = Evening.warcrow().with(FOUR);
        for (var item : new String[] {"bases", "registered", "material"})
            evening.change(new EnrolmentChange.Checked("A", item, Checklist.State.FAILED));
        var pack = evening.event().pack();
        assertThat(evening.event().notices().stream().map(notice -> pack.cite(notice.key())))
                .containsExactly("WC-MINI-08", "WC-ORG-05", "WC-KIT-01");
    }

    @Test
    @Rule("WC-UNIT-BASE-01")
    void aSubstituteOnTheWrongBaseIsFound() {
        var evening = Evening.warcrow().with(FOUR);
        evening.change(new EnrolmentChange.Substituted("A", "Mornmab", "Ogre", 60, "Rita"));
        assertThat(evening.event().notices()).isEmpty();
        evening.change(new EnrolmentChange.Substituted("A", "Mornmab", "Ogre", 55, "Rita"));
        assertThat(evening.event().notices()).extracting(Notice::key).contains("bigger-base");
    }
}
