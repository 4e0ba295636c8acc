package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.combined;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.hero;
import static org.vexillum.regiments.army.Lists.joining;
import static org.vexillum.regiments.army.Lists.models;
import static org.vexillum.regiments.army.Lists.together;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.testkit.Rule;

class CommandTest {
    @Test
    @Rule("AOFR-CMD-LIMIT")
    void oneOfEachIsAllowed() {
        assertThat(violations(unit("a", 100, ranks("Sergeant", "Musician", "Banner")))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Sergeant", "Musician", "Banner"})
    @Rule("AOFR-CMD-LIMIT")
    void aSecondOfOneKindIsNot(String upgrade) {
        var found =
                ForceCheck.check(
                        force(750, unit("a", 100, ranks(upgrade, upgrade))), Options.DEFAULT, 0);
        assertThat(found).hasSize(1);
        assertThat(found.getFirst().key()).isEqualTo("command.twice");
        assertThat(found.getFirst().facts()).containsExactly("a", TraitBook.read(upgrade), 2L);
    }

    @Test
    @Rule("AOFR-CMD-LIMIT")
    void eachIsCarriedByAnotherModel() {
        var both = together(models(1, "Musician", "Banner"), models(9));
        assertThat(violations(unit("a", 100, both))).containsExactly("command.one-model");
    }

    @Test
    @Rule("AOFR-CMD-LIMIT")
    void aJoinedHerosBannerCountsWithTheUnits() {
        var lord = joining(hero("lord", 50, "Banner"), "a");
        assertThat(violations(unit("a", 100, ranks("Banner")), lord))
                .containsExactly("command.twice");
        assertThat(violations(unit("a", 100, ranks("Sergeant")), lord)).isEmpty();
    }

    @Test
    @Rule("AOFR-COMBINED-02")
    void aCombinedUnitHasOneCommandGroupInAll() {
        var halves = together(ranks("Sergeant"), ranks("Sergeant"));
        var found = ForceCheck.check(force(750, combined("a", 100, halves)), Options.DEFAULT, 0);
        assertThat(found).hasSize(1);
        assertThat(found.getFirst().rules().ids())
                .contains("AOFR-CMD-LIMIT", "AOFR-COMBINED-02", "AOFR-COMBINED-03");
    }

    private static List<ModelCard> ranks(String... upgrades) {
        var ranks = new ArrayList<ModelCard>();
        for (var upgrade : upgrades) ranks.addAll(models(1, upgrade));
        ranks.addAll(models(10 - upgrades.length));
        return ranks;
    }
}
