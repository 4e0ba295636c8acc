package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.mission.SetAside.Reserves;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

class ReservesTest {
    private final Scene scene = Scene.open();

    private Choices<Reserves> choices() {
        return new SetAside(Side.A).choices(scene.battle());
    }

    private String key(List<String> ambush, List<String> scouts) {
        var refusal = choices().refusal(new Reserves(ambush, scouts));
        return refusal == null ? "" : refusal.key();
    }

    private void both(String id) {
        var card = Cards.unit(id, 3, new PlainTrait.Ambush(), new PlainTrait.Scout());
        scene.waiting(Side.A, Status.UNDEPLOYED, card);
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-1")
    void everyModelNeedsAmbush() {
        var with = Cards.model(List.of(new PlainTrait.Ambush()), Cards.SWORD);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("all", with, with));
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("most", with, Cards.plain()));
        assertThat(key(List.of("all"), List.of())).isEmpty();
        assertThat(key(List.of("most"), List.of())).isEqualTo("not-all-ambush");
        assertThat(key(List.of(), List.of())).as("it may be deployed instead").isEmpty();
    }

    @Test
    @Rule("AOFR-SR-SCOUT-1")
    void everyModelNeedsScout() {
        var with = Cards.model(List.of(new PlainTrait.Scout()), Cards.SWORD);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("all", with, with));
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("most", with, Cards.plain()));
        assertThat(key(List.of(), List.of("all"))).isEmpty();
        assertThat(key(List.of(), List.of("most"))).isEqualTo("not-all-scouts");
        assertThat(key(List.of("all"), List.of())).isEqualTo("not-all-ambush");
    }

    @Test
    @Rule("AOFR-SR-AMBUSH-1")
    void aUnitWithBothChoosesOne() {
        both("a");
        assertThat(key(List.of("a"), List.of())).isEmpty();
        assertThat(key(List.of(), List.of("a"))).isEmpty();
        assertThat(key(List.of("a"), List.of("a"))).isEqualTo("set-aside-twice");
        assertThat(choices().list())
                .containsExactlyInAnyOrder(
                        Reserves.NONE,
                        new Reserves(List.of("a"), List.of()),
                        new Reserves(List.of(), List.of("a")));
    }

    @Test
    void onlyOnesOwnUnitsCanBeSetAside() {
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b", 3, new PlainTrait.Ambush()));
        assertThat(key(List.of("b"), List.of())).isEqualTo("unit-not-yours");
        assertThat(key(List.of(), List.of("ghost"))).isEqualTo("unit-unknown");
    }

    @Test
    void whateverIsOfferedIsAccepted() {
        for (int units = 1; units <= 6; units++) {
            both("a" + units);
            var choices = choices();
            assertThat(choices.complete()).isEqualTo(units <= 3);
            assertThat(choices.list()).doesNotHaveDuplicates();
            assertThat(choices.list()).allMatch(answer -> choices.refusal(answer) == null);
            var lot = new RandomSource(units);
            for (int i = 0; i < 50; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
        }
    }

    @Test
    void withManyUnitsATellingSelectionIsOffered() {
        for (int i = 1; i <= 5; i++) {
            var ambush = Cards.unit("h" + i, 3, new PlainTrait.Ambush());
            scene.waiting(Side.A, Status.UNDEPLOYED, ambush);
        }
        for (int i = 1; i <= 2; i++) {
            var scouts = Cards.unit("s" + i, 3, new PlainTrait.Scout());
            scene.waiting(Side.A, Status.UNDEPLOYED, scouts);
        }
        both("x");
        var hidden = List.of("h1", "h2", "h3", "h4", "h5");
        assertThat(choices().complete()).isFalse();
        assertThat(choices().list())
                .hasSize(1 + 5 + 2 + 2 + 2)
                .contains(
                        Reserves.NONE,
                        new Reserves(List.of("h3"), List.of()),
                        new Reserves(List.of(), List.of("s2")),
                        new Reserves(hidden, List.of("s1", "s2", "x")),
                        new Reserves(
                                List.of("h1", "h2", "h3", "h4", "h5", "x"), List.of("s1", "s2")));
    }

    @Test
    void exactlySixtyFourCombinationsAreAllListed() {
        for (int i = 0; i < 6; i++) {
            var ambush = Cards.unit("h" + i, 3, new PlainTrait.Ambush());
            scene.waiting(Side.A, Status.UNDEPLOYED, ambush);
        }
        assertThat(choices().list()).hasSize(64).doesNotHaveDuplicates();
    }

    @Test
    void guessesReachEverything() {
        both("a");
        var lot = new RandomSource(1);
        var guesses = new java.util.HashSet<Reserves>();
        for (int i = 0; i < 100; i++) guesses.add(choices().any(lot));
        assertThat(guesses).containsExactlyInAnyOrderElementsOf(choices().list());
    }

    @Test
    void keepingNothingBackIsWhatAStandingPassAnswers() {
        assertThat(new SetAside(Side.A).pass()).isEqualTo(Reserves.NONE);
    }

    @Test
    @Rule("AOFR-SR-SCOUT-1")
    void theRuleNamedIsThatOfTheReserve() {
        var ghost = List.of("ghost");
        assertThat(choices().refusal(new Reserves(ghost, List.of())).rules().ids())
                .containsExactly("AOFR-SR-AMBUSH-1");
        assertThat(choices().refusal(new Reserves(List.of(), ghost)).rules().ids())
                .containsExactly("AOFR-SR-SCOUT-1");
    }

    @Test
    void guessesKeepNobodyBackWhoCannot() {
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("hidden", 3, new PlainTrait.Ambush()));
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("scouts", 3, new PlainTrait.Scout()));
        var lot = new RandomSource(3);
        for (int i = 0; i < 50; i++) assertThat(choices().refusal(choices().any(lot))).isNull();
    }
}
