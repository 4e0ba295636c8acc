package org.vexillum.formats.regiments.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.rulebook.Lang;

class RosterTest {
    static Stream<String> names() {
        return Forces.names().stream();
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

    @ParameterizedTest
    @MethodSource("names")
    void theCardsOfARosterCanBePastedBack(String name) {
        var force = Forces.sample(name);
        var roster = Roster.lines(force, Lang.EN);
        var cards = roster.subList(0, roster.lastIndexOf("Traits of its own"));
        var again = Reading.text(String.join("\n", cards));
        assertThat(Reading.errors(again)).isEmpty();
        assertThat(again.force().points()).isEqualTo(force.points());
        assertThat(again.force().units()).hasSameSizeAs(force.units());
        assertThat(again.force().units().stream().map(UnitCard::baseDepth))
                .containsExactlyInAnyOrderElementsOf(
                        force.units().stream().map(UnitCard::baseDepth).toList());
    }

    @ParameterizedTest
    @MethodSource("names")
    void theChatFormIsShortAndComplete(String name) {
        var force = Forces.sample(name);
        var chat = new RegimentsForces().chat(force, Lang.EN, "Vexillum 1");
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
        var one = Forces.sample("salt-march").units().getFirst();
        var many = new Force("Horde", 0, Collections.nCopies(200, one), new ArrayList<>());
        var chat = new RegimentsForces().chat(many, Lang.EN, "Vexillum 1");
        assertThat(chat).hasSizeLessThan(2000).contains("… and ").endsWith("Vexillum 1\n");
    }
}
