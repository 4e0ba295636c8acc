package org.vexillum.cli.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.id;
import static org.vexillum.cli.Call.vexillum;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ForceCommandTest {
    private static final String PASTED =
            """
            ++ Coast watch [330/750pts] ++
            Harbour Master [1] Q3+ D3+ | 180pts | Hero, Tough(7), Seafarer
            Axe (A3)
            | Joined to:
            Dock Guard [10] Q4+ D4+ | 150pts | 2x Sergeant, Fearless
            10x Spear (A1, Counter)
            """;

    @TempDir private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "salt-march",
                "ashen-crown",
                "hollow-wood",
                "lantern-company",
                "brasswright-column"
            })
    void theSamplesAreLegal(String sample) {
        var call = vexillum("force", "check", sample, "--option", "forceOrganisation=on");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out()).startsWith("++ The ").contains("The list is legal: ");
        assertThat(call.err()).isEmpty();
    }

    @Test
    void aLegalListTellsItsLimitsAndWhatItCounts() {
        var call = vexillum("force", "check", "salt-march", "--option", "forceOrganisation=on");
        assertThat(call.out())
                .contains(
                        "What was counted, and the limits",
                        "Points: 1485 of 1500. (" + id("AOFR", "ARMY-01"),
                        "Heroes: 2 of 4. (" + id("AOFR", "FORCE-02"),
                        "Units: 9 of 10. (" + id("AOFR", "FORCE-06"));
        var json = vexillum("force", "check", "drowned-stair", "--json").out();
        var counts = JsonMapper.shared().readTree(json).get("counts");
        assertThat(counts.findValuesAsString("key"))
                .contains("counted.points", "counted.characters", "counted.models");
        assertThat(vexillum("force", "check", "salt-march", "--lang", "es").out())
                .contains("Lo que se ha contado, y los límites", "Puntos: 1485 de 1500.");
    }

    @Test
    void everyViolationIsNamedWithItsRule() throws IOException {
        var call = vexillum("force", "check", file("list.txt", PASTED));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out())
                .contains(
                        "Against the rules",
                        "Harbour Master has Tough(7): only heroes with Tough(6) or less",
                        id("AOFR", "SR-HERO-1"),
                        "Dock Guard has 2 of the upgrade Sergeant",
                        id("AOFR", "CMD-LIMIT"),
                        "The list is not legal: 330 points.");
    }

    @Test
    void anArmyWithoutAFactionIsSaidToNameNone() throws IOException {
        var list =
                """
                ++ A [100/400pts] ++
                8x Strays [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 100pts
                - From: Elsewhere
                """;
        var call = vexillum("force", "check", file("strays.txt", list));
        assertThat(call.out())
                .contains("Strays is of the faction Elsewhere; the army names no faction.")
                .contains(id("FB", "MUSTER-04"));
        var named = file("named.txt", list.replace("++\n", "++\nFaction: Tidebound\n"));
        assertThat(vexillum("force", "check", named).out()).contains("the army is of Tidebound.");
    }

    @Test
    void itSpeaksSpanish() throws IOException {
        var call = vexillum("force", "check", file("list.txt", PASTED), "--lang", "es");
        assertThat(call.out())
                .contains(
                        "Contra las reglas",
                        "Harbour Master tiene Resistente(7)",
                        "2 veces la mejora Sargento",
                        "La lista no es legal: 330 puntos.")
                .doesNotContain("Against");
    }

    @Test
    void unknownRulesAreNamedAndRefusedOnlyIfAsked() throws IOException {
        var list = PASTED.replace("Tough(7)", "Tough(6)").replace("2x Sergeant", "Sergeant");
        var name = file("list.txt", list);
        var call = vexillum("force", "check", name);
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.out())
                .contains(
                        "* Not enforced: Seafarer",
                        "line 2: Harbour Master: the rule \"Seafarer\"");
        var strict = vexillum("force", "check", name, "--strict");
        assertThat(strict.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(strict.out()).contains("refused with --strict", "Harbour Master: Seafarer");
    }

    @Test
    void linesThatAreNotUnderstoodMakeItIncomplete() throws IOException {
        var call = vexillum("force", "check", file("list.txt", PASTED + "see you on Friday\n"));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).contains("line 7: Not understood: see you on Friday");
    }

    @Test
    void theAgreedPointsAndTheOptionsCount() {
        assertThat(vexillum("force", "check", "salt-march", "--points", "1400").out())
                .contains("agreed are 1400: remove something", id("AOFR", "ARMY-01"));
        var args =
                new String[] {
                    "force",
                    "check",
                    "salt-march",
                    "--points",
                    "1500",
                    "--option",
                    "forceOrganisation=on",
                    "--option",
                    "capJoinedHero=together"
                };
        assertThat(vexillum(args).code()).isEqualTo(ExitCode.DONE);
        args[4] = "900";
        assertThat(vexillum(args).out()).contains(id("AOFR", "FORCE-06"), "6 are allowed");
    }

    @Test
    void wrongArgumentsAreWrongUsage() {
        var option = vexillum("force", "check", "salt-march", "--option", "gravity=on");
        assertThat(option.code()).isEqualTo(ExitCode.USAGE);
        assertThat(option.err()).contains("gravity", "forceOrganisation");
        var value = vexillum("force", "check", "salt-march", "--option", "meleeFacing=up");
        assertThat(value.code()).isEqualTo(ExitCode.USAGE);
        assertThat(value.err()).contains("up", "frontOnly, allSides");
        var points = vexillum("force", "check", "salt-march", "--points", "0");
        assertThat(points.code()).isEqualTo(ExitCode.USAGE);
        assertThat(points.err()).contains("'0'", "--points", "above zero");
        assertThat(vexillum("force", "check").err()).contains("Missing: FILE");
        assertThat(vexillum("force").err()).contains("check, show, list");
    }

    @Test
    void aMissingFileIsNamedWithTheSamples() {
        var call = vexillum("force", "check", "no-such-list.txt");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("no-such-list.txt", "salt-march");
        assertThat(vexillum("force", "show", folder.toString()).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(vexillum("force", "show", "a\0b").code()).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        var path = folder.resolve("list.json");
        Files.write(path, new byte[] {(byte) 0xC3, 0x28});
        var call = vexillum("force", "check", path.toString());
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).contains("UTF-8");
    }

    @Test
    void aBrokenFileIsRefusedWithThePlace() throws IOException {
        var call =
                vexillum("force", "check", file("list.json", "{\n\"name\": \"A\",\n\"units\": [}"));
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains("was not understood", "line 3");
    }

    @Test
    void asJsonTheCheckStandsAlone() throws IOException {
        var call =
                vexillum("force", "check", file("list.txt", PASTED), "--json", "--points", "750");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(call.err()).isEmpty();
        var json = json(call);
        assertThat(json.get("legal").booleanValue()).isFalse();
        assertThat(json.get("points").intValue()).isEqualTo(330);
        assertThat(json.get("agreed").intValue()).isEqualTo(750);
        assertThat(json.at("/options/forceOrganisation").asString()).isEqualTo("off");
        assertThat(json.at("/violations/0/key").asString()).isEqualTo("join.too-tough");
        assertThat(json.at("/violations/0/unit").asString()).isEqualTo("harbour-master");
        assertThat(json.at("/violations/0/rules/0/id").asString())
                .isEqualTo(id("AOFR", "SR-HERO-1"));
        assertThat(json.at("/notEnforced/0/traits/0").asString()).isEqualTo("Seafarer");
        assertThat(json.at("/problems/0/line").intValue()).isEqualTo(2);
        assertThat(json.at("/force/units").size()).isEqualTo(2);
    }

    @Test
    void asJsonAnUnreadableFileIsExplainedToo() throws IOException {
        var call = vexillum("force", "check", file("list.json", "{}"), "--json");
        assertThat(call.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(json(call).get("legal").booleanValue()).isFalse();
        assertThat(json(call).at("/problems/0/path").asString()).isEqualTo("name");
    }

    @Test
    void aListIsShownAsRosterForChatsAndAsAFile() throws IOException {
        assertThat(vexillum("force", "show", "salt-march").out())
                .startsWith("++ The Salt March [")
                .contains("| Joined to:");
        var chat = vexillum("force", "show", "salt-march", "--chat").out();
        assertThat(chat).hasSizeLessThan(2000).startsWith("The Salt March: ").contains("Vexillum");
        var written = vexillum("force", "show", "salt-march", "--json").out();
        var again = vexillum("force", "show", file("again.json", written), "--json");
        assertThat(again.out()).isEqualTo(written);
        assertThat(again.err()).isEmpty();
    }

    @Test
    void doubtsOfAShownListGoToTheOtherStream() throws IOException {
        var call = vexillum("force", "show", file("list.txt", PASTED), "--json");
        assertThat(call.code()).isEqualTo(ExitCode.DONE);
        assertThat(call.err()).contains("Seafarer");
        assertThat(json(call).get("name").asString()).isEqualTo("Coast watch");
    }

    @Test
    void theSamplesAreListed() {
        assertThat(vexillum("force", "list").out().lines()).hasSize(11);
        assertThat(vexillum("force", "list", "--game", "regiments").out().lines()).hasSize(5);
        assertThat(vexillum("force", "list", "--lang", "es").out()).contains("puntos");
        assertThat(json(vexillum("force", "list", "--json")).get(0).get("id").asString())
                .isEqualTo("salt-march");
    }

    @Test
    void aListOfFirstBloodIsCheckedInEitherEdition() {
        var first = vexillum("force", "check", "drowned-stair", "--edition", "1", "--strict");
        assertThat(first.code()).isEqualTo(ExitCode.DONE);
        assertThat(first.out()).contains("x Reef Spears [M5", "edition 1", "785 points");
        var second = vexillum("force", "check", "drowned-stair", "--points", "500");
        assertThat(second.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(second.out()).contains("FB-MUSTER-02");
        assertThat(
                        json(vexillum("force", "check", "pit-wolves", "--json"))
                                .get("legal")
                                .asBoolean())
                .isTrue();
    }

    @Test
    void anEditionIsChosenOnlyWhereThereAreSeveral() {
        assertThat(vexillum("force", "check", "salt-march", "--edition", "1").err())
                .contains("only one edition");
        var third = vexillum("force", "check", "thornwake", "--edition", "3");
        assertThat(third.code()).isEqualTo(ExitCode.USAGE);
        assertThat(third.err()).contains("1, 2");
    }

    private String file(String name, String text) throws IOException {
        var path = folder.resolve(name);
        Files.writeString(path, text, StandardCharsets.UTF_8);
        return path.toString();
    }

    private static JsonNode json(Call call) {
        return JsonMapper.shared().readTree(call.out());
    }

    @Test
    void aListOfWarcrowIsSentToWhereItIsChecked() throws IOException {
        var file = folder.resolve("company.json");
        Files.writeString(file, "{\"game\":\"warcrow\",\"units\":[]}");
        var call = vexillum("force", "check", file.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("company-check").doesNotContain("fault");
    }
}
