package org.vexillum.firstblood.morale;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Melees;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.InspireAction;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Refusal;
import org.vexillum.testkit.Rule;

class RallyTest {
    /** A broken model of b, and one of a so many inches of gap away. */
    private static Bout facing(int edition, String gap, String enemy, String... own) {
        var broken =
                Melees.b(edition).profile(5, 2, 3, 1, 4, 3, 2, 0).traits(own).base(25).models(1);
        var foe = Melees.a(edition).traits(enemy).base(25).models(1);
        double apart = Double.parseDouble(gap) + 25 / 25.4;
        var field = Field.of(Edition.numbered(edition));
        field.with(broken.build(), "10,10").with(foe.build(), "10," + (10 + apart));
        var bout = Bout.on(field);
        bout.regiment("b").setBroken(true);
        return bout;
    }

    private static String key(Refusal refusal) {
        return refusal == null ? "" : refusal.key();
    }

    private static String rally(Bout bout) {
        return key(Rally.refusal(bout.battle(), bout.regiment("b")));
    }

    private static String combatRally(Bout bout) {
        return key(CombatRally.refusal(bout.battle(), bout.regiment("b")));
    }

    private static Regiment play(Bout bout) {
        bout.act(new CombatRally("b")::play);
        return bout.regiment("b");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RALLY-01", "FB-CRALLY-01", "FB-LIST-03"})
    void theBrokenRallyOutOfCombatAndInCombatEachInItsWay(int edition) {
        var far = facing(edition, "3", "Smite");
        assertThat(rally(far)).isEmpty();
        assertThat(combatRally(far)).isEqualTo("not-engaged");
        var near = facing(edition, "0.5", "Smite");
        assertThat(rally(near)).isEqualTo("engaged");
        assertThat(combatRally(near)).isEmpty();
        near.regiment("b").setBroken(false);
        assertThat(rally(near)).isEqualTo("not-broken");
        assertThat(combatRally(near)).isEqualTo("not-broken");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RALLY-02", "FB-BROKEN-03"})
    void aRallyEndsTheBrokenState(int edition) {
        var bout = facing(edition, "3", "Smite");
        bout.act(new Rally("b")::play);
        assertThat(bout.regiment("b").broken()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CRALLY-02")
    void aCombatRallyNeedsNoRollUnlessSomebodyIsFearsome(int edition) {
        assertThat(play(facing(edition, "0.5", "Smite")).broken()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-TERRIFYING-2", "FB-CRALLY-02"})
    void aTerrifyingEnemyDemandsARollOfPlainResolve(int edition) {
        var passed = facing(edition, "0.5", "Terrifying (2)").roll(Throw.RALLY, 3);
        assertThat(play(passed).broken()).isFalse();
        var failed = facing(edition, "0.5", "Terrifying (2)").roll(Throw.RALLY, 4);
        assertThat(play(failed).broken()).isTrue();
    }

    @Test
    @Rule("FB-SR-FEARSOME-E1")
    void inEditionOneAnEngagedFearsomeEnemyDemandsARoll() {
        assertThat(play(facing(1, "0.5", "Fearsome").roll(Throw.RALLY, 4)).broken()).isTrue();
    }

    @Test
    @Rule("FB-SR-FEARSOME-E2")
    void inEditionTwoOnlyAFearsomeEnemyInContactDemandsARoll() {
        assertThat(play(facing(2, "0.5", "Fearsome")).broken()).isFalse();
        assertThat(play(facing(2, "0", "Fearsome").roll(Throw.RALLY, 4)).broken()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-BRAVERY-1")
    void theBraveRallyFreely(int edition) {
        assertThat(play(facing(edition, "0", "Fearsome", "Bravery")).broken()).isFalse();
        assertThat(play(facing(edition, "0", "Terrifying (3)", "Bravery")).broken()).isFalse();
    }

    @Test
    @Rule("FB-SR-FEARLESS-E1")
    void theFearlessRallyFreelyUnlessTerrorIsGreater() {
        assertThat(play(facing(1, "0", "Fearsome", "Fearless (1)")).broken()).isFalse();
        assertThat(play(facing(1, "0", "Terrifying (1)", "Fearless (1)")).broken()).isFalse();
        var greater = facing(1, "0", "Terrifying (2)", "Fearless (1)").roll(Throw.RALLY, 6);
        assertThat(play(greater).broken()).isTrue();
    }

    @Test
    @Rule({"FB-BROKEN-05", "FB-BROKEN-06"})
    void onlyInEditionOneIsTheInspireActionClosedToTheBroken() {
        for (int edition : new int[] {1, 2}) {
            var bout = facing(edition, "0.5", "Smite");
            var refusal = InspireAction.refusal(bout.battle(), bout.regiment("b"));
            assertThat(key(refusal)).isEqualTo(edition == 1 ? "broken" : "");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-INSPIRE-01", "FB-INSPIRE-03", "FB-LIST-04"})
    void inspiringNeedsCombatAndAddsNothingToACharge(int edition) {
        var far = facing(edition, "3", "Smite");
        far.regiment("b").setBroken(false);
        assertThat(key(InspireAction.refusal(far.battle(), far.regiment("b"))))
                .isEqualTo("not-in-combat");
        var near = facing(edition, "0.5", "Smite");
        near.act(new InspireAction("b")::play);
        assertThat(near.regiment("b").inspired()).isEqualTo(Inspired.NEXT_CLASH);
        near.regiment("b").setInspired(Inspired.WHOLE_ROUND);
        near.act(new InspireAction("b")::play);
        assertThat(near.regiment("b").inspired()).isEqualTo(Inspired.WHOLE_ROUND);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CRALLY-02", "FB-SR-TERRIFYING-2"})
    void whatHinderedTheRallyIsTold(int edition) {
        var terrible = facing(edition, "0", "Terrifying (2)").roll(Throw.RALLY, 3);
        play(terrible);
        var told = terrible.event(MoraleEvents.RallyRolled.class);
        assertThat(told.cause().rule()).isEqualTo("FB-SR-TERRIFYING-2");
        assertThat(told.passed()).isTrue();
        assertThat(terrible.event(MoraleEvents.Rallied.class).rules().ids())
                .containsExactly("FB-CRALLY-02", "FB-BROKEN-03");
        var fearsome = facing(edition, "0", "Fearsome").roll(Throw.RALLY, 4);
        play(fearsome);
        assertThat(fearsome.event(MoraleEvents.RallyRolled.class).cause().rule())
                .isEqualTo((edition == 1 ? "FB-SR-FEARSOME-E1" : "FB-SR-FEARSOME-E2"));
        assertThat(fearsome.all(MoraleEvents.Rallied.class)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-RALLY-02", "FB-DISENGAGE-10", "FB-CHAR-05", "FB-SR-DAUNTLESS"})
    void whoBreaksAndWhoStandsFirmIsTold(int edition) {
        var plain = breaking(Melees.b(edition).models(2).build(), edition);
        assertThat(plain.event(MoraleEvents.BecameBroken.class).rules().ids())
                .containsExactly("FB-DISENGAGE-10");
        plain.act(new Rally("b")::play);
        assertThat(plain.event(MoraleEvents.Rallied.class).rules().ids())
                .containsExactly("FB-RALLY-02", "FB-BROKEN-03");
        var lord = breaking(Melees.b(edition).model(Role.CHARACTER).build(), edition);
        assertThat(lord.event(MoraleEvents.StoodFirm.class).cause().rule()).isEqualTo("FB-CHAR-05");
        var firm = breaking(Melees.b(edition).traits("Dauntless").models(2).build(), edition);
        assertThat(firm.event(MoraleEvents.StoodFirm.class).cause().rule())
                .isEqualTo("FB-SR-DAUNTLESS");
        assertThat(firm.regiment("b").broken()).isFalse();
    }

    private static Bout breaking(Regiment regiment, int edition) {
        var bout = Melees.bout(edition, regiment);
        return bout.act((battle, referee) -> Breaking.afterDisengaging(battle, regiment, referee));
    }
}
