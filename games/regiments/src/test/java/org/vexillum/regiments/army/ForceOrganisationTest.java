package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.and;
import static org.vexillum.regiments.army.Lists.combined;
import static org.vexillum.regiments.army.Lists.copies;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.hero;
import static org.vexillum.regiments.army.Lists.joining;
import static org.vexillum.regiments.army.Lists.models;
import static org.vexillum.regiments.army.Lists.organised;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.units;
import static org.vexillum.regiments.army.Lists.violations;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Options.CapJoinedHero;
import org.vexillum.testkit.Rule;

class ForceOrganisationTest {
    @Test
    @Rule("AOFR-FORCE-01")
    void theLimitsHoldOnlyIfTheyAreChosen() {
        var list = force(750, units(6, 10));
        assertThat(violations(list, Options.DEFAULT, 0)).isEmpty();
        assertThat(violations(list, organised(), 0)).containsExactly("force.units");
    }

    @Test
    @Rule("AOFR-FORCE-01")
    void everyViolationIsReported() {
        var greedy = unit("dragon", 700, 1);
        var list = force(750, and(copies("crew", 6, 5), greedy, hero("a", 1)));
        assertThat(violations(list, organised(), 0))
                .containsExactly("force.copies", "force.cap", "force.units");
    }

    @ParameterizedTest
    @CsvSource({"375, 1", "750, 2", "1125, 3", "1499, 3", "1500, 4"})
    @Rule("AOFR-FORCE-02")
    void oneHeroForEveryFull375Points(int size, int allowed) {
        assertThat(violations(force(0, heroes(allowed)), organised(), size))
                .doesNotContain("force.heroes");
        assertThat(violations(force(0, heroes(allowed + 1)), organised(), size))
                .contains("force.heroes");
    }

    @Test
    @Rule("AOFR-FORCE-02")
    void joinedHeroesCountAsHeroes() {
        var guards = units(3, 100);
        var list =
                and(
                        guards,
                        joining(hero("a", 10), "unit1"),
                        joining(hero("b", 10), "unit2"),
                        joining(hero("c", 10), "unit3"));
        assertThat(violations(force(750, list), organised(), 0)).containsExactly("force.heroes");
    }

    @ParameterizedTest
    @CsvSource({"749, 1", "750, 2", "1499, 2", "1500, 3", "2250, 4"})
    @Rule("AOFR-FORCE-03")
    void onePlusOneForEvery750PointsCopies(int size, int allowed) {
        assertThat(violations(force(0, copies("crew", allowed, 10)), organised(), size)).isEmpty();
        assertThat(violations(force(0, copies("crew", allowed + 1, 10)), organised(), size))
                .containsExactly("force.copies");
    }

    @Test
    @Rule("AOFR-FORCE-03")
    void heroesAreEntriesToo() {
        var lord = hero("lord", 10);
        var twin = new UnitCard("twin", "Twin", "lord", 10, lord.models(), 1, 1, false, null);
        assertThat(violations(force(749, lord, twin), organised(), 0)).contains("force.copies");
        assertThat(violations(force(750, lord, twin), organised(), 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-FORCE-04")
    void aCombinedUnitIsOneCopyAndOneUnit() {
        var block = combined("crew", 100, models(20));
        assertThat(violations(force(749, block), organised(), 0)).isEmpty();
        var five = and(units(4, 10), block);
        assertThat(violations(force(750, five), organised(), 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1500, 525", "750, 262", "1000, 350"})
    @Rule("AOFR-FORCE-05")
    void noUnitCostsMoreThan35Percent(int size, int most) {
        assertThat(violations(force(size, unit("a", most, 10)), organised(), 0)).isEmpty();
        assertThat(violations(force(size, unit("a", most + 1, 10)), organised(), 0))
                .containsExactly("force.cap");
    }

    @Test
    @Rule("AOFR-FORCE-05")
    void theCapIsNotRounded() {
        var found = ForceCheck.check(force(750, unit("a", 263, 10)), organised(), 0);
        assertThat(found.getFirst().facts()).containsExactly("a", 263, "262.5", 750);
    }

    @Test
    @Rule("AOFR-FORCE-05")
    void aJoinedHeroIsPricedApartUnlessAgreedOtherwise() {
        var guard = unit("guard", 500, 10);
        var list = force(1500, guard, joining(hero("lord", 26), "guard"));
        assertThat(violations(list, organised(CapJoinedHero.SEPARATE), 0)).isEmpty();
        assertThat(violations(list, organised(CapJoinedHero.TOGETHER), 0))
                .containsExactly("force.cap");
        var cheap = force(1500, guard, joining(hero("lord", 25), "guard"));
        assertThat(violations(cheap, organised(CapJoinedHero.TOGETHER), 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-FORCE-05")
    void bothHalvesOfACombinedUnitCountTogether() {
        var block = combined("crew", 526, models(20));
        assertThat(violations(force(1500, block), organised(), 0)).containsExactly("force.cap");
    }

    @ParameterizedTest
    @CsvSource({"749, 4", "750, 5", "1125, 7", "1500, 10"})
    @Rule("AOFR-FORCE-06")
    void oneUnitForEveryFull150Points(int size, int allowed) {
        assertThat(violations(force(size, units(allowed, 10)), organised(), 0)).isEmpty();
        assertThat(violations(force(size, units(allowed + 1, 10)), organised(), 0))
                .containsExactly("force.units");
    }

    @Test
    @Rule("AOFR-FORCE-06")
    void aHeroCountsAsAUnitOnlyWhenAlone() {
        var five = units(5, 10);
        assertThat(violations(force(750, and(five, hero("lord", 10))), organised(), 0))
                .containsExactly("force.units");
        assertThat(
                        violations(
                                force(750, and(five, joining(hero("lord", 10), "unit1"))),
                                organised(),
                                0))
                .isEmpty();
    }

    @Test
    @Rule("AOFR-FORCE-07")
    void theAgreedSizeCountsAndNotTheCostOfTheList() {
        var list = units(5, 149);
        assertThat(violations(force(0, list), organised(), 750)).isEmpty();
        assertThat(violations(force(750, list), organised(), 0)).isEmpty();
        assertThat(violations(force(0, list), organised(), 0)).containsExactly("force.units");
    }

    private static UnitCard[] heroes(int count) {
        return java.util.stream.IntStream.range(0, count)
                .mapToObj(i -> hero("hero" + i, 10))
                .toArray(UnitCard[]::new);
    }

    @Test
    @Rule("AOFR-FORCE-02")
    void heroesInTheRanksOfAUnitCountOneByOne() {
        var champions = unit("champions", 90, models(3, "Hero"));
        assertThat(violations(force(750, champions), organised(), 0)).contains("force.heroes");
        assertThat(
                        violations(
                                force(750, unit("a", 90, List.of(Lists.model("Hero")))),
                                organised(),
                                0))
                .isEmpty();
    }
}
