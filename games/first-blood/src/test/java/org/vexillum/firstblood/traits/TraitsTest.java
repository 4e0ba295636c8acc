package org.vexillum.firstblood.traits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.testkit.Rule;

/** Who has a rule, and how several of one kind count. */
class TraitsTest {
    private static Levy levy(int edition) {
        return Levy.of(Edition.numbered(edition), "A");
    }

    private static boolean flanks(int edition, Regiment regiment) {
        var battle = Field.of(Edition.numbered(edition)).with(regiment).battle();
        return Traits.regimental(battle, regiment, RegimentTraits.Flank.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OFFICER-05")
    void anOfficerLeftAloneHasARuleOfTheRegimentIfHeHasItHimself(int edition) {
        var plain = levy(edition).traits("Flank").models(1).traits().model(Role.OFFICER).build();
        assertThat(flanks(edition, plain)).isTrue();
        plain.remove(0);
        assertThat(flanks(edition, plain)).isFalse();
        var own = levy(edition).models(1).traits("Flank").model(Role.OFFICER).build();
        assertThat(flanks(edition, own)).isFalse();
        own.remove(0);
        assertThat(flanks(edition, own)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CCOM-03")
    void everybodyHasARuleOnlyIfSomebodyIsLeft(int edition) {
        var birds = levy(edition).traits("Fly").models(2).build();
        var battle = Field.of(Edition.numbered(edition)).with(birds).battle();
        assertThat(Traits.all(battle, birds, RegimentTraits.Fly.class)).isTrue();
        birds.remove(0);
        birds.remove(1);
        assertThat(Traits.all(battle, birds, RegimentTraits.Fly.class)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 4"})
    @Rule({"FB-SR-STACK-E1", "FB-SR-STACK-E2"})
    void theHighestValueCountsAndInEditionTwoWhatIsAddedOnTop(int edition, int value) {
        var book = Edition.numbered(edition).traitBook();
        var traits =
                List.of(book.read("Cleave (2)"), book.read("Cleave (3)"), book.read("Cleave (+1)"));
        assertThat(Traits.value(Edition.numbered(edition), traits, traits.getFirst().getClass()))
                .isEqualTo(value);
    }

    @Test
    void aBarrageThatCannotBeReadIsKeptAndNotEnforced() {
        var trait = TraitBook.FIRST.read("Barrage (many) (far)");
        assertThat(trait).isInstanceOf(Unenforced.class);
        assertThat(trait.name()).isEqualTo("Barrage (many) (far)");
    }
}
