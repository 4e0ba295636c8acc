package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.combined;
import static org.vexillum.regiments.army.Lists.hero;
import static org.vexillum.regiments.army.Lists.joining;
import static org.vexillum.regiments.army.Lists.models;
import static org.vexillum.regiments.army.Lists.together;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

@Rule("AOFR-SR-HERO-1")
class JoinTest {
    private final UnitCard unit = unit("guard", 100, 10);

    @Test
    void aHeroOfToughSixOrLessMayJoin() {
        assertThat(violations(unit, joining(hero("lord", 50), "guard"))).isEmpty();
        assertThat(violations(unit, joining(hero("lord", 50, "Tough(6)"), "guard"))).isEmpty();
        assertThat(violations(unit, joining(hero("lord", 50, "Tough(7)"), "guard")))
                .containsExactly("join.too-tough");
    }

    @Test
    void aTougherHeroStandsAlone() {
        assertThat(violations(unit, hero("giant", 50, "Tough(12)"))).isEmpty();
    }

    @Test
    void onlyHeroesJoin() {
        var beast = joining(unit("beast", 50, 1), "guard");
        assertThat(violations(unit, beast)).containsExactly("join.no-hero");
    }

    @Test
    void oneHeroToAUnit() {
        var lord = joining(hero("lord", 50), "guard");
        var mage = joining(hero("mage", 50), "guard");
        assertThat(violations(unit, lord, mage)).containsExactly("join.two-heroes");
        assertThat(violations(unit, unit("other", 90, 5), lord, joining(mage, "other"))).isEmpty();
    }

    @Test
    void aHeroListedInTheRanksCounts() {
        var led = unit("guard", 100, together(models(1, "Hero"), models(9)));
        assertThat(violations(led)).isEmpty();
        assertThat(violations(led, joining(hero("lord", 50), "guard")))
                .containsExactly("join.two-heroes");
    }

    @Test
    void theUnitHasSeveralModels() {
        var beast = unit("beast", 100, 1);
        assertThat(violations(beast, joining(hero("lord", 50), "beast")))
                .containsExactly("join.single");
        assertThat(violations(unit("pair", 100, 2), joining(hero("lord", 50), "pair"))).isEmpty();
    }

    @Test
    void aCombinedUnitMayBeJoinedToo() {
        var block = combined("guard", 200, models(20));
        assertThat(violations(block, joining(hero("lord", 50), "guard"))).isEmpty();
    }

    @Test
    void theUnitBelongsToTheSameArmy() {
        assertThat(violations(unit, joining(hero("lord", 50), "allies")))
                .containsExactly("join.nowhere");
    }
}
