package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;

class RosterTest {
    static Stream<String> names() {
        return RegimentsSamples.names().stream();
    }

    private static final Force WATCH =
            Reading.force(
                    Reading.json(
                            """
                            {"name": "The Watch", "limit": 750,
                             "traits": [{"name": "Steady", "effects": [
                               {"rerolls": "hits", "on": [1], "when": "still"},
                               {"modifies": "defense", "by": 1, "when": "charging"}]}],
                             "spells": [{"name": "Flare", "cost": 1, "range": 18,
                               "harms": {"hits": 2, "rules": ["Bane"]}}],
                             "units": [
                               {"id": "lamp", "name": "Lampmaster", "size": 1, "quality": 3,
                                "defense": 4, "points": 80, "rules": ["Hero", "Tough(3)", "Caster(1)"],
                                "joins": "watch", "weapons": [
                                  {"name": "Flail", "attacks": 3, "rules": ["AP(1)"]}]},
                               {"id": "watch", "name": "Watch", "size": 20, "quality": 4, "defense": 4,
                                "points": 300, "rules": ["Steady"], "combined": true,
                                "command": ["sergeant", "banner"], "base": [25, 50], "weapons": [
                                  {"name": "Bow", "range": 18.5, "attacks": 1},
                                  {"name": "Halberd", "count": 18, "attacks": 1, "rules": ["Rending"]},
                                  {"name": "Hammer", "count": 2, "attacks": 2}]}
                             ]}
                            """));

    @Test
    void aRosterShowsCardsOwnTraitsAndSpells() {
        assertThat(Roster.lines(WATCH, Lang.EN))
                .containsExactly(
                        "++ The Watch [380/750pts] ++",
                        "",
                        "Lampmaster [1] Q3+ D4+ | 80pts | Caster(1), Hero, Tough(3)",
                        "Flail (A3, AP(1))",
                        "Base 25 x 25 mm",
                        "| Joined to:",
                        "Watch (combined) [20] Q4+ D4+ | 300pts | Steady, Sergeant, Banner",
                        "20x Bow (18.5\", A1), 18x Halberd (A1, Rending), 2x Hammer (A2)",
                        "Base 25 x 50 mm, 5 wide, 4 rows",
                        "",
                        "Traits of its own",
                        "- Steady: rolls again each 1 to hit when shooting without moving;"
                                + " +1 to Defense rolls when charged",
                        "",
                        "Spells",
                        "- Flare (1, 18\"): 2 hits with Bane");
    }

    @Test
    void inSpanishItUsesTheWordsOfSpanishPlayers() {
        assertThat(Roster.lines(WATCH, Lang.ES))
                .contains(
                        "Lampmaster [1] Q3+ D4+ | 80pts | Invocador(1), Héroe, Resistente(3)",
                        "| Unido a:",
                        "Watch (combinada) [20] Q4+ D4+ | 300pts | Steady, Sargento, Estandarte",
                        "Peana 25 x 50 mm, 5 de ancho, 4 filas",
                        "Hechizos",
                        "- Flare (1, 18\"): 2 impactos con Letal");
    }

    @Test
    void whatIsNotEnforcedIsMarked() {
        var reading = Reading.unit("\"rules\": [\"Undead\"], \"weapons\": []");
        var roster = Roster.lines(Reading.force(reading), Lang.EN);
        assertThat(roster)
                .contains("Guard [5] Q4+ D4+ | 50pts | Undead*", "* Not enforced: Undead");
    }

    @Test
    void aMarkedRuleIsReadBackWithoutItsMark() {
        var unit = Reading.unit("\"rules\": [\"Undead\", \"Grim(2)\"], \"weapons\": []");
        var roster = Roster.lines(Reading.force(unit), Lang.EN);
        var again = Reading.text(String.join("\n", roster));
        assertThat(Reading.errors(again)).isEmpty();
        assertThat(Roster.lines(again.force(), Lang.ES))
                .contains("* No se aplica: Grim(2), Undead")
                .anyMatch(line -> line.endsWith("| Grim(2)*, Undead*"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void aRosterCanBePastedBack(String name) {
        var force = RegimentsSamples.sample(name);
        for (var lang : Lang.values()) {
            var roster = String.join("\n", Roster.lines(force, lang));
            var again = Reading.text(roster);
            assertThat(Reading.keys(again)).as(roster).isEmpty();
            assertThat(again.force().points()).isEqualTo(force.points());
            assertThat(again.force().spells()).as(roster).isEqualTo(force.spells());
            assertThat(OwnTraits.of(again.force())).isEqualTo(OwnTraits.of(force));
            assertThat(again.force().units().stream().map(RosterTest::told))
                    .containsExactlyInAnyOrderElementsOf(
                            force.units().stream().map(RosterTest::told).toList());
        }
    }

    /** All that a roster says of a unit. */
    private static List<Object> told(UnitCard unit) {
        return List.of(
                unit.name(),
                unit.points(),
                unit.combined(),
                List.of(unit.baseWidth(), unit.baseDepth()),
                new CardText(Words.in(Lang.EN)).rules(unit),
                new CardText(Words.in(Lang.EN)).weapons(unit));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"modifies\": \"hit\", \"by\": -1, \"when\": \"not charging\"}",
                "{\"modifies\": \"enemy hit\", \"by\": -1, \"when\": \"far\"}",
                "{\"modifies\": \"defense\", \"by\": 1, \"when\": \"target in cover\"}",
                "{\"modifies\": \"morale\", \"by\": 2}",
                "{\"extraHits\": 2, \"on\": [5, 6], \"when\": \"melee\"}",
                "{\"ap\": 2, \"on\": [6], \"when\": \"still\"}",
                "{\"ap\": 1}",
                "{\"rerolls\": \"hits\", \"on\": [1], \"when\": \"charging\"}",
                "{\"rerolls\": \"defense\", \"on\": [1], \"when\": \"shooting\"}",
                "{\"rerolls\": \"enemy defense\", \"on\": [6], \"when\": \"target tough\"}",
                "{\"rerolls\": \"morale\", \"on\": [1, 2]}",
                "{\"ignoresWoundOn\": 5}",
                "{\"ignoresWoundOn\": 6, \"when\": \"moved\"}",
                "{\"move\": {\"advance\": -1, \"run\": 0}}",
                "{\"gives\": \"Counter\", \"when\": \"not charging\"}",
                "{\"gives\": \"Rending\", \"when\": \"near\"}",
            })
    void everyEffectOfATraitOfItsOwnIsReadBack(String effect) {
        var force = Reading.force(Reading.own("Old habit", effect + ", {\"ap\": 3, \"on\": [4]}"));
        for (var lang : Lang.values()) {
            var again = Reading.text(String.join("\n", Roster.lines(force, lang)));
            assertThat(Reading.errors(again)).isEmpty();
            assertThat(OwnTraits.of(again.force())).isEqualTo(OwnTraits.of(force));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Traits of its own | Fast: moves +1\" (Advance) and +1\" (Rush, Charge) | own.taken",
                "Traits of its own | Old habit: sings well | own.gives-unknown",
                "Traits of its own | Old habit: Counter | own.unused",
                "Traits of its own | Old habit | text.lost",
                "Spells | Flare (1, 18\"): glows | text.lost",
                "Spells | Flare (9, 18\"): 2 hits | text.lost",
                "Hechizos: | Flare (1, 18\"): 2 impactos con Sparkly | trait.unknown",
            })
    void whatCannotBeReadThereIsNamed(String heading, String line, String key) {
        var list = "++ A [60pts] ++\nGuard [5] Q4+ D4+ | 60pts\n" + heading + "\n- " + line;
        assertThat(Reading.keys(Reading.text(list))).contains(key);
    }

    @ParameterizedTest
    @MethodSource("names")
    void theChatFormIsShortAndComplete(String name) {
        var force = RegimentsSamples.sample(name);
        var chat = new RegimentsForceFormat().chat(force, Lang.EN, "Vexillum 1");
        assertThat(chat).hasSizeLessThan(2000).endsWith("\nVexillum 1\n");
        assertThat(chat.lines().findFirst())
                .hasValue(
                        force.name() + ": " + force.points() + " of " + force.limit() + " points");
        assertThat(chat.lines()).hasSize(force.units().size() + 2);
        for (var unit : force.units()) {
            assertThat(chat).contains(unit.name());
            if (unit.hero()) assertThat(chat).contains("★ " + unit.name());
        }
    }

    @Test
    void aVeryLongListIsCutAndSaysSo() {
        var one = RegimentsSamples.sample("salt-march").units().getFirst();
        var many = new Force("Horde", 0, Collections.nCopies(200, one), new ArrayList<>());
        var chat = new RegimentsForceFormat().chat(many, Lang.EN, "Vexillum 1");
        assertThat(chat).hasSizeLessThan(2000).contains("… and ").endsWith("Vexillum 1\n");
    }
}
