package org.vexillum.firstblood.shooting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.shooting.ShootingEvents.Overcharged;
import org.vexillum.firstblood.shooting.ShootingEvents.TookAim;
import org.vexillum.firstblood.shooting.ShootingEvents.VolleyFired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.testkit.Rule;

class VolleyTest {
    private static final String BOW = "Barrage (1) (20\")";

    private static Levy archers(int edition, int volley, String... traits) {
        return a(edition).profile(5, volley, 2, 1, 1, 3, 2, 0).traits(traits);
    }

    private static Regiment target(int edition, String... traits) {
        var levy = b(edition).profile(5, 2, 3, 1, 9, 2, 2, 1).traits(traits);
        return levy.model(Role.TROOPER).build();
    }

    private static Bout line(int edition, Levy archers, int models, Regiment target) {
        for (int i = 0; i < models; i++) archers.model(Role.TROOPER);
        return bout(edition, archers.build(), target);
    }

    private static Bout fire(Bout bout, int clear, int obscured) {
        return fire(bout, clear, obscured, 0);
    }

    private static Bout fire(Bout bout, int clear, int obscured, int markers) {
        var weapon = RangedAttack.of(bout.battle(), bout.regiment("a")).getFirst();
        var shooters = new ArrayList<Shooter>();
        for (int i = 0; i < clear + obscured; i++) shooters.add(new Shooter(i, i >= clear));
        return bout.act(new Volley("a", "b", weapon, markers, shooters, false)::play);
    }

    private static int needed(Bout bout) {
        return bout.all(HitsRolled.class).getLast().needed().value();
    }

    @Test
    @Rule({"FB-AIM-01", "FB-VOLLEY-09", "FB-VOLLEY-12", "FB-VOLLEY-13", "FB-VOLLEY-17"})
    void eightArchersTakeAim() {
        var levy = b(1).profile(5, 2, 3, 1, 2, 2, 2, 1);
        for (int i = 0; i < 10; i++) levy.model(Role.TROOPER);
        var troop = levy.build();
        var bout = line(1, archers(1, 2, BOW), 8, troop);
        bout.act(new TakeAim("a")::play);
        bout.roll(Throw.VOLLEY, 1, 3, 4, 6).roll(Throw.VOLLEY, 2, 3).defence(2, 3, 6);
        fire(bout, 4, 2);
        assertThat(troop.living()).isEqualTo(9);
        assertThat(troop.tokens()).isEqualTo(1);
        assertThat(bout.all(MoraleRolled.class)).isEmpty();
        assertThat(bout.regiment("a").aimed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1, 5, 6, 1", "2, 5, 5, 0"})
    @Rule({"FB-AIM-01", "FB-AIM-03", "FB-VOLLEY-14"})
    void aimingAtVolleyFive(int edition, int volley, int needed, int extra) {
        var bout = line(edition, archers(edition, volley, BOW), 1, target(edition));
        bout.act(new TakeAim("a")::play);
        int[] dice = new int[1 + extra];
        Arrays.fill(dice, 1);
        fire(bout.roll(Throw.VOLLEY, 1).defence(dice), 1, 0);
        assertThat(needed(bout)).isEqualTo(needed);
        assertThat(bout.event(HitsRolled.class).extra()).isEqualTo(extra);
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 0, 4, true", "4, 0, 1, 4, false", "1, 0, 1, 1, false", "5, 0, 1, 4, true"})
    @Rule({"FB-AIM-02", "FB-AIM-03", "FB-VOLLEY-18", "FB-SR-AIMED-SHOT-E2"})
    void inEditionTwoAimedShotAddsOneOrRollsSixesAgain(
            int volley, int clear, int obscured, int needed, boolean again) {
        var bout = line(2, archers(2, volley, BOW), 1, target(2));
        bout.act(new TakeAim("a")::play);
        bout.roll(Throw.VOLLEY, 6);
        if (again) bout.roll(Throw.VOLLEY, 6);
        fire(bout, clear, obscured);
        assertThat(needed(bout)).isEqualTo(needed);
        assertThat(bout.regiment("a").boons()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1, 1", "3, 0, 1, 2", "5, 0, 1, 4"})
    @Rule("FB-VOLLEY-12")
    void anObscuredTargetCostsOneDownToOne(int volley, int clear, int obscured, int needed) {
        for (int edition : new int[] {1, 2}) {
            var bout = line(edition, archers(edition, volley, BOW), 1, target(edition));
            fire(bout.roll(Throw.VOLLEY, 6), clear, obscured);
            assertThat(needed(bout)).isEqualTo(needed);
        }
    }

    @Test
    @Rule("FB-VOLLEY-18")
    void modifiersAreAddedBeforeTheMinimum() {
        var bout = line(1, archers(1, 1, BOW), 1, target(1));
        bout.act(new TakeAim("a")::play);
        fire(bout.roll(Throw.VOLLEY, 6), 0, 1);
        assertThat(needed(bout)).isEqualTo(1);
        var good = line(1, archers(1, 5, BOW), 1, target(1));
        good.act(new TakeAim("a")::play);
        fire(good.roll(Throw.VOLLEY, 6), 0, 1);
        assertThat(needed(good)).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-BARRAGE-1", "FB-VOLLEY-09"})
    void everyModelAddsTheShotsOfItsBarrageAndLeadersNoMore(int edition) {
        var bout =
                line(
                        edition,
                        archers(edition, 2, "Barrage (2) (24\", Armor Piercing 1)")
                                .model(Role.LEADER),
                        1,
                        target(edition));
        fire(bout.roll(Throw.VOLLEY, 1, 6, 6, 6).defence(1), 2, 0);
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-RAPID-VOLLEY")
    void rapidVolleyAddsAHitForEachOne(int edition) {
        var bout = line(edition, archers(edition, 2, BOW, "Rapid Volley"), 2, target(edition));
        fire(bout.roll(Throw.VOLLEY, 1, 2).defence(1, 1, 1), 2, 0);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-PRECISE-SHOT")
    void preciseShotsBareTheDefenceForNaturalOnes(int edition) {
        var traits = new String[] {BOW, "Precise Shot", "Rapid Volley"};
        var bout = line(edition, archers(edition, 2, traits), 2, target(edition));
        fire(bout.roll(Throw.VOLLEY, 1, 2).defence(2).defence(2, 2), 2, 0);
        assertThat(bout.regiment("b").wounds(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-DEADLY-SHOT")
    void deadlyShotsCostTwoWoundsOnASix(int edition) {
        var bout = line(edition, archers(edition, 2, BOW, "Deadly Shot"), 2, target(edition));
        fire(bout.roll(Throw.VOLLEY, 1, 2).defence(6, 5), 2, 0);
        assertThat(bout.regiment("b").wounds(0)).isEqualTo(3);
    }

    @Test
    @Rule("FB-SR-TORRENTIAL-FIRE-E1")
    void inEditionOneHitsGiveMoreShotsThatGiveNoMore() {
        var bout = line(1, archers(1, 2, BOW, "Torrential Fire"), 3, target(1));
        bout.roll(Throw.VOLLEY, 1, 2, 3).roll(Throw.EXTRA_SHOTS, 2, 6).defence(1, 1, 1);
        fire(bout, 3, 0);
    }

    @Test
    @Rule("FB-SR-TORRENTIAL-FIRE-E2")
    void inEditionTwoEachHitRollGivesOneMoreHit() {
        var bout = line(2, archers(2, 2, BOW, "Torrential Fire"), 3, target(2));
        fire(bout.roll(Throw.VOLLEY, 1, 2, 3).defence(1, 1, 1, 1), 3, 0);
    }

    @Test
    @Rule({"FB-SR-ARMOR-PIERCING-E1", "FB-SR-ARMOR-PIERCING-E2"})
    void armorPiercingLowersTheDefenceOfAVolleysTarget() {
        for (int edition : new int[] {1, 2}) {
            var bout =
                    line(
                            edition,
                            archers(edition, 2, BOW, "Armor Piercing (2)"),
                            1,
                            target(edition));
            fire(bout.roll(Throw.VOLLEY, 1).defence(1), 1, 0);
            assertThat(bout.event(DefenceRolled.class).defence().value()).isZero();
        }
    }

    @Test
    @Rule("FB-SR-OVERCHARGE-2-E1")
    void inEditionOneAMarkerAddsShotsAndPiercingForOneVolley() {
        var bout = line(1, archers(1, 2, BOW, "Overcharge"), 1, target(1));
        bout.regiment("a").setOvercharge(3);
        fire(bout.roll(Throw.VOLLEY, 1, 6, 6, 6, 6).defence(1), 1, 0, 2);
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(1);
        assertThat(bout.regiment("a").overcharge()).isEqualTo(1);
        var keen = line(1, archers(1, 2, BOW, "Overcharge", "Armor Piercing (1)"), 1, target(1));
        keen.regiment("a").setOvercharge(2);
        fire(keen.roll(Throw.VOLLEY, 1, 6, 6, 6, 6).defence(1), 1, 0, 2);
        assertThat(keen.event(DefenceRolled.class).defence().changes().getFirst().amount())
                .isEqualTo(-3);
    }

    @Test
    @Rule("FB-SR-OVERCHARGE-2-E2")
    void inEditionTwoPiercingIsCappedAtTwoAndLastsForTheRound() {
        var bout = line(2, archers(2, 2, BOW, "Overcharge", "Armor Piercing (1)"), 1, target(2));
        bout.regiment("a").setOvercharge(2);
        fire(bout.roll(Throw.VOLLEY, 1, 6, 6, 6, 6).defence(1), 1, 0, 2);
        assertThat(bout.event(DefenceRolled.class).defence().value()).isZero();
        fire(bout.roll(Throw.VOLLEY, 6, 6, 6, 6, 6), 1, 0, 0);
    }

    @Test
    @Rule("FB-SR-PARRY-E1")
    void inEditionOneParryWorksAgainstVolleys() {
        var bout = line(1, archers(1, 2, BOW), 1, target(1, "Parry"));
        fire(bout.roll(Throw.VOLLEY, 1).roll(Throw.VOLLEY, 6), 1, 0);
        var second = line(2, archers(2, 2, BOW), 1, target(2, "Parry"));
        fire(second.roll(Throw.VOLLEY, 1).defence(1), 1, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-FIEND-HUNTER")
    void fiendHuntersShootAgainToo(int edition) {
        var beast = b(edition).type(ModelType.MONSTER).models(1).build();
        var bout = line(edition, archers(edition, 2, BOW, "Fiend Hunter"), 1, beast);
        fire(bout.roll(Throw.VOLLEY, 6).roll(Throw.VOLLEY, 5), 1, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-16")
    void leadersAreNotProtectedFromVolleys(int edition) {
        var troop = b(edition).profile(5, 2, 3, 1, 1, 2, 2, 0).models(3).build();
        var bout = line(edition, archers(edition, 2, BOW), 1, troop);
        var leader = new Allocation(List.of(0));
        fire(bout.roll(Throw.VOLLEY, 1).defence(6).answer(leader), 1, 0);
        assertThat(troop.alive(0)).isFalse();
    }

    private static List<String> hitRules(Bout bout) {
        return bout.all(HitsRolled.class).getLast().rules().ids();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-VOLLEY-09", "FB-VOLLEY-12"})
    void aVolleyIsToldWithItsShootersAndTheObscuredAmongThem(int edition) {
        var bout = line(edition, archers(edition, 3, BOW), 3, target(edition));
        fire(bout.roll(Throw.VOLLEY, 6, 6).roll(Throw.VOLLEY, 6), 2, 1);
        var told = bout.event(VolleyFired.class);
        assertThat(told.weapon()).isEqualTo(BOW);
        assertThat(told.shooters()).isEqualTo(3);
        assertThat(told.obscured()).isEqualTo(1);
        assertThat(told.rules().ids())
                .containsExactly("FB-VOLLEY-02", "FB-VOLLEY-09", "FB-SR-BARRAGE-1");
        assertThat(hitRules(bout)).contains("FB-VOLLEY-13").doesNotContain("FB-VOLLEY-14");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-BARRAGE-2", "FB-SR-THROWING-WEAPONS", "FB-SR-SURESHOT", "FB-GARRISON-24"})
    void whatIsSpecialAboutAVolleyIsTold(int edition) {
        assertThat(fired(edition, false, BOW, "Barrage (1) (8\")")).contains("FB-SR-BARRAGE-2");
        assertThat(fired(edition, false, "Throwing Weapons"))
                .contains("FB-VOLLEY-08", "FB-SR-THROWING-WEAPONS");
        assertThat(fired(edition, false, BOW, "Sureshot")).contains("FB-SR-SURESHOT");
        assertThat(fired(edition, true, BOW))
                .contains("FB-GARRISON-24")
                .doesNotContain("FB-GARRISON-25");
        assertThat(fired(edition, false, BOW)).hasSize(3);
    }

    private static List<String> fired(int edition, boolean garrison, String... traits) {
        var bout = line(edition, archers(edition, 3, traits), 1, target(edition));
        if (garrison) bout.regiment("a").setStatus(Status.IN_GARRISON);
        fire(bout.roll(Throw.VOLLEY, 6), 1, 0);
        return bout.event(VolleyFired.class).rules().ids();
    }

    @ParameterizedTest
    @CsvSource({"1, FB-AIM-01", "2, FB-AIM-02"})
    @Rule({"FB-AIM-01", "FB-AIM-02"})
    void takingAimIsTold(int edition, String rule) {
        var bout = line(edition, archers(edition, 3, BOW), 1, target(edition));
        bout.act(new TakeAim("a")::play);
        assertThat(bout.event(TookAim.class).rules().ids()).containsExactly(rule);
    }

    @Test
    @Rule({"FB-AIM-03", "FB-VOLLEY-18"})
    void aSteadyAimIsToldAndSoIsAnAddedOne() {
        var steady = line(2, archers(2, 4, BOW), 1, target(2));
        steady.act(new TakeAim("a")::play);
        fire(steady.roll(Throw.VOLLEY, 5), 1, 0);
        assertThat(hitRules(steady)).contains("FB-AIM-03", "FB-VOLLEY-18");
        var added = line(2, archers(2, 3, BOW), 1, target(2));
        added.act(new TakeAim("a")::play);
        fire(added.roll(Throw.VOLLEY, 5), 1, 0);
        assertThat(hitRules(added)).doesNotContain("FB-AIM-03", "FB-VOLLEY-18");
    }

    @Test
    @Rule("FB-VOLLEY-18")
    void severalChangesAreAddedUpAndThatIsTold() {
        var bout = line(1, archers(1, 3, BOW), 1, target(1));
        bout.act(new TakeAim("a")::play);
        fire(bout.roll(Throw.VOLLEY, 6), 0, 1);
        assertThat(hitRules(bout)).contains("FB-VOLLEY-18");
        var plain = line(1, archers(1, 3, BOW), 1, target(1));
        fire(plain.roll(Throw.VOLLEY, 6), 0, 1);
        assertThat(hitRules(plain)).doesNotContain("FB-VOLLEY-18");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-14")
    void rapidVolleysAreToldFromSixOn(int edition) {
        var six = line(edition, archers(edition, 6, BOW), 1, target(edition));
        fire(six.roll(Throw.VOLLEY, 6), 1, 0);
        assertThat(hitRules(six)).contains("FB-VOLLEY-14");
        var five = line(edition, archers(edition, 5, BOW), 1, target(edition));
        fire(five.roll(Throw.VOLLEY, 6), 1, 0);
        assertThat(hitRules(five)).doesNotContain("FB-VOLLEY-14");
    }

    @Test
    @Rule("FB-SR-PARRY-E1")
    void parryingIsToldWhereItWorks() {
        var first = line(1, archers(1, 2, BOW), 1, target(1, "Parry"));
        fire(first.roll(Throw.VOLLEY, 6), 1, 0);
        assertThat(hitRules(first)).contains("FB-SR-PARRY-E1");
        var second = line(2, archers(2, 2, BOW), 1, target(2, "Parry"));
        fire(second.roll(Throw.VOLLEY, 6), 1, 0);
        assertThat(hitRules(second)).doesNotContain("FB-SR-PARRY-E2");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-OVERCHARGE-2-E1", "FB-SR-OVERCHARGE-2-E2"})
    void overchargingIsToldOnlyWhereMarkersAreSpent(int edition) {
        var bout = line(edition, archers(edition, 2, BOW, "Overcharge"), 1, target(edition));
        bout.regiment("a").setOvercharge(1);
        fire(bout.roll(Throw.VOLLEY, 6), 1, 0, 0);
        assertThat(bout.all(Overcharged.class)).isEmpty();
        fire(bout.roll(Throw.VOLLEY, 6, 6, 6), 1, 0, 1);
        assertThat(bout.event(Overcharged.class).markers()).isEqualTo(1);
        assertThat(bout.event(Overcharged.class).rules().ids())
                .containsExactly(
                        (edition == 1 ? "FB-SR-OVERCHARGE-2-E1" : "FB-SR-OVERCHARGE-2-E2"));
        assertThat(bout.regiment("a").overcharge()).isZero();
    }

    @Test
    @Rule("FB-SR-OVERCHARGE-2-E2")
    void whatOverchargingLendsLastsForTheRound() {
        var bout = line(2, archers(2, 2, BOW, "Overcharge"), 1, target(2));
        bout.regiment("a").setOvercharge(1);
        fire(bout.roll(Throw.VOLLEY, 6, 6, 6), 1, 0, 1);
        assertThat(bout.regiment("a").boons())
                .hasSize(2)
                .allMatch(boon -> boon.until() == TemporaryEffect.Until.ROUND_END);
    }

    @Test
    void aWeaponShootsMoreWithMarkers() {
        var bout = line(1, archers(1, 2, "Barrage (3) (20\")"), 1, target(1));
        var weapon = RangedAttack.of(bout.battle(), bout.regiment("a")).getFirst();
        assertThat(weapon.shots(0)).isEqualTo(3);
        assertThat(weapon.shots(2)).isEqualTo(7);
    }

    @Test
    @Rule("FB-PROF-13")
    void whoHasAnotherWeaponUsesItsOnlyOne() {
        var mixed =
                archers(1, 2, BOW)
                        .model(Role.TROOPER)
                        .traits("Throwing Weapons")
                        .model(Role.TROOPER)
                        .traits(BOW, "Throwing Weapons")
                        .model(Role.TROOPER)
                        .build();
        var battle = bout(1, mixed).battle();
        var weapons = RangedAttack.of(battle, mixed);
        assertThat(weapons).hasSize(2);
        var bow = weapons.getFirst();
        var thrown = weapons.getLast();
        assertThat(bow.usedBy(battle, mixed, 0)).isEqualTo(bow);
        assertThat(bow.usedBy(battle, mixed, 1)).isEqualTo(thrown);
        assertThat(thrown.usedBy(battle, mixed, 0)).isNull();
        assertThat(thrown.usedBy(battle, mixed, 2)).isEqualTo(thrown);
    }
}
