package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.SPEAR;
import static org.vexillum.regiments.army.Lists.SWORD;
import static org.vexillum.regiments.army.Lists.combined;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.model;
import static org.vexillum.regiments.army.Lists.models;
import static org.vexillum.regiments.army.Lists.together;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class CombinedTest {
    @Test
    @Rule("AOFR-COMBINED-01")
    void twoCopiesOfAMultiModelUnitMayBeMerged() {
        assertThat(violations(combined("a", 100, models(20)))).isEmpty();
        assertThat(violations(combined("a", 100, models(6)))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-01")
    void singleModelsCannotBeMerged() {
        assertThat(violations(combined("a", 100, models(1)))).containsExactly("combined.single");
        assertThat(violations(combined("a", 100, models(2)))).containsExactly("combined.single");
        assertThat(violations(combined("a", 100, models(4)))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-01")
    void twoEqualCopiesGiveAnEvenNumber() {
        assertThat(violations(combined("a", 100, models(15)))).containsExactly("combined.uneven");
    }

    @Test
    @Rule("AOFR-COMBINED-01")
    void aMergedUnitIsNotMergedAgain() {
        assertThat(violations(combined("a", 100, models(40)))).containsExactly("combined.again");
        assertThat(violations(combined("a", 100, models(22)))).containsExactly("combined.again");
    }

    @Test
    @Rule("AOFR-COMBINED-01")
    void heroesAreNotMerged() {
        var led = together(models(1, "Hero"), models(9));
        assertThat(violations(combined("a", 100, led))).containsExactly("combined.hero");
        assertThat(violations(unit("a", 100, led))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void aTraitOfAllModelsIsBoughtForBothHalves() {
        var half = together(models(10, "Fearless"), models(10));
        var found = ForceCheck.check(force(750, combined("a", 100, half)), Options.DEFAULT, 0);
        assertThat(found).hasSize(1);
        assertThat(found.getFirst().facts()).containsExactly("a", TraitBook.read("Fearless"));
        assertThat(violations(combined("a", 100, models(20, "Fearless")))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void soAreWeaponsOfAllModels() {
        assertThat(violations(combined("a", 100, together(swords(10), spears(10)))))
                .containsExactly("combined.half", "combined.half");
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void andBetterValues() {
        var tough = model(4, 3, List.of(SWORD));
        var mixed = together(Collections.nCopies(5, tough), models(5));
        assertThat(violations(combined("a", 100, mixed)))
                .containsExactly("combined.half", "combined.half");
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void upgradesOfSingleModelsMayDiffer() {
        var first = together(spears(1), swords(9));
        assertThat(violations(combined("a", 100, together(first, swords(10))))).isEmpty();
        var banner = together(models(1, "Banner"), models(19));
        assertThat(violations(combined("a", 100, banner))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void aUnitThatIsNotCombinedMayMixAsItLikes() {
        assertThat(violations(unit("a", 100, together(swords(5), spears(5))))).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-03")
    void twiceTenFightAsOneUnitOfTwenty() {
        var unit = new Unit("a", Side.A, combined("a", 100, models(20)), null);
        assertThat(unit.startingSize()).isEqualTo(20);
        assertThat(unit.width()).isEqualTo(5);
        assertThat(unit.rows()).isEqualTo(4);
        for (int model = 0; model < 9; model++) unit.remove(model);
        assertThat(unit.halved()).isFalse();
        unit.remove(9);
        assertThat(unit.halved()).isTrue();
    }

    private static List<ModelCard> swords(int count) {
        return Collections.nCopies(count, model(4, 4, List.of(SWORD)));
    }

    private static List<ModelCard> spears(int count) {
        return Collections.nCopies(count, model(4, 4, List.of(SPEAR)));
    }
}
