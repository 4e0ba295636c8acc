package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Unreadable;

class ContinuedSeedTest {
    private static final LiveSeed OLD = new LiveSeed("ab".repeat(32), "", "");
    private static final LiveSeed NEW = new LiveSeed("cd".repeat(32), "01", "");
    private static final ContinuedSeed SEED = new ContinuedSeed(OLD, 9, NEW);

    @Test
    void diceUpToThoseAfterTheLastOldEntryAreTheOldOnes() {
        var dice = SEED.dice();
        for (int index = 0; index < 20; index++) {
            assertThat(dice.d6(10, index)).isEqualTo(OLD.dice().d6(10, index));
            assertThat(dice.d6(11, index)).isEqualTo(NEW.dice().d6(11, index));
        }
    }

    @Test
    void itIsReadAsItWasWritten() {
        assertThat(Seed.read(SEED.written(), "seed")).isEqualTo(SEED);
        var third = new ContinuedSeed(SEED, 14, OLD);
        assertThat(Seed.read(third.written(), "seed")).isEqualTo(third);
        var quick = new ContinuedSeed(new Seed.Quick(-7), 0, OLD);
        assertThat(Seed.read(quick.written(), "seed")).isEqualTo(quick);
    }

    @Test
    void whatIsBrokenIsRefused() {
        for (var broken : new String[] {"5>x>" + OLD.written(), ">" + OLD.written(), "5>9>6"})
            assertThatThrownBy(() -> Seed.read(broken, "seed"))
                    .as(broken)
                    .isInstanceOf(Unreadable.class);
    }
}
