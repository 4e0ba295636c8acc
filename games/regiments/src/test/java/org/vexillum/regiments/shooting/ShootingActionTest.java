package org.vexillum.regiments.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.CombatEvents.AttacksLost;
import org.vexillum.regiments.combat.CombatEvents.Blocked;
import org.vexillum.regiments.combat.CombatEvents.HitsRolled;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel.Pick;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.shooting.ChooseTargets.Aim;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;
import org.vexillum.regiments.shooting.ShootingAction.Shot;
import org.vexillum.regiments.shooting.ShootingEvents.TargetDeclared;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.terrain.Terrain;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.PlainTrait.Takedown;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.WoundTraits.Deadly;
import org.vexillum.testkit.Rule;

/** Three shooters at 30, 20 looking north at three models ten inches away. */
class ShootingActionTest {
    private static Weapon weapon(String name, Trait... traits) {
        return new Weapon(name, 24 * 2540, 1, List.of(traits));
    }

    private static Scene scene(Weapon... weapons) {
        return scene(Scene.open(), weapons);
    }

    private static Scene scene(Terrain terrain, Weapon... weapons) {
        return scene(Scene.open(terrain), weapons);
    }

    private static Scene scene(Scene scene, Weapon... weapons) {
        scene.put(Side.A, Cards.of("a", 3, Cards.model(List.of(), weapons)), 30, 20, 0);
        scene.put(Side.B, Cards.unit("b", 3), 30, 30, 180);
        return scene;
    }

    private static ShootingAction declared(Scene scene, boolean moved, String... weapons) {
        var aims = new ArrayList<Aim>();
        for (var weapon : weapons) aims.add(new Aim(weapon, "b"));
        return ShootingAction.declared(scene.battle(), scene.unit("a"), new Aims(aims), moved);
    }

    private static void fire(Scene scene, ShootingAction fire) {
        fire.play(scene.battle(), scene.referee());
        assertThat(scene.exhausted()).isTrue();
    }

    private static OrderWeapons.Order order(String... weapons) {
        return new OrderWeapons.Order(List.of(weapons));
    }

    private static List<String> fired(Scene scene) {
        return scene.all(HitsRolled.class).stream().map(HitsRolled::weapon).toList();
    }

    @Test
    @Rule("AOFR-SHOOT-04")
    void eachCopyRollsTheWeaponsAttacks() {
        var bow = new Weapon("Bow", 24 * 2540, 2, List.of());
        var scene = scene(bow).dice(4, 3, 1, 2, 3, 3, 4);
        fire(scene, declared(scene, false, "Bow"));
        assertThat(scene.event(HitsRolled.class).roll().size()).isEqualTo(6);
        assertThat(scene.event(HitsRolled.class).hits()).isEqualTo(1);
        assertThat(scene.unit("b").living()).as("a 4 blocks").isEqualTo(3);
    }

    @Test
    @Rule("AOFR-SHOOT-03")
    void targetsOfAllWeaponsAreDeclaredBeforeAnyDie() {
        var scene = scene(weapon("Bow"), weapon("Gun"));
        scene.put(Side.B, Cards.unit("c", 1), 36, 27, 180);
        var aims = new Aims(List.of(new Aim("Bow", "b"), new Aim("Gun", "c")));
        scene.dice(1, 1, 1, 1, 1, 1);
        fire(scene, ShootingAction.declared(scene.battle(), scene.unit("a"), aims, false));
        var told = scene.all(TargetDeclared.class);
        assertThat(scene.events().subList(0, 2)).isEqualTo(told);
        assertThat(told).extracting(TargetDeclared::target).containsExactly("b", "c");
        assertThat(told).extracting(TargetDeclared::far).containsExactly(true, false);
        assertThat(told).allMatch(event -> event.shots() == 3);
        assertThat(told).allMatch(event -> event.rules().has("AOFR-SHOOT-03"));
    }

    @Test
    void onlyTheRulesThatActAreCited() {
        var plain = scene(weapon("Bow")).dice(1, 1, 1);
        fire(plain, declared(plain, false, "Bow"));
        assertThat(plain.event(TargetDeclared.class).rules().ids())
                .containsExactly(
                        "AOFR-SHOOT-01",
                        "AOFR-SHOOT-02",
                        "AOFR-FACING-02",
                        "AOFR-LOS-01",
                        "AOFR-PRINCIPLE-04");
        var crops = Scene.crops(Scene.box(20, 29, 40, 40));
        var indirect = scene(crops, weapon("Mortar", new Indirect())).dice(1, 1, 1);
        fire(indirect, declared(indirect, false, "Mortar"));
        assertThat(indirect.event(TargetDeclared.class).rules().ids())
                .contains("AOFR-SR-INDIRECT-2", "AOFR-TERRAIN-01")
                .doesNotContain("AOFR-LOS-01", "AOFR-SHOOT-03");
        var single = Scene.open(crops);
        single.put(Side.A, Cards.of("a", 1, Cards.model(List.of(), weapon("Bow"))), 30, 20, 0);
        single.put(Side.B, Cards.unit("b", 1), 30, 30, 180);
        fire(single.dice(1), declared(single, false, "Bow"));
        assertThat(single.event(TargetDeclared.class).rules().has("AOFR-TERRAIN-02")).isTrue();
    }

    @Test
    @Rule({"AOFR-SHOOT-07", "AOFR-SR-TAKEDOWN-3", "AOFR-SR-DEADLY-2"})
    void takedownThenDeadlyThenTheRest() {
        var cannon = weapon("Cannon", new Deadly(3));
        var scene = scene(weapon("Bow"), cannon, weapon("Rifle", new Takedown()));
        scene.dice(1, 1, 1, 1, 1, 1, 1, 1, 1);
        scene.answers(Pick.NOBODY, Pick.NOBODY, Pick.NOBODY);
        fire(scene, declared(scene, false, "Bow", "Cannon", "Rifle"));
        assertThat(fired(scene)).containsExactly("Rifle", "Cannon", "Bow");
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void withinAClassTheAttackerChooses() {
        var scene = scene(weapon("Bow"), weapon("Gun")).dice(1, 1, 1, 1, 1, 1);
        scene.answers(order("Gun", "Bow"));
        fire(scene, declared(scene, false, "Bow", "Gun"));
        assertThat(fired(scene)).containsExactly("Gun", "Bow");
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void eachTypeIsResolvedCompletelyAndShotsAtTheDestroyedAreLost() {
        var scene = scene(weapon("Bow"), weapon("Gun"));
        scene.dice(6, 6, 6, 1, 1, 1).answers(order("Bow", "Gun"));
        fire(scene, declared(scene, false, "Bow", "Gun"));
        assertThat(scene.unit("b").destroyed()).isTrue();
        assertThat(scene.event(AttacksLost.class).weapon()).isEqualTo("Gun");
        assertThat(scene.event(AttacksLost.class).rules().has("AOFR-SHOOT-07")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-LIMITED-1")
    void aLimitedWeaponIsSpentHitOrMissButNotIfItsShotsWereLost() {
        var scene = scene(weapon("Rocket", new PlainTrait.Limited())).dice(1, 1, 1);
        fire(scene, declared(scene, false, "Rocket"));
        assertThat(scene.unit("a").spent(0, 0)).isTrue();

        var lost = scene(weapon("Rocket", new PlainTrait.Limited()));
        var fire = declared(lost, false, "Rocket");
        lost.unit("b").destroy();
        fire(lost, fire);
        assertThat(lost.unit("a").spent(0, 0)).isFalse();
    }

    @Test
    @Rule("AOFR-TERRAIN-03")
    void coverIsJudgedOnceWhenTargetsAreDeclared() {
        var crops = Scene.crops(Scene.box(20, 29, 30, 40));
        var scene = scene(crops, weapon("Bow"), weapon("Gun"));
        var fire = declared(scene, false, "Bow", "Gun");
        assertThat(fire.shots()).allMatch(shot -> shot.cover().equals(Cover.INSIDE));
        scene.answers(order("Bow", "Gun")).dice(4, 1, 1, 1, 4, 1, 1, 3);
        fire(scene, fire);
        assertThat(new ShootingLines(scene.battle()).cover(scene.unit("a"), scene.unit("b")))
                .as("of the two that are left only one is inside")
                .isEqualTo(Cover.NONE);
        assertThat(scene.unit("b").living()).as("still a 3 blocks").isEqualTo(2);
        assertThat(scene.all(Blocked.class).getLast().rules().has("AOFR-TERRAIN-03")).isTrue();
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void whoMayFireIsFixedWhenTargetsAreDeclared() {
        var scene = scene(new Weapon("Bow", 10 * 2540, 1, List.of()));
        var fire = declared(scene, false, "Bow");
        assertThat(fire.shots().getFirst().models()).containsExactly(0, 1, 2);
        scene.unit("b").place(scene.unit("b").front().moved(0, 2540));
        scene.dice(1, 1, 1);
        fire(scene, fire);
        assertThat(scene.event(HitsRolled.class).roll().size()).isEqualTo(3);
    }

    @Test
    @Rule("AOFR-SR-INDIRECT-1")
    void indirectFireAfterMovingHasMinusOne() {
        var scene = scene(weapon("Mortar", new Indirect())).dice(4, 4, 3);
        fire(scene, declared(scene, true, "Mortar"));
        assertThat(scene.event(HitsRolled.class).hits()).isZero();
        var still = scene(weapon("Mortar", new Indirect())).dice(4, 3, 3, 6);
        fire(still, declared(still, false, "Mortar"));
        assertThat(still.event(HitsRolled.class).hits()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-2")
    void aPickedModelHasItsOwnCover() {
        var crops = Scene.crops(Scene.box(30, 29, 40, 40));
        var scene = Scene.open(crops);
        var sniper = Cards.model(List.of(), weapon("Rifle", new Takedown()));
        scene.put(Side.A, Cards.of("a", 1, sniper), 30, 20, 0);
        scene.put(Side.B, Cards.unit("b", 3), 29.6, 30, 180);
        var fire = declared(scene, false, "Rifle");
        assertThat(fire.shots().getFirst().cover()).isEqualTo(Cover.NONE);
        scene.answers(new Pick(0)).dice(4, 3);
        fire(scene, fire);
        assertThat(scene.unit("b").living()).as("a 3 blocks in cover").isEqualTo(3);

        scene.answers(new Pick(2)).dice(4, 3);
        fire(scene, fire);
        assertThat(scene.unit("b").alive(2)).as("but not in the open").isFalse();
    }

    @Test
    @Rule("AOFR-SR-TAKEDOWN-1")
    void eachShooterPicksForItself() {
        var scene = scene(weapon("Rifle", new Takedown()));
        scene.answers(new Pick(1), Pick.NOBODY, new Pick(1)).dice(6, 6, 1, 1, 1);
        fire(scene, declared(scene, false, "Rifle"));
        assertThat(scene.unit("b").alive(1)).isFalse();
        assertThat(scene.unit("b").living()).as("the second wound is lost").isEqualTo(2);
        assertThat(scene.all(HitsRolled.class))
                .extracting(event -> event.roll().size())
                .containsExactly(2, 1);
    }

    @Test
    @Rule("AOFR-SHOOT-07")
    void aShotAtAModelThatFellBeforeIsLost() {
        var scene = scene(weapon("Rifle", new Takedown()));
        scene.answers(Pick.NOBODY, new Pick(2), Pick.NOBODY).dice(6, 6, 1, 1);
        fire(scene, declared(scene, false, "Rifle"));
        assertThat(scene.unit("b").slots()).as("the rear falls first").containsExactly(0);
        assertThat(scene.event(AttacksLost.class).target()).isEqualTo("b");
    }

    @Test
    void aVolleyNeedsNoCoordinates() {
        var scene = Scene.open();
        var sniper = Cards.model(List.of(), weapon("Rifle", new Takedown()));
        scene.waiting(Side.A, Status.ON_TABLE, Cards.of("a", 1, sniper));
        scene.waiting(Side.B, Status.ON_TABLE, Cards.unit("b", 3));
        var shot = new Shot("Rifle", "b", List.of(0), false, true, Cover.INSIDE);
        scene.answers(new Pick(1)).dice(4, 3);
        fire(scene, new ShootingAction("a", List.of(shot)));
        assertThat(scene.unit("b").living()).as("cover as stated").isEqualTo(3);
    }
}
