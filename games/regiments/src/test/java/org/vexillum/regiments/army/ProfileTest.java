package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.SWORD;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.model;
import static org.vexillum.regiments.army.Lists.notes;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.testkit.Rule;

class ProfileTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    @Rule("AOFR-ARMY-03")
    void qualityAndDefenseAreWhatADieCanShow(int value) {
        assertThat(violations(one(model(value, value, List.of(SWORD))))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 7})
    @Rule("AOFR-ARMY-03")
    void otherValuesAreRefused(int value) {
        assertThat(violations(one(model(value, 4, List.of(SWORD)))))
                .containsExactly("profile.quality");
        assertThat(violations(one(model(4, value, List.of(SWORD)))))
                .containsExactly("profile.defense");
    }

    @Test
    @Rule("AOFR-ARMY-03")
    void aWeaponHasAttacksAndNoNegativeRange() {
        var blunt = new Weapon("Blunt", 0, 0, List.of());
        var backwards = new Weapon("Backwards", -1, 1, List.of());
        assertThat(violations(one(model(4, 4, List.of(blunt))))).containsExactly("profile.weapon");
        assertThat(violations(one(model(4, 4, List.of(backwards)))))
                .containsExactly("profile.weapon");
    }

    @Test
    @Rule("AOFR-ARMY-03")
    void aUnitHasAPrice() {
        assertThat(violations(unit("a", 1, 5))).isEmpty();
        assertThat(violations(unit("a", 0, 5))).containsExactly("profile.points");
    }

    @Test
    @Rule("AOFR-ARMY-03")
    void equalModelsAreReportedOnce() {
        var odd = model(7, 4, List.of(SWORD));
        assertThat(violations(unit("a", 10, List.of(odd, odd, odd)))).hasSize(1);
    }

    @Test
    @Rule("AOFR-ARMY-03")
    void aUnitWithoutAnyWeaponIsNoted() {
        assertThat(notes(force(750, one(model(4, 4, List.of()))), 0))
                .containsExactly("profile.unarmed");
        var bearers = List.of(model(4, 4, List.of()), model(), model());
        assertThat(notes(force(750, unit("a", 10, bearers)), 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-CASTER-2")
    void aCasterWithoutSpellsIsNoted() {
        var caster = one(model(4, 4, List.of(SWORD), "Caster(2)"));
        assertThat(notes(force(750, caster), 0)).containsExactly("magic.no-spells");
        var spell = new Spell("Spark", 1, 2540, new Spell.Mends(1));
        var learned = new Force("Test", 750, List.of(caster), List.of(spell));
        assertThat(notes(learned, 0)).isEmpty();
    }

    private static UnitCard one(ModelCard model) {
        return unit("a", 10, List.of(model));
    }
}
