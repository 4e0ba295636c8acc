package org.vexillum.firstblood.traits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class TraitBookTest {
    @ParameterizedTest
    @CsvSource({
        "Cleave (2), Cleave, 2",
        "cleave 2, Cleave, 2",
        "Armour Piercing (1), Armor Piercing, 1",
        "Counter attack, Counter-attack, 0",
        "Counter-Attack, Counter-attack, 0",
    })
    void namesAreReadAsPlayersWriteThem(String written, String name, int x) {
        var trait = TraitBook.SECOND.read(written);
        assertThat(trait).isNotInstanceOf(Unenforced.class);
        assertThat(trait.name()).isEqualTo(name);
        assertThat(trait.x()).isEqualTo(x);
    }

    @Test
    @Rule("FB-SR-BARRAGE-1")
    void theRangeOfABarrageMayBeWrittenInWords() {
        for (var written : new String[] {"24\"", "24 inches", "24"}) {
            var trait = TraitBook.FIRST.read("Barrage (2) (" + written + ", Armor Piercing 1)");
            assertThat(trait).isInstanceOf(Barrage.class);
            var barrage = (Barrage) trait;
            assertThat(barrage.range()).isEqualTo(Lengths.inches(24));
            assertThat(barrage.traits()).hasSize(1);
            assertThat(barrage.traits().getFirst().x()).isEqualTo(1);
        }
    }

    @Test
    void aNumberInAnUnknownNameBelongsToTheName() {
        assertThat(TraitBook.SECOND.read("Old Custom 5").name()).isEqualTo("Old Custom 5");
    }
}
