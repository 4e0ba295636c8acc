package org.vexillum.firstblood.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.testkit.Rule;

class ForceTextTest {
    private static final String LIST =
            """
            ++ Coast Guard [250/400pts] ++
            Faction: Tidebound

            Captain [M5 V1 C3 A4 W4 R4 D3 E0] character infantry/medium 32mm CR8 | 90pts | Wizard (4), Bravery
            - Retinue: 2x Guard [M5 V1 C3 A2 W2 R3 D3 E0] combat 25mm | 10pts | Shield
            - Tier combat 2 (character): Cleave (1)
            - Item: Bell (Relics) | 5pts | Evasion +1
            - Command: Hold: Resolve +1, heals 2
            - Draw event: Burnout
            - Incantations: Gale

            8x Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 100pts | Shield, Support
            - Standard bearer (from 8)
            - Officer: Sergeant [M5 V1 C3 A2 W2 R3 D2 E0] infantry/medium 25mm CR6 | 35pts | Parry

            Incantations:
            - Gale: 12", attunement 3, enemy: March -2; 2 hits per success
            """;

    private static ForceReading<Force> read(String text) {
        return ForceReader.read(new FirstBloodForceFormat(Edition.SECOND), text, "list.txt");
    }

    private static List<String> keys(ForceReading<Force> reading) {
        return reading.problems().stream().map(Problem::key).toList();
    }

    @Test
    void everyLineOfAListIsUnderstood() {
        var reading = read(LIST);
        assertThat(reading.problems()).isEmpty();
        var force = reading.force();
        assertThat(force.name()).isEqualTo("Coast Guard");
        assertThat(force.faction()).isEqualTo("Tidebound");
        assertThat(force.points()).isEqualTo(90 + 20 + 5 + 100 + 35);
        var captain = force.regiments().getFirst();
        assertThat(captain.members()).hasSize(3);
        assertThat(captain.tiers().getFirst().characterOnly()).isTrue();
        assertThat(captain.members().getFirst().card().abilities().getFirst().heals()).isEqualTo(2);
        var spears = force.regiments().get(1);
        assertThat(spears.members().stream().map(member -> member.role()).limit(3))
                .containsExactly(Role.OFFICER, Role.STANDARD_BEARER, Role.TROOPER);
        assertThat(force.incantations().getFirst().effects())
                .hasSize(2)
                .contains(new Incantation.Effect.Hits(0, 2, 0));
    }

    @Test
    @Rule({"FB-DRAW-08-E1", "FB-DRAW-08-E2"})
    void theEventWithTwoNamesIsWrittenByThatOfTheEdition() {
        for (var name : List.of("Empowered", "Flux-powered", "Empoderados por flujo")) {
            var text = LIST.replace("Burnout", name);
            assertThat(rewritten(Edition.FIRST, text, Lang.EN))
                    .contains("- Draw events: Empowered");
            assertThat(rewritten(Edition.SECOND, text, Lang.EN))
                    .contains("- Draw events: Flux-powered");
            assertThat(rewritten(Edition.SECOND, text, Lang.ES))
                    .anyMatch(line -> line.endsWith(": Empoderados por flujo"));
        }
    }

    @Test
    @Rule("FB-EVENT-01")
    void drawEventsOfItsOwnAreDescribedAsCommandAbilitiesAre() {
        var text =
                LIST.replace(
                        "- Draw event: Burnout",
                        "- Draw event: Burnout\n- Draw event: Stormcall: Clash +1, heals 1");
        var reading = read(text);
        assertThat(reading.problems()).isEmpty();
        var captain = reading.force().regiments().getFirst();
        assertThat(captain.events()).containsExactly(DrawEvent.BURNOUT);
        var clash = new Gift.Changes(Characteristic.CLASH, 1);
        assertThat(captain.ownEvents())
                .containsExactly(new CommandAbility("Stormcall", List.of(clash), 1));
        var forces = new FirstBloodForceFormat(Edition.SECOND);
        for (var lang : Lang.values()) {
            var printed = String.join("\n", forces.roster(reading.force(), lang));
            assertThat(ForceReader.read(forces, printed, "list.txt").force().regiments())
                    .isEqualTo(reading.force().regiments());
        }
        var json = JsonText.write(forces.tree(reading.force()));
        assertThat(ForceReader.read(forces, json, "list.json").force().regiments())
                .isEqualTo(reading.force().regiments());
    }

    private static final String DRUMMER =
            "- Specialist: Drummer [M5 V1 C4 A2 W2 R3 D3 E1] infantry/medium 32mm | 15pts | Parry"
                    + "\n- Specialist gives: Resolve +1, Bravery"
                    + "\n- Command: Drum roll: March +1"
                    + "\n- Specialist: 2x Piper [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 5pts";

    @Test
    @Rule({"FB-REG-02", "FB-REG-04"})
    void specialistsHaveAProfileOfTheirOwnAndGiveSomething() {
        var reading = read(LIST + "\n" + HALBERDS + DRUMMER);
        assertThat(reading.problems().stream().map(Problem::key)).containsExactly("text.total");
        var halberds = reading.force().regiments().getLast();
        assertThat(halberds.points()).isEqualTo(100 + 15 + 2 * 5);
        assertThat(halberds.members()).hasSize(11);
        assertThat(halberds.count(Role.SPECIALIST)).isEqualTo(3);
        var drummer = halberds.members().get(8);
        assertThat(drummer.card().profile().clash()).isEqualTo(4);
        assertThat(drummer.card().base()).isEqualTo(3200);
        assertThat(drummer.card().traits()).extracting(Trait::name).containsExactly("Parry");
        assertThat(drummer.card().abilities()).hasSize(1);
        assertThat(drummer.gives())
                .hasSize(2)
                .contains(new Gift.Changes(Characteristic.RESOLVE, 1));
        assertThat(halberds.members().getFirst().card().abilities()).hasSize(1);
    }

    private static final String HALBERDS =
            "8x Halberds [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 100pts | Support"
                    + "\n- Command: Heave: Clash +1\n";

    @Test
    @Rule({"FB-REG-02", "FB-REG-04"})
    void specialistsGoThroughTextAndJsonAndText() {
        var forces = new FirstBloodForceFormat(Edition.SECOND);
        var force = read("++ Band [125/400pts] ++\n" + HALBERDS + DRUMMER).force();
        for (var lang : Lang.values()) {
            var printed = String.join("\n", forces.roster(force, lang));
            var pasted = ForceReader.read(forces, printed, "list.txt");
            assertThat(pasted.problems()).as(printed).isEmpty();
            assertThat(pasted.force().regiments()).isEqualTo(force.regiments());
            var json = JsonText.write(forces.tree(pasted.force()));
            var again = ForceReader.read(forces, json, "list.json");
            assertThat(again.problems()).as(json).isEmpty();
            assertThat(String.join("\n", forces.roster(again.force(), lang))).isEqualTo(printed);
        }
    }

    @Test
    void whatASpecialistGivesStandsBelowHim() {
        assertThat(
                        keys(
                                read(
                                        LIST.replace(
                                                "- Standard bearer (from 8)",
                                                "- Specialist gives: Parry"))))
                .contains("text.lost");
    }

    @Test
    @Rule("FB-CHAR-06")
    void aCharactersRegimentHasNoSpecialist() {
        var forces = new FirstBloodForceFormat(Edition.SECOND);
        var force = read(LIST.replace("- Item: Bell", DRUMMER + "\n- Item: Bell")).force();
        assertThat(forces.check(force, Options.DEFAULT, 0))
                .anyMatch(found -> found.rules().has("FB-CHAR-06"));
    }

    /** The roster of a list that went through a file. */
    private static List<String> rewritten(Edition edition, String text, Lang lang) {
        var forces = new FirstBloodForceFormat(edition);
        var force = ForceReader.read(forces, text, "list.txt").force();
        assertThat(force.regiments().getFirst().events())
                .containsExactly(edition.empowering().own(DrawEvent.EMPOWERED));
        assertThat(forces.tree(force).toString())
                .contains(GameTerms.written(edition.empowering().own(DrawEvent.FLUX_POWERED)));
        return forces.roster(force, lang);
    }

    @Test
    void spanishListsAreUnderstoodToo() {
        var reading =
                read(
                        """
                        ++ Guardia [100/400pts] ++
                        Facción: Mareas
                        8x Lanzas [M5 V1 C2 A1 W1 R3 D2 E0] infantería/pesado 25mm | 100 puntos | Escudo, Hendidura (1)
                        - Sin líder
                        - Evento: Agotamiento
                        """);
        assertThat(reading.problems()).isEmpty();
        var card = reading.force().regiments().getFirst();
        assertThat(card.leaderOption()).isFalse();
        assertThat(card.members().getFirst().card().traits().toString())
                .contains("Shield", "Cleave");
    }

    @ParameterizedTest
    @CsvSource({
        "infantería, ligera, LIGHT", "infanteria, ligero, LIGHT", "INFANTERÍA, Media, MEDIUM",
        "caballería, media, MEDIUM", "caballeria, pesada, HEAVY", "caballería, pesado, HEAVY",
        "monstruo, pesado, HEAVY", "monstruo, media, MEDIUM", "bruto, pesada, HEAVY"
    })
    void theClassIsReadInBothGendersAndPrintedInThatOfTheType(
            String type, String written, WeightClass weight) {
        var reading =
                read(
                        """
                        ++ Guardia [100/400pts] ++
                        3x Lanzas [M5 V1 C2 A1 W1 R3 D2 E0] %s/%s 25mm | 100 puntos
                        """
                                .formatted(type, written));
        assertThat(reading.problems()).isEmpty();
        var card = reading.force().regiments().getFirst().members().getFirst().card();
        assertThat(card.weight()).isEqualTo(weight);
        var roster = new FirstBloodForceFormat(Edition.SECOND).roster(reading.force(), Lang.ES);
        assertThat(String.join("\n", roster))
                .containsPattern(
                        "(infantería|caballería)/(ligera|media|pesada) "
                                + "|(monstruo|bruto)/(ligero|medio|pesado) ");
    }

    @ParameterizedTest
    @CsvSource({"Braverry, Bravery, Valentía", "Valentiia, Bravery, Valentía"})
    void aRuleIsSuggestedByItsNameInTheLanguage(String written, String english, String spanish) {
        var problem = read(LIST.replace("Bravery", written)).problems().getFirst();
        assertThat(Words.in(Lang.EN).say(problem.key(), problem.facts().toArray()))
                .endsWith("Did you mean \"" + english + "\"?");
        assertThat(Words.in(Lang.ES).say(problem.key(), problem.facts().toArray()))
                .endsWith("¿Querías decir \"" + spanish + "\"?");
    }

    @Test
    void everySpanishNameOfARuleIsRead() {
        for (var edition : List.of(Edition.FIRST, Edition.SECOND))
            for (var trait : edition.traitBook().all()) {
                var written = Words.in(Lang.ES).trait(trait);
                assertThat(edition.traitBook().read(written)).as(written).isEqualTo(trait);
            }
    }

    @Test
    void aLineThatIsNotUnderstoodIsNamedWithItsNumber() {
        var reading = read(LIST.replace("- Draw event: Burnout", "- Draw event: Sneeze"));
        assertThat(keys(reading)).containsExactly("text.lost");
        assertThat(reading.problems().getFirst().place().line()).isEqualTo(9);
        assertThat(reading.complete()).isFalse();
    }

    @Test
    void rulesNobodyKnowsAreReadWithADoubt() {
        assertThat(keys(read(LIST.replace("Parry", "Juggling")))).containsExactly("trait.unknown");
        assertThat(keys(read(LIST.replace("Parry", "Pary")))).containsExactly("trait.misspelt");
        assertThat(keys(read(LIST.replace("Parry", "Cleave")))).containsExactly("trait.value");
    }

    @Test
    void aRuleOfTheOtherEditionHasNoEffect() {
        var list = LIST.replace("Parry", "Impact (2)");
        var first = ForceReader.read(new FirstBloodForceFormat(Edition.FIRST), list, "list.txt");
        assertThat(keys(first)).containsExactly("trait.other-edition");
        assertThat(first.force().regiments().get(1).officer().card().traits()).isEmpty();
        assertThat(read(list).problems()).isEmpty();
    }

    @Test
    void theSumOfTheFirstLineIsCompared() {
        assertThat(keys(read(LIST.replace("[250/400pts]", "[240/400pts]"))))
                .containsExactly("text.total");
    }

    @Test
    void theGameAndEditionOfAPastedListAreFoundOut() {
        assertThat(ForceReader.game(LIST, "").id().id()).isEqualTo("first-blood");
        var first = ForceReader.game(LIST.replace("Faction", "Edition: 1\nFaction"), "");
        assertThat(first.forces()).isEqualTo(new FirstBloodForceFormat(Edition.FIRST));
        assertThat(
                        ForceReader.game("++ Old [10/20pts] ++\nSpears [5] Q4+ D4+ | 10pts", "")
                                .id()
                                .id())
                .isEqualTo("regiments");
    }

    @Test
    void theEditionOfAFileIsThatOfTheWholeListHoweverItIsWritten() {
        var inOneLine =
                "{\"game\": \"first-blood\", \"name\": \"X\", \"edition\": 1, \"regiments\": []}";
        var elsewhere =
                "{\"game\": \"first-blood\",\n\"note\": {\n\"edition\": 1},\n\"regiments\": []}";
        var yaml = "game: first-blood\nedición: 1\nregiments: []\n";
        var first = new FirstBloodForceFormat(Edition.FIRST);
        assertThat(ForceReader.game(inOneLine, "").forces()).isEqualTo(first);
        assertThat(ForceReader.game(inOneLine, "list.json").forces()).isEqualTo(first);
        assertThat(ForceReader.game(yaml, "list.yaml").forces()).isEqualTo(first);
        assertThat(ForceReader.game(elsewhere, "list.json").forces())
                .isEqualTo(new FirstBloodForceFormat(Edition.SECOND));
    }

    @Test
    void aPrintedListKeepsItsEdition() {
        for (var edition : List.of(Edition.FIRST, Edition.SECOND))
            for (var lang : Lang.values()) {
                var forces = new FirstBloodForceFormat(edition);
                var force = ForceReader.read(forces, LIST, "list.txt").force();
                var printed = String.join("\n", forces.roster(force, lang));
                assertThat(ForceReader.game(printed, "").forces()).isEqualTo(forces);
            }
    }

    @Test
    void aBarrageThatIsNotUnderstoodIsShownHowToBeWritten() {
        var list = LIST.replace("Parry", "Barrage far");
        assertThat(keys(read(list))).containsExactly("trait.barrage");
    }

    @Test
    @Rule("FB-CHAR-06")
    void aCharacterBearsNoStandard() {
        var list = LIST.replaceFirst("(?m)^- Retinue", "- Standard bearer\n- Retinue");
        assertThat(keys(read(list))).containsExactly("model.standard");
    }

    @Test
    void bulletsOfEveryKindAreTakenAway() {
        var stars = LIST.replace("\n- ", "\n* ").replace("\nCaptain", "\n* Captain");
        assertThat(read(stars).problems()).isEmpty();
        assertThat(read(stars).force()).isEqualTo(read(LIST).force());
        var dashes = LIST.replace("\n8x Spears", "\n- 8x Spears").replace("\nFac", "\n- Fac");
        assertThat(read(dashes).force()).isEqualTo(read(LIST).force());
    }

    @Test
    void noLineThatBeginsWithAnAsteriskIsDroppedInSilence() {
        assertThat(keys(read(LIST + "\n* Drum"))).containsExactly("text.lost");
        assertThat(keys(read(LIST + "\n*Drum*"))).containsExactly("text.lost");
        assertThat(keys(read(LIST + "\n- Guests: Owl [M5 V1 C3 A2 W2 R3 D2 E0]")))
                .containsExactly("text.lost");
    }

    @Test
    void remarksAndTheFootnoteOfARosterSayNothing() {
        var remarks = "\n# mine\n// mine too\n* Not enforced: Drum\n* No se aplica: Drum\n***";
        assertThat(read(LIST + remarks).problems()).isEmpty();
    }

    @Test
    void whatIsNotEnforcedIsMarkedWhereverItStands() {
        var list =
                LIST.replace("Parry", "Sheild")
                        .replace("Evasion +1", "Blaring")
                        .replace("Cleave (1)", "Juggling");
        for (var lang : Lang.values()) {
            var roster = new FirstBloodForceFormat(Edition.SECOND).roster(read(list).force(), lang);
            assertThat(roster)
                    .anyMatch(line -> line.endsWith("| Sheild*"))
                    .anyMatch(line -> line.endsWith("| Blaring*"))
                    .anyMatch(line -> line.endsWith(": Juggling*"))
                    .anyMatch(line -> line.startsWith("* ") && line.contains("Sheild"));
            var again = read(String.join("\n", roster));
            assertThat(again.force()).isEqualTo(read(list).force());
        }
    }

    @Test
    void onlyWordsThatDifferLittleAreSuggested() {
        assertThat(keys(read(LIST.replace("Parry", "Barred")))).containsExactly("trait.unknown");
        var own = "\nSpecial rules of its own:\n- Venom: Cleave (1)\n";
        var list = LIST.replace("Parry", "Venum").replace("Support", "Venom") + own;
        var problem = read(list).problems().getFirst();
        assertThat(problem.key()).isEqualTo("trait.misspelt");
        assertThat(problem.facts()).contains(Bilingual.same("Venom"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Traits of its own", "Reglas propias:", "Special rules of its own"})
    void rulesOfItsOwnStandUnderTheHeadingsOfEitherGame(String heading) {
        var list = LIST.replace("Parry", "Venom") + "\n" + heading + "\n- Venom: Cleave (1)\n";
        assertThat(keys(read(list))).isEmpty();
    }
}
