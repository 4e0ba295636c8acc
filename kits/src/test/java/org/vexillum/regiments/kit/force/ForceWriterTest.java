package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForceWriterTest {
    static Stream<String> names() {
        return RegimentsSamples.names().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatIsWrittenReadsBackAsTheSameForce(String name) {
        var force = RegimentsSamples.sample(name);
        var again = Reading.json(new RegimentsForceFormat().json(force));
        assertThat(again.problems()).isEmpty();
        assertThat(again.force()).isEqualTo(force);
    }

    @Test
    void everyKindOfEffectIsWrittenBack() {
        var effects =
                """
                {"gives": "Bane", "when": "target tough"}, {"gives": "Fast"},
                {"gives": "Counter", "when": "not charging"},
                {"gives": "Takedown", "when": "shooting"},
                {"modifies": "hit", "by": 1, "when": "moved"},
                {"modifies": "enemy hit", "by": -1, "when": "near"},
                {"modifies": "defense", "by": 1, "when": "melee"},
                {"modifies": "defense", "by": 2, "when": "shooting"},
                {"modifies": "morale", "by": -1},
                {"extraHits": 2, "on": [5, 6], "when": "far"},
                {"ap": 1, "when": "charging"}, {"ap": 4, "on": [6]},
                {"rerolls": "hits", "on": [1], "when": "still"},
                {"rerolls": "defense", "on": [1, 2]},
                {"rerolls": "enemy defense", "on": [6], "when": "target in cover"},
                {"rerolls": "morale", "on": [1]},
                {"ignoresWoundOn": 6}, {"ignoresWoundOn": 5, "when": "shooting"},
                {"move": 1}, {"move": {"advance": 0, "run": -2}}
                """;
        var force = Reading.force(Reading.own("Everything", effects));
        var again = Reading.json(new RegimentsForceFormat().json(force));
        assertThat(again.problems()).isEmpty();
        assertThat(again.force()).isEqualTo(force);
        assertThat(OwnTraits.of(force).get("Everything")).hasSize(20);
    }

    @Test
    void modelsThatDifferAreWrittenOneByOne() {
        var force =
                Reading.force(
                        Reading.json(
                                """
                                {"name": "Test", "units": [{"name": "Crew", "entry": "Sailors",
                                  "quality": 5, "defense": 5, "points": 70, "base": 32.5,
                                  "rules": ["Strider"], "command": ["banner"],
                                  "weapons": [{"name": "Club", "attacks": 1}],
                                  "models": [
                                    {"count": 3},
                                    {"name": "Mate", "quality": 3, "rules": ["Tough(3)"], "weapons": [
                                      {"name": "Axe", "count": 2, "attacks": 2, "rules": ["AP(1)"]}]}
                                  ]}]}
                                """));
        var again = Reading.json(new RegimentsForceFormat().json(force));
        assertThat(again.problems()).isEmpty();
        assertThat(again.force()).isEqualTo(force);
    }
}
