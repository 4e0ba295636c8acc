package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.kernel.Finding;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;

class SampleForcesTest {
    static Stream<String> names() {
        return RegimentsSamples.names().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySampleIsReadWithoutAWord(String name) {
        assertThat(
                        ForceReader.read(
                                        new RegimentsForceFormat(),
                                        RegimentsSamples.text(name),
                                        name + ".json")
                                .problems())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySampleIsLegalWithForceOrganisation(String name) {
        var options = OptionValues.with(Options.DEFAULT, "forceOrganisation", "on", "");
        options = OptionValues.with(options, "capJoinedHero", "together", "");
        assertThat(ForceCheck.check(RegimentsSamples.sample(name), options, 0))
                .filteredOn(Finding::violation)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySampleUsesNearlyAllItsPoints(String name) {
        var force = RegimentsSamples.sample(name);
        assertThat(force.points()).isBetween(force.limit() - 20, force.limit());
    }

    @ParameterizedTest
    @MethodSource("names")
    void aJoinedHeroDoesNotSpoilWhatNeedsAllModels(String name) {
        var force = RegimentsSamples.sample(name);
        for (var hero : force.units()) {
            var host = force.host(hero);
            if (host == null) continue;
            for (var rule :
                    new String[] {"Fearless", "Stealth", "Strider", "Fast", "Night drill"}) {
                var has = Reading.rules(host, 0).contains(rule);
                if (has) assertThat(Reading.rules(hero, 0)).as(hero.name()).contains(rule);
            }
        }
    }

    @Test
    void thereAreThreeOf1500PointsAndTwoOf750() {
        var limits =
                RegimentsSamples.names().stream()
                        .map(name -> RegimentsSamples.sample(name).limit())
                        .toList();
        assertThat(limits).containsExactly(1500, 1500, 1500, 750, 750);
    }

    @Test
    void togetherTheyUseEverySpecialRule() {
        var used = new TreeSet<String>();
        for (var name : RegimentsSamples.names())
            traits(RegimentsSamples.sample(name)).forEach(t -> used.add(t.name()));
        assertThat(used).containsAll(TraitBook.all().stream().map(Trait::name).toList());
        assertThat(TraitBook.all()).hasSize(34);
    }

    @Test
    void theyHaveAtLeastEightTraitsOfTheirOwn() {
        var own = new TreeSet<String>();
        for (var name : RegimentsSamples.names())
            own.addAll(OwnTraits.of(RegimentsSamples.sample(name)).keySet());
        assertThat(own).hasSizeGreaterThanOrEqualTo(8);
    }

    @Test
    void theyShowCombinedUnitsJoinedHeroesAndEveryKindOfSpell() {
        var units =
                RegimentsSamples.names().stream()
                        .flatMap(name -> RegimentsSamples.sample(name).units().stream());
        var all = units.toList();
        assertThat(all).anyMatch(unit -> unit.combined());
        assertThat(all).anyMatch(unit -> unit.joins() != null);
        var effects = new TreeSet<String>();
        for (var name : RegimentsSamples.names())
            for (Spell spell : RegimentsSamples.sample(name).spells())
                effects.add(spell.effect().getClass().getSimpleName());
        assertThat(effects).containsExactly("Blesses", "Curses", "Harms", "Mends");
    }

    @Test
    void nothingInThemGoesUnenforced() {
        for (var name : RegimentsSamples.names())
            assertThat(traits(RegimentsSamples.sample(name)))
                    .noneMatch(Unenforced.class::isInstance);
    }

    @Test
    void otherNamesAreRefused() {
        assertThatThrownBy(() -> RegimentsSamples.sample("nobody"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static ArrayList<Trait> traits(Force force) {
        var traits = new ArrayList<Trait>();
        for (var unit : force.units())
            for (var model : unit.models()) {
                traits.addAll(model.traits());
                for (var weapon : model.weapons()) traits.addAll(weapon.traits());
            }
        return traits;
    }
}
