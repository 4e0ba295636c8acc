package org.vexillum.tourneys.lists;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.event.EventOptions.CommanderChoice;
import org.vexillum.tourneys.pack.Packs;

class ListCheckTest {
    private static final UnitBook BOOK =
            UnitBook.of(
                    """
                    name;nombre;faction;points;command;availability;conquest;willpower;keywords
                    Grey Marshal;Mariscal gris;North;60;3;1;2;orange;High Command
                    Pike Sergeant;Sargento de picas;North;40;2;1;1;yellow;Character
                    Lantern Bearer;Portalámparas;North;30;1;2;1;yellow;
                    Sand Widow;Viuda de arena;South;35;1;1;1;yellow;
                    Road Blade;Hoja del camino;;45;1;2;1;orange;Mercenary | Character
                    """);

    private static List<String> found(String list) {
        return found(list, CommanderChoice.HIGH_COMMAND_THEN_MAN);
    }

    private static List<String> found(String list, CommanderChoice choice) {
        return new ListCheck(Packs.warcrow(), BOOK, 200, choice)
                .check(ListText.read(list), "North").stream()
                        .filter(ListFinding::illegal)
                        .map(ListFinding::key)
                        .toList();
    }

    @Test
    @Rule("WC-LIST-05")
    void aListWithinAllLimitsIsLegal() {
        var text = "Grey Marshal [High Command] (3 CP) x1 (60 pts)\nPortalamparas x2 (60 pts)";
        assertThat(found(text)).isEmpty();
        assertThat(found(text + "\nRoad Blade x1 (45 pts)")).isEmpty();
    }

    @Test
    @Rule("WC-LIST-05")
    void thePointsLimitIsExact() {
        var base = "Grey Marshal\nPike Sergeant\nLantern Bearer x2\n";
        assertThat(found(base + "Unknown [Troop] (40 pts)")).isEmpty();
        assertThat(found(base + "Unknown [Troop] (41 pts)")).containsExactly("points");
    }

    @Test
    @Rule("WC-LIST-05")
    void unitsOfAnotherFactionAreIllegal() {
        assertThat(found("Grey Marshal\nSand Widow")).containsExactly("faction");
    }

    @Test
    @Rule("WC-UNIT-MERC-01")
    void aMercenaryServesAnyFaction() {
        assertThat(found("Grey Marshal\nRoad Blade")).isEmpty();
    }

    @Test
    @Rule("WC-UNIT-MERC-02")
    void twoCopiesOfAMercenaryAreTwo() {
        assertThat(found("Grey Marshal\nRoad Blade x2")).containsExactly("mercenaries");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Amelia Hellbroth",
                "caladren NAYRA",
                "Naergon Caladren",
                "Trabor Slepmund",
                "Ormuk",
                "Iriavik, Cachorro Impaciente",
                "Darach Wilding",
                "oona",
                "Ludivine",
                "Jacques & Viralatas"
            })
    @Rule("WC-UNIT-BAN")
    void excludedUnitsAreFoundUnderAnyOfTheirNames(String name) {
        assertThat(found("Grey Marshal\n" + name + " (30 pts)")).containsExactly("banned");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Tizon", "Autómatas MK-OS", "Someone + Coal"})
    @Rule("WC-UNIT-BAN-02")
    void theirFollowersAreExcludedToo(String name) {
        assertThat(found("Grey Marshal\n" + name + " (30 pts)")).containsExactly("banned");
    }

    @Test
    @Rule("WC-UNIT-BAN")
    void aNameThatOnlyBeginsAlikeIsNotExcluded() {
        assertThat(found("Grey Marshal\nCoal Miners (30 pts)")).isEmpty();
    }

    @Test
    void aUnitIsTakenAsOftenAsItIsAvailable() {
        assertThat(found("Grey Marshal\nLantern Bearer x3")).containsExactly("availability");
        assertThat(found("Grey Marshal\nLantern Bearer\nLantern Bearer x2"))
                .containsExactly("availability");
    }

    @Test
    @Rule("WC-LIST-05")
    void aCommanderIsNamed() {
        assertThat(found("Pike Sergeant\nLantern Bearer")).containsExactly("no-commander");
        assertThat(found("Pike Sergeant [Comandante]\nLantern Bearer")).isEmpty();
        assertThat(found("Commander: Pike Sergeant\nLantern Bearer")).isEmpty();
        assertThat(found("Pike Sergeant\nLantern Bearer [Commander]"))
                .containsExactly("commander-no-character");
    }

    @Test
    void theHighCommandLeadsUnlessTheOrganiserSaysOtherwise() {
        var list = "Grey Marshal\nPike Sergeant [Commander]";
        assertThat(found(list)).containsExactly("commander-not-high");
        assertThat(found(list, CommanderChoice.ANY_CHARACTER)).isEmpty();
        assertThat(found("Pike Sergeant\nRoad Blade [Commander]"))
                .containsExactly("commander-command");
    }

    @Test
    void unknownUnitsAreAskedForAndNothingElse() {
        var findings =
                new ListCheck(Packs.warcrow(), BOOK, 200, CommanderChoice.ANY_CHARACTER)
                        .check(ListText.read("Mariscal Gris [Commander]\nNewcomer (20 pts)"), "");
        assertThat(findings.stream().filter(each -> each.key().equals("unknown-unit")))
                .hasSize(1)
                .allMatch(each -> each.facts().equals(List.of("Newcomer")));
    }

    @Test
    void aBookIsTheSameAfterItsCsv() {
        assertThat(UnitBook.of(BOOK.csv())).isEqualTo(BOOK);
        assertThat(BOOK.search("PORTALAMPARAS")).hasSize(1);
    }

    @Test
    void linesAreReadHoweverTheyAreWritten() {
        assertThat(ListText.read("Faction: North\n--- \n2x Pike Sergeant - 80 pts\nTotal: 80\n"))
                .isEqualTo(
                        new ListText(
                                "North",
                                List.of(new ListLine("Pike Sergeant", List.of(), 2, 80, 0))));
    }

    @Test
    @Rule("WC-UNIT-MERC-01")
    void thePublicationNamesTwoMercenaries() {
        assertThat(found("Grey Marshal\nVercana (30 pts)")).isEmpty();
        for (var two :
                List.of(
                        "Vercana (30 pts)\nIsmail, el Octavo Pilar (30 pts)",
                        "Ismail the Eighth Pillar (30 pts)\nRoad Blade",
                        "VERCANA x2 (60 pts)",
                        "Ismail + guard (20 pts)\nVercana (30 pts)"))
            assertThat(found("Grey Marshal\n" + two)).as(two).containsExactly("mercenaries");
    }

    @Test
    @Rule("WC-UNIT-BASE-01")
    void unitsThatNeedBiggerBasesAreNamed() {
        var findings =
                new ListCheck(Packs.warcrow(), BOOK, 200, CommanderChoice.ANY_CHARACTER)
                        .check(ListText.read("Grey Marshal [Commander]\nCrisol (30 pts)"), "");
        assertThat(findings)
                .anyMatch(each ->
                        each.key().equals("bigger-base") && each.rule().equals("WC-UNIT-BASE-01"));
        assertThat(ListCheck.legal(findings)).isTrue();
    }

    @Test
    void keywordsInOneBracketAreSeveral() {
        var line = ListText.read("Old Wolf [Officer, High Command] (60 pts)").lines().getFirst();
        assertThat(line.tags()).containsExactly("Officer", "High Command");
        assertThat(found("Old Wolf [Officer, High Command] (60 pts)\nGrey Marshal [Commander]"))
                .containsExactly("high-command");
        var book = UnitBook.of("name,keywords\nOld Wolf,\"Officer, High Command\"\n");
        assertThat(book.units().getFirst().keywords()).containsExactly("Officer", "High Command");
        assertThat(book.units().getFirst().highCommand()).isTrue();
    }
}
