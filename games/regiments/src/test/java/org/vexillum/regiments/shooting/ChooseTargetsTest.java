package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

/** Bows (10 inches), a gun (24 inches) and a rocket (once) against units all round. */
class ChooseTargetsTest {
    private static final Weapon GUN = new Weapon("Gun", 24 * 2540, 3, List.of());
    private static final Weapon ROCKET =
            new Weapon("Rocket", 24 * 2540, 6, List.of(new PlainTrait.Limited()));

    private final Scene scene = Scene.open(Scene.wall(Scene.box(33, 24, 50, 25)));

    @BeforeEach
    void armies() {
        var bow = Cards.model(List.of(), Cards.bow(10), Cards.SWORD);
        var special = Cards.model(List.of(), GUN, ROCKET);
        scene.put(Side.A, Cards.unit("a", bow, special, bow), 30, 20, 0);
        scene.put(Side.B, Cards.unit("near", 5), 30, 26, 180);
        scene.put(Side.B, Cards.unit("left", 5), 22, 27, 180);
        scene.put(Side.B, Cards.unit("distant", 5), 40, 40, 180);
        scene.put(Side.B, Cards.unit("hidden", 1), 40, 30, 180);
        scene.put(Side.B, Cards.unit("behind", 5), 30, 10, 0);
        scene.put(Side.A, Cards.unit("friend", 1), 34, 22, 0);
    }

    private Choices<Aims> choices() {
        return new ChooseTargets("a", false).choices(scene.battle());
    }

    private static Aims aims(String... pairs) {
        var aims = new ArrayList<Aim>();
        for (int i = 0; i < pairs.length; i += 2) aims.add(new Aim(pairs[i], pairs[i + 1]));
        return new Aims(aims);
    }

    private String key(String... pairs) {
        var refusal = choices().refusal(aims(pairs));
        return refusal == null ? "" : refusal.key();
    }

    @Test
    @Rule("AOFR-SHOOT-03")
    void differentWeaponsMayShootAtTwoTargetsButNotAtThree() {
        assertThat(key("Bow", "near", "Gun", "left", "Rocket", "left")).isEmpty();
        assertThat(key("Bow", "near", "Gun", "left", "Rocket", "distant"))
                .isEqualTo("over-two-targets");
    }

    @Test
    @Rule("AOFR-SHOOT-03")
    void allWeaponsOfOneTypeGoToTheSameTarget() {
        assertThat(key("Bow", "near", "Bow", "left")).isEqualTo("weapon-twice");
    }

    @Test
    @Rule("AOFR-SHOOT-03")
    void aTypeIsANameWithIdenticalProfile() {
        var strong = new Weapon("Bow", 10 * 2540, 2, List.of());
        var captain = Cards.model(List.of(), strong);
        var archer = Cards.model(List.of(), Cards.bow(10));
        scene.unit("a").destroy();
        scene.put(Side.A, Cards.unit("mixed", archer, archer, captain), 30, 20, 0);
        var mixed = new ChooseTargets("mixed", false).choices(scene.battle());
        assertThat(mixed.refusal(aims("Bow", "near", "Bow #2", "left"))).isNull();
        assertThat(mixed.list()).contains(aims("Bow", "near", "Bow #2", "left"));
    }

    @Test
    @Rule("AOFR-SHOOT-02")
    void shootingIsOptionalWeaponByWeapon() {
        assertThat(key()).isEmpty();
        assertThat(key("Rocket", "near")).isEmpty();
        assertThat(key("Bow", "near")).isEmpty();
    }

    @Test
    @Rule("AOFR-SHOOT-09")
    void anyEnemyMayBeATargetEvenAtArmsLengthOfOthers() {
        scene.put(Side.A, Cards.unit("fighters", 5), 22, 29, 180);
        scene.unit("left").setFatigued(true);
        assertThat(key("Bow", "left")).isEmpty();
        assertThat(key("Bow", "friend")).isEqualTo("target-friendly");
    }

    @Test
    void everyReasonHasItsOwnRefusal() {
        assertThat(key("Sling", "near")).isEqualTo("weapon-unknown");
        assertThat(key("Sword", "near")).isEqualTo("weapon-for-melee");
        assertThat(key("Bow", "ghost")).isEqualTo("target-unknown");
        assertThat(key("Bow", "behind")).isEqualTo("not-in-front");
        assertThat(key("Bow", "distant")).isEqualTo("out-of-range");
        assertThat(key("Gun", "hidden")).isEqualTo("out-of-sight");
        scene.unit("left").destroy();
        assertThat(key("Bow", "left")).isEqualTo("target-off-table");
    }

    @Test
    @Rule("AOFR-SR-LIMITED-1")
    void aSpentOrLostWeaponCannotBeAimed() {
        scene.unit("a").spend(1, 1);
        assertThat(key("Rocket", "near")).isEqualTo("weapon-spent");
        assertThat(key("Gun", "near")).isEmpty();
        scene.unit("a").remove(1);
        assertThat(key("Gun", "near")).isEqualTo("weapon-lost");
    }

    @Test
    void withNothingToShootAtNobodyIsAsked() {
        for (var id : List.of("near", "left", "distant")) scene.unit(id).destroy();
        var choices = choices();
        assertThat(choices.only()).isEqualTo(Aims.NONE);
        assertThat(choices.complete()).isTrue();
        assertThat(choices.list()).containsExactly(Aims.NONE);
    }

    @Test
    void whateverIsOfferedIsAccepted() {
        var choices = choices();
        assertThat(choices.only()).isNull();
        assertThat(choices.list())
                .doesNotHaveDuplicates()
                .contains(
                        aims("Bow", "near", "Gun", "near", "Rocket", "near"),
                        aims("Bow", "near", "Gun", "near"),
                        aims("Bow", "near", "Rocket", "near", "Gun", "distant"),
                        Aims.NONE);
        assertThat(choices.list()).allMatch(aims -> choices.refusal(aims) == null);
        var lot = new RandomSource(5);
        for (int i = 0; i < 300; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
    }

    @Test
    void guessesVary() {
        var choices = choices();
        var lot = new RandomSource(8);
        var guesses = new java.util.HashSet<Aims>();
        for (int i = 0; i < 1000; i++) guesses.add(choices.any(lot));
        assertThat(guesses)
                .contains(Aims.NONE)
                .contains(aims("Bow", "near", "Gun", "near", "Rocket", "near"))
                .contains(aims("Bow", "left", "Gun", "left", "Rocket", "left"))
                .contains(aims("Bow", "near", "Rocket", "near", "Gun", "distant"));
        assertThat(guesses).allMatch(guess -> guess.aims().isEmpty() || guess.aims().size() > 1);
    }

    @Test
    void anUnarmedOrLonelyUnitHoldsItsFire() {
        var unarmed = new ChooseTargets("friend", false).choices(scene.battle());
        assertThat(unarmed.any(new RandomSource(1))).isEqualTo(Aims.NONE);
        assertThat(unarmed.only()).isEqualTo(Aims.NONE);
        for (var id : List.of("near", "left", "distant", "hidden", "behind"))
            scene.unit(id).destroy();
        assertThat(choices().any(new RandomSource(1))).isEqualTo(Aims.NONE);
    }

    @Test
    void withOneTypeOfWeaponTheListIsComplete() {
        var archer = Cards.model(List.of(), Cards.bow(24));
        scene.unit("a").destroy();
        scene.put(Side.A, Cards.of("bows", 3, archer), 30, 20, 0);
        var choices = new ChooseTargets("bows", false).choices(scene.battle());
        assertThat(choices.complete()).isTrue();
        assertThat(choices.list())
                .containsExactlyInAnyOrder(
                        aims("Bow", "near"),
                        aims("Bow", "left"),
                        aims("Bow", "distant"),
                        Aims.NONE);
        assertThat(choices().complete()).isTrue();
    }

    @Test
    void withSeveralTypesItIsNot() {
        assertThat(choices().complete()).isFalse();
    }
}
