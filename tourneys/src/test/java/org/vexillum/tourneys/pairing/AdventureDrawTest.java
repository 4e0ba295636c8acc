package org.vexillum.tourneys.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.Evening;
import org.vexillum.tourneys.event.EventChange.AdventureSet;

class AdventureDrawTest {
    private static List<AdventureSet> drawn(int seed, int rounds) {
        return AdventureDraw.draw(Evening.warcrow("seed=" + seed).event(), rounds);
    }

    @Test
    @Rule("WC-ADV-06")
    void nothingComesAgainUntilAllHaveBeenUsed() {
        for (int seed = 0; seed < 50; seed++) {
            var drawn = drawn(seed, 7);
            assertThat(drawn.stream().map(AdventureSet::round))
                    .containsExactly(1, 2, 3, 4, 5, 6, 7);
            assertThat(drawn.stream().limit(6).map(AdventureSet::scenario)).doesNotHaveDuplicates();
            assertThat(drawn.stream().limit(5).map(AdventureSet::feat)).doesNotHaveDuplicates();
        }
    }

    @Test
    @Rule("WC-ADV-06")
    void everyScenarioAndEveryFeatCanComeFirstAndTheSeedDecides() {
        var scenarios = new TreeSet<String>();
        var feats = new TreeSet<String>();
        var both = new TreeSet<String>();
        for (int seed = 0; seed < 300; seed++) {
            var first = drawn(seed, 1).getFirst();
            scenarios.add(first.scenario());
            feats.add(first.feat());
            both.add(first.scenario() + first.feat());
        }
        assertThat(scenarios).hasSize(6);
        assertThat(feats).hasSize(5);
        assertThat(both).as("drawn independently").hasSize(30);
        assertThat(drawn(7, 5)).isEqualTo(drawn(7, 5));
    }

    @Test
    void aPackWithoutAdventuresDrawsNone() {
        var drawn = AdventureDraw.draw(Evening.of("plain").event(), 2);
        assertThat(drawn).allMatch(each -> each.scenario().isEmpty() && each.feat().isEmpty());
    }
}
