package org.vexillum.regiments.traits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.traits.WoundTraits.Ap;
import org.vexillum.testkit.Rule;

class TraitBookTest {
    @ParameterizedTest
    @CsvSource({
        "Ambush, Emboscada",
        "AP(1), PA(1)",
        "Artillery, Artillería",
        "Bane, Letal",
        "Blast(3), Explosión(3)",
        "Caster(2), Invocador(2)",
        "Counter, Contraataque",
        "Deadly(3), Mortal(3)",
        "Fast, Rápido",
        "Fear(1), Miedo(1)",
        "Fearless, Impasible",
        "Flying, Volador",
        "Furious, Furioso",
        "Hero, Héroe",
        "Immobile, Inmóvil",
        "Impact(2), Choque(2)",
        "Indirect, Indirecto",
        "Limited, Limitada",
        "Regeneration, Regeneración",
        "Relentless, Implacable",
        "Reliable, Fiable",
        "Rending, Penetrante",
        "Scout, Explorador",
        "Slow, Lento",
        "Stealth, Sigilo",
        "Strider, Zancada",
        "Surge, Oleada",
        "Takedown, Eliminación",
        "Thrust, Embestida",
        "Tough(6), Resistente(6)",
        "Unstoppable, Imparable",
        "Sergeant, Sargento",
        "Musician, Músico",
        "Banner, Estandarte"
    })
    void everyTraitIsReadInBothLanguages(String english, String spanish) {
        var trait = TraitBook.read(english);
        assertThat(trait).isNotInstanceOf(Unenforced.class).isEqualTo(TraitBook.read(spanish));
        assertThat(trait.written()).isEqualTo(english);
        assertThat(trait.rule()).startsWith("AOFR-");
    }

    @Test
    void allBuiltInTraitsAreListed() {
        assertThat(TraitBook.all()).hasSize(34).doesNotHaveDuplicates();
        assertThat(TraitBook.all()).noneMatch(Unenforced.class::isInstance);
    }

    @Test
    void spellingIsForgiven() {
        assertThat(TraitBook.read(" ap ( 2 ) ")).isEqualTo(new Ap(2));
        assertThat(TraitBook.read("explosion(3)")).isEqualTo(TraitBook.read("Blast(3)"));
        assertThat(TraitBook.read("FEARLESS")).isEqualTo(TraitBook.read("Fearless"));
    }

    @Test
    @Rule("AOFR-PRINCIPLE-01")
    void unknownTraitsAreKeptButNotEnforced() {
        assertThat(TraitBook.read("Glorious")).isEqualTo(new Unenforced("Glorious", 0));
        assertThat(TraitBook.read("Glorious(2)").written()).isEqualTo("Glorious(2)");
        assertThat(TraitBook.read("Spawn(Rats [3])").written()).isEqualTo("Spawn(Rats [3])");
        assertThat(TraitBook.read("Glorious").rule()).isEqualTo("AOFR-PRINCIPLE-01");
    }

    @ParameterizedTest
    @CsvSource({"AP", "AP(0)", "AP(-1)", "Tough", "Fearless(2)", "Tough(x)"})
    void aKnownNameWithoutItsValueIsNotEnforced(String written) {
        assertThat(TraitBook.read(written)).isInstanceOf(Unenforced.class);
    }

    @Test
    void knowsItsNamesInBothLanguagesWhateverTheAccents() {
        assertThat(TraitBook.knows("Fearless")).isTrue();
        assertThat(TraitBook.knows("rapido")).isTrue();
        assertThat(TraitBook.knows("Glorious")).isFalse();
    }

    @Test
    void spanishCardsShowSpanishNamesAndTheValue() {
        assertThat(TraitBook.spanish(TraitBook.read("AP(2)"))).isEqualTo("PA(2)");
        assertThat(TraitBook.spanish(TraitBook.read("Fast"))).isEqualTo("Rápido");
        assertThat(TraitBook.spanish(TraitBook.read("Glorious"))).isEqualTo("Glorious");
    }
}
