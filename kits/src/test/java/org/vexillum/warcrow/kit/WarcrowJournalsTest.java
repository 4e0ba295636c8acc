package org.vexillum.warcrow.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.files.journal.Journals;
import org.vexillum.files.journal.Seed;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.warcrow.Warcrow;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;

/** A whole game survives being written to a file. */
class WarcrowJournalsTest {
    private static UnitCard card(String id, Keyword... keywords) {
        return new UnitCard(
                id,
                id,
                1,
                new Conquest(List.of(new Conquest.Step(0, 1), new Conquest.Step(3, 2))),
                1,
                DicePool.of(Die.ORANGE, Die.YELLOW),
                2,
                3,
                1,
                List.of(keywords),
                List.of("any"),
                2);
    }

    private static Battle start(Scenario scenario, Feat feat) {
        var a = new Company("A", List.of(card("x", Keyword.CHARACTER), card("y")), "x");
        var b = new Company("B", List.of(card("v", Keyword.SCOUT), card("w")), "");
        return Battle.start(new Setting(scenario, feat, a, b, Options.DEFAULT));
    }

    @Test
    void everyFeatIsReadBackAndVerified() {
        for (var feat : Feat.values()) {
            var seed = new Seed.Quick(feat.ordinal());
            var scenario = Scenario.values()[feat.ordinal()];
            var match = new Match<>(new Warcrow(), start(scenario, feat), seed.dice());
            var lot = new RandomSource(feat.ordinal());
            while (!match.over()) answer(match, match.open().getFirst(), lot);
            var text = Journals.known().write(start(scenario, feat), seed, match.journal());
            var journal = Journals.known().read(text);
            assertThat(journal.start().fingerprint())
                    .isEqualTo(start(scenario, feat).fingerprint());
            assertThat(Journals.known().verify(journal).trouble()).isEmpty();
        }
    }

    private static <A> void answer(
            Match<Battle> match, OpenQuestion<Battle, A> open, RandomSource lot) {
        var answer = open.choices().any(lot);
        assertThat(match.answer(open.side(), open.number(), answer)).isNull();
    }

    @Test
    void aDieWithNineFacesIsRefused() {
        var match =
                new Match<>(
                        new Warcrow(), start(Scenario.LOOT, Feat.TRACK), new Seed.Quick(1).dice());
        var text =
                Journals.known()
                        .write(
                                start(Scenario.LOOT, Feat.TRACK),
                                new Seed.Quick(1),
                                match.journal());
        var broken = text.replaceFirst("\"dice\" : \\[ \\d", "\"dice\" : [ 9");
        assertThat(broken).isNotEqualTo(text);
        assertThatThrownBy(() -> Journals.known().read(broken)).isInstanceOf(Unreadable.class);
    }
}
