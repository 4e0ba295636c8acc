package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.morale.Tested.test;
import static org.vexillum.firstblood.morale.Tested.troop;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Whose Resolve counts near a character. */
class WhoseResolveTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-PRESENCE-04")
    void aBrokenRegimentTestsOnItsOwnResolve(int edition) {
        var bout = guided(edition, 4);
        bout.regiment("b").setBroken(true);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E1")
    void inEditionOneTheHigherResolveOfACharacterIsUsed() {
        var bout = guided(1, 4);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        var weak = guided(1, 1);
        test(weak.morale(1), 1, 0);
        assertThat(weak.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E2")
    void inEditionTwoTheOwnerDecides() {
        var bout = guided(2, 4).answer(UsePresence.Answer.CHARACTERS_RESOLVE);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        var proud = guided(2, 4).answer(UsePresence.Answer.OWN_RESOLVE);
        test(proud.morale(1), 1, 0);
        assertThat(proud.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    /** A lone model of Resolve 2 beside a character of this Resolve. */
    private static Bout guided(int edition, int resolve) {
        var lord =
                Levy.of(Edition.numbered(edition), "lord")
                        .side(Side.B)
                        .profile(5, 2, 3, 1, 4, resolve, 2, 0)
                        .model(Role.CHARACTER)
                        .build();
        var field = Field.of(Edition.numbered(edition));
        field.with(troop(edition, 9, 2).models(1).build(), "10,10").with(lord, "13,10");
        return Bout.on(field);
    }

    @ParameterizedTest
    @CsvSource({"1, FB-PRESENCE-02-E1", "2, FB-PRESENCE-02-E2"})
    @Rule({"FB-PRESENCE-02-E1", "FB-PRESENCE-02-E2"})
    void whoseResolveItIsIsTold(int edition, String rule) {
        var bout = guided(edition, 4);
        if (edition == 2) bout.answer(UsePresence.Answer.CHARACTERS_RESOLVE);
        test(bout.morale(1), 1, 0);
        var rules = bout.event(MoraleRolled.class).rules();
        assertThat(rules.has(rule)).isTrue();
        assertThat(rules.has("FB-BROKEN-08")).isFalse();
        var question = new UsePresence("b", -1, "lord", 2, 4);
        assertThat(question.rules().ids()).containsExactly("FB-PRESENCE-02-E2");
        assertThat(question.pass()).isEqualTo(UsePresence.Answer.CHARACTERS_RESOLVE);
    }

    @Test
    @Rule("FB-PRESENCE-02-E2")
    void nobodyIsAskedAboutAnEqualResolve() {
        var bout = guided(2, 2);
        test(bout.morale(1), 1, 0);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @Test
    @Rule("FB-PRESENCE-02-E1")
    void ofTwoCharactersTheBetterCounts() {
        for (int first : new int[] {3, 5}) {
            var field = Field.of(Edition.FIRST);
            field.with(troop(1, 9, 2).models(1).build(), "10,10");
            field.with(lord("lord", first), "13,10").with(lord("other", 8 - first), "7,10");
            var bout = Bout.on(field);
            test(bout.morale(1), 1, 0);
            assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(5);
        }
    }

    private static Regiment lord(String id, int resolve) {
        return Levy.of(Edition.FIRST, id)
                .side(Side.B)
                .profile(5, 2, 3, 1, 4, resolve, 2, 0)
                .model(Role.CHARACTER)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-BROKEN-08")
    void theBrokenAreToldThatTheyMissTheirCharacter(int edition) {
        var near = guided(edition, 4);
        near.regiment("b").setBroken(true);
        test(near.morale(1), 1, 0);
        assertThat(near.event(MoraleRolled.class).rules().has("FB-BROKEN-08")).isTrue();
        var far = guided(edition, 4);
        far.regiment("b").setBroken(true);
        far.regiment("lord").place(0, Field.at("40,40"));
        test(far.morale(1), 1, 0);
        assertThat(far.event(MoraleRolled.class).rules().has("FB-BROKEN-08")).isFalse();
    }
}
