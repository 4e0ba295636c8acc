package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

/** Weapon groups: their order, and weapons that are used up. */
class WeaponsTest {
    private static UnitSpec horde() {
        return unit("Horde").models(20).defense(2);
    }

    private static OrderWeapons.Order order(String... weapons) {
        return new OrderWeapons.Order(List.of(weapons));
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void theAttackerOrdersWeaponsOfOneClass() {
        var armed = unit("Band").models(1).weapon("Club", 1).weapon("Axe", 1).weapon("Pike", 1);
        var fray = Fray.between(armed, horde());
        fray.answer(order("Pike", "Club", "Axe")).hit(1).hit(1).hit(1).morale(6).charge();
        assertThat(fray.all(CombatEvents.HitsRolled.class))
                .extracting(CombatEvents.HitsRolled::weapon)
                .containsExactly("Pike", "Club", "Axe");
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void eachGroupIsResolvedWithItsCasualtiesBeforeTheNext() {
        var armed = unit("Band").models(1).weapon("Club", 1).weapon("Bomb", 1, "Blast(6)");
        var fray = Fray.between(armed, unit("Foes").models(3));
        fray.answer(order("Club", "Bomb")).hit(4).block(1).hit(4).block(6, 6).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsMultiplied.class).by()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void everyOrderOfTheSameWeaponsIsAccepted() {
        var question = new OrderWeapons("a", List.of("x", "y", "z"));
        var choices = question.choices(Fray.between(horde(), horde()).battle());
        assertThat(choices.refusal(order("z", "x", "y"))).isNull();
        assertThat(choices.refusal(order("x", "y")).key()).isEqualTo("weapon-order");
        assertThat(choices.refusal(order("x", "y", "y")).key()).isEqualTo("weapon-order");
        assertThat(choices.refusal(order("x", "y", "w")).key()).isEqualTo("weapon-order");
        assertThat(choices.complete()).isFalse();
        for (var listed : choices.list()) assertThat(choices.refusal(listed)).isNull();
        var lot = new RandomSource(2);
        for (int i = 0; i < 30; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
        assertThat(new OrderWeapons("a", List.of("x", "y")).choices(null).complete()).isTrue();
    }

    @Test
    @Rule("AOFR-SR-LIMITED-1")
    void aLimitedWeaponIsUsedOnceHitOrMiss() {
        var band = unit("Band").models(1).weapon("Bomb", 1, "Limited").traits("Tough(3)");
        var fray = Fray.between(band, horde());
        fray.answer(true).hit(1).morale(6).charge();
        assertThat(fray.a().spent(0, 0)).isTrue();
        fray.morale(6).charge();
        assertThat(fray.all(CombatEvents.HitsRolled.class)).hasSize(1);
    }

    @Test
    @Rule({"AOFR-SR-LIMITED-1", "AOFR-MELEE-03"})
    void aLimitedWeaponMayBeHeldBackInMelee() {
        var band = unit("Band").models(1).weapon("Bomb", 1, "Limited").traits("Tough(3)");
        var fray = Fray.between(band, horde());
        fray.answer(false).morale(6).charge();
        assertThat(fray.a().spent(0, 0)).isFalse();
        assertThat(fray.all(CombatEvents.HitsRolled.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-LIMITED-1")
    void eachCopyIsTrackedByItself() {
        var band = unit("Band").models(2).weapon("Bomb", 1, "Limited");
        var fray = Fray.between(band, horde());
        fray.a().spend(1, 0);
        fray.answer(true).hit(1).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).roll().size()).isEqualTo(1);
        assertThat(fray.a().spent(0, 0)).isTrue();
    }

    @Test
    @Rule("AOFR-SR-LIMITED-1")
    void otherWeaponsAreNotUsedUp() {
        var band = unit("Band").models(1).weapon("Club", 1).traits("Tough(3)");
        var fray = Fray.between(band, horde());
        fray.hit(1).morale(6).charge();
        assertThat(fray.a().spent(0, 0)).isFalse();
    }

    @Test
    @Rule("AOFR-ARMY-03")
    void meleeWeaponsStrikeAndRangedOnesShoot() {
        var band = unit("Band").models(1).weapon("Club", 1).shooting("Bow", 1);
        var fray = Fray.between(band, horde());
        fray.hit(1).morale(6).charge();
        assertThat(fray.event(CombatEvents.HitsRolled.class).weapon()).isEqualTo("Club");
        assertThat(WeaponGroup.ranged(fray.a())).hasSize(1);
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void weaponsOfOneNameButAnotherProfileStrikeOnceEach() {
        var band = unit("Band").models(2).weapon("Sword", 1);
        band.joinedBy(unit("Lord").quality(4).weapon("Sword", 3).traits("Tough(3)"));
        var fray = Fray.between(band, horde());
        var question = (OrderWeapons) fray.asked(charge());
        assertThat(question.weapons()).hasSize(2).doesNotHaveDuplicates();
        var other = Fray.between(band, horde());
        other.answer(new OrderWeapons.Order(question.weapons()));
        other.hit(1, 1, 1).hit(1, 1).morale(6).charge();
        assertThat(other.all(CombatEvents.HitsRolled.class)).hasSize(2);
    }

    private static Fray.Stage<Boolean> charge() {
        return (battle, referee) -> {
            new Melee("a", "b", ChargedSide.FRONT).play(battle, referee);
            return true;
        };
    }

    @Test
    @Rule("AOFR-PRINCIPLE-07")
    void rulesOfOneModelThatActOnWholeGroupsWorkForThatModelOnly() {
        var trolls = unit("Trolls").models(20).traits("Regeneration");
        var band = unit("Band").models(3).weapon("Sword", 1).upgrade("Bane");
        var fray = Fray.between(band, trolls);
        fray.hit(4, 4).block(6, 1).regenerate(5);
        fray.hit(4).block(6).block(1).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(19);
    }
}
