package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.living;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.combat.CombatEvents.MayChargeAgain;
import org.vexillum.firstblood.combat.CombatEvents.ShieldsBroken;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Options.BrokenLosesRules;
import org.vexillum.firstblood.table.Options.UnengagedImpacts;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class ImpactTest {
    private static Levy riders(int edition, int attacks, String... traits) {
        return a(edition)
                .type(ModelType.CAVALRY)
                .profile(7, 2, 3, attacks, 3, 3, 2, 0)
                .traits(traits);
    }

    private static Levy foot(int edition, int wounds) {
        return b(edition).profile(5, 2, 3, 1, wounds, 5, 2, 0);
    }

    private static ModelTargets reach(int model) {
        return new ModelTargets(model, List.of(new ModelTargets.Option("b", RankAndFile.WHOLE)));
    }

    private static Targets all(int models) {
        var picks = new ArrayList<Pick>();
        for (int model = 0; model < models; model++)
            picks.add(new Pick(model, "b", RankAndFile.WHOLE));
        return new Targets(picks);
    }

    private static ImpactAttacks.Done charge(Bout bout, int models) {
        var noted = new ArrayList<ModelTargets>();
        for (int model = 0; model < models; model++) noted.add(reach(model));
        var engaged = living(bout.regiment("b"));
        var fronts = List.of(new EngagedModels("b", engaged, living(bout.regiment("a"))));
        return bout.play((battle, referee) -> {
            var after = new ActionMorale();
            var done =
                    new ImpactAttacks("a", List.of("b"), noted, fronts)
                            .play(battle, after, referee);
            after.play(battle, referee);
            return done;
        });
    }

    private static int impacts(int edition, Regiment regiment, int model) {
        return AttackCount.of(bout(edition, regiment).battle(), regiment, model, Manner.IMPACT)
                .value();
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 2", "4, 3, 2", "1, 1, 1"})
    @Rule("FB-IMPACT-07")
    void inEditionOneHalfTheAttacksRoundedUp(int attacks, int leader, int trooper) {
        var troop = riders(1, attacks).models(2).build();
        assertThat(impacts(1, troop, 0)).isEqualTo(leader);
        assertThat(impacts(1, troop, 1)).isEqualTo(trooper);
    }

    @Test
    @Rule({"FB-IMPACT-02", "FB-IMPACT-03"})
    void inEditionOneTypeAndWeightDecide() {
        for (var type : ModelType.values()) {
            var troop = riders(1, 4).type(type).models(2).build();
            assertThat(impacts(1, troop, 1)).isEqualTo(type == ModelType.INFANTRY ? 0 : 2);
            var light = riders(1, 4).type(type).weight(WeightClass.LIGHT).models(2).build();
            assertThat(impacts(1, light, 1)).isZero();
        }
    }

    @Test
    @Rule({"FB-IMPACT-09", "FB-IMPACT-04", "FB-SR-IMPACT-E2"})
    void inEditionTwoTheTraitDecides() {
        var troop = riders(2, 4, "Impact (2)", "Impact (+1)").models(2).build();
        assertThat(impacts(2, troop, 0)).isEqualTo(3);
        assertThat(impacts(2, troop, 1)).isEqualTo(3);
        assertThat(impacts(2, riders(2, 4).models(1).build(), 0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-HEAVY-IMPACT", "FB-IMPACT-08"})
    void heavyImpactDoublesLast(int edition) {
        var troop = riders(edition, 3, "Heavy Impact", "Impact (2)").models(2).build();
        assertThat(impacts(edition, troop, 1)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-IMPACT-11", "FB-IMPACT-12", "FB-IMPACT-13", "FB-SR-BRUTAL-IMPACT"})
    void impactsRollAgainstPlainClashWithoutTheRulesOfAClash(int edition) {
        var traits = new String[] {"Impact (2)", "Brutal Impact (1)", "Cleave (1)"};
        var troop = riders(edition, 4, traits).profile(7, 2, 6, 4, 3, 3, 2, 0);
        var bout =
                bout(
                        edition,
                        troop.model(Role.TROOPER).build(),
                        foot(edition, 4).models(1).build());
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        if (edition == 2) bout.answer(all(1));
        charge(bout.roll(Throw.IMPACT, 1, 6).defence(2).morale(1), 1);
        assertThat(bout.event(HitsRolled.class).hits()).isEqualTo(1);
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(1);
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.NEXT_CLASH);
    }

    @Test
    @Rule("FB-IMPACT-04")
    void inEditionTwoImpactsAreOptional() {
        var bout =
                bout(2, riders(2, 4, "Impact (2)").models(1).build(), foot(2, 4).models(1).build());
        var done = charge(bout.answer(Targets.NONE), 1);
        assertThat(done.struck()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-GLORIOUS-CHARGE-1", "FB-SR-GLORIOUS-CHARGE-2"})
    void aGloriousChargeIsInspiredAndTerrifying(int edition) {
        var troop = riders(edition, 2, "Glorious Charge", "Impact (1)").model(Role.TROOPER);
        var bout = bout(edition, troop.build(), foot(edition, 1).models(3).build());
        bout.regiment("a").setInspired(Inspired.NEXT_CLASH);
        if (edition == 2) bout.answer(all(1));
        charge(bout.roll(Throw.IMPACT, 4).defence(3).morale(4), 1);
        assertThat(bout.event(HitsRolled.class).needed().value()).isEqualTo(4);
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(4);
        assertThat(bout.regiment("a").inspired()).isEqualTo(Inspired.NEXT_CLASH);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-1")
    void overrunStrikesTheBrokenTwiceAndMoraleIsTestedOnce(int edition) {
        var troop = riders(edition, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var bout = bout(edition, troop.build(), foot(edition, 9).models(2).build());
        bout.regiment("b").setBroken(true);
        if (edition == 2) bout.answer(all(1));
        bout.answer(UseOverrun.Answer.STRIKE_AGAIN);
        if (edition == 2) bout.answer(all(1));
        bout.roll(Throw.IMPACT, 1).defence(6).roll(Throw.IMPACT, 1).defence(6);
        charge(bout.morale(1, 1), 1);
        assertThat(bout.regiment("b").wounds(1)).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-TENACIOUS")
    void tenaciousWorksOnceAgainstBothImpactsOfAnOverrun(int edition) {
        var troop = riders(edition, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var target = foot(edition, 9).traits("Tenacious").models(2).build();
        var options = Readings.with("brokenLosesRules", BrokenLosesRules.NAMED);
        var bout = bout(edition, options, troop.build(), target);
        target.setBroken(true);
        if (edition == 2) bout.answer(all(1));
        bout.answer(UseOverrun.Answer.STRIKE_AGAIN);
        if (edition == 2) bout.answer(all(1));
        bout.roll(Throw.IMPACT, 1).defence(6).roll(Throw.IMPACT, 1).defence(6);
        charge(bout.morale(1), 1);
        assertThat(target.wounds(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-2")
    void overrunMayChargeAgainWhenItDestroys(int edition) {
        var troop = riders(edition, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var bout = bout(edition, troop.build(), foot(edition, 1).models(1).build());
        if (edition == 2) bout.answer(all(1));
        var done = charge(bout.roll(Throw.IMPACT, 1).defence(6), 1);
        assertThat(done.destroyed()).isTrue();
        assertThat(bout.regiment("a").boons())
                .extracting(TemporaryEffect::gift)
                .containsExactly(new TemporaryEffect.Gift.ChargesAgain());
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E1")
    void inEditionOneTheChargedLoseShieldForEverybody() {
        var troop = riders(1, 2, "Linebreaker").model(Role.TROOPER);
        var target = foot(1, 4).traits("Shield").models(1).build();
        var bout = bout(1, troop.build(), target);
        charge(bout.roll(Throw.IMPACT, 1).defence(3).morale(1), 1);
        assertThat(bout.event(DefenceRolled.class).defence().value()).isEqualTo(2);
        assertThat(target.boons().getFirst().until())
                .isEqualTo(TemporaryEffect.Until.NEXT_ACTIVATION_END);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-IMPACT-05", "FB-IMPACT-06"})
    void onlyModelsWithinAnInchOfAChargedEnemyStrike(int edition) {
        var battle = positions(edition, Options.DEFAULT).battle();
        var noted = ImpactAttacks.of(battle, "a", List.of("b")).noted();
        assertThat(noted).extracting(ModelTargets::model).containsExactly(0);
    }

    @Test
    @Rule("FB-IMPACT-14")
    void inEditionTwoEveryChargerStrikesIfAgreed() {
        var options = Readings.with("unengagedImpacts", UnengagedImpacts.ALL_CHARGERS);
        var noted = ImpactAttacks.of(positions(2, options).battle(), "a", List.of("b")).noted();
        assertThat(noted).extracting(ModelTargets::model).containsExactly(0, 1);
    }

    /** Model 0 with Support at exactly 1 inch from b, model 1 a hundredth of an inch farther. */
    private static Bout positions(int edition, Options options) {
        var troop = riders(edition, 2, "Impact (1)", "Support").base(60).models(2).build();
        var target = foot(edition, 4).base(60).models(2).build();
        var field = Field.of(Edition.numbered(edition)).options(options);
        double apart = 1 + 60 / 25.4;
        field.with(troop, "10,10", "15,10");
        field.with(target, "10," + (10 + apart + 0.00001), "15," + (10.01 + apart));
        return Bout.on(field);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-1")
    void withoutOverrunOrWithoutBrokenEnemiesTheyStrikeOnce(int edition) {
        for (var trait : new String[] {"Overrun", "Smite"}) {
            var troop = riders(edition, 2, trait, "Impact (1)").model(Role.TROOPER);
            var bout = bout(edition, troop.build(), foot(edition, 9).models(2).build());
            bout.regiment("b").setBroken(trait.equals("Smite"));
            if (edition == 2) bout.answer(all(1));
            charge(bout.roll(Throw.IMPACT, 6), 1);
            assertThat(bout.all(HitsRolled.class)).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-2")
    void whoDestroysNobodyMayNotChargeAgain(int edition) {
        var troop = riders(edition, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var bout = bout(edition, troop.build(), foot(edition, 1).models(1).build());
        if (edition == 2) bout.answer(all(1));
        assertThat(charge(bout.roll(Throw.IMPACT, 6), 1).destroyed()).isFalse();
        assertThat(bout.all(MayChargeAgain.class)).isEmpty();
        assertThat(bout.regiment("a").boons()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-OVERRUN-2")
    void chargingAgainIsTold(int edition) {
        var troop = riders(edition, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var bout = bout(edition, troop.build(), foot(edition, 1).models(1).build());
        if (edition == 2) bout.answer(all(1));
        charge(bout.roll(Throw.IMPACT, 1).defence(6), 1);
        assertThat(bout.event(MayChargeAgain.class).regiment()).isEqualTo("a");
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E1")
    void brokenShieldsAreTold() {
        var troop = riders(1, 2, "Linebreaker").model(Role.TROOPER);
        var bout = bout(1, troop.build(), foot(1, 4).traits("Shield").models(1).build());
        charge(bout.roll(Throw.IMPACT, 6), 1);
        assertThat(bout.event(ShieldsBroken.class).regiment()).isEqualTo("b");
        assertThat(bout.event(ShieldsBroken.class).by()).isEqualTo("a");
    }

    @Test
    @Rule("FB-IMPACT-14")
    void whoHasNoImpactsIsNotNotedEvenIfAllChargersAreAgreed() {
        var options = Readings.with("unengagedImpacts", UnengagedImpacts.ALL_CHARGERS);
        var field = Field.of(Edition.numbered(2)).options(options);
        field.with(riders(2, 2).models(1).build(), "10,10");
        field.with(foot(2, 4).models(1).build(), "10,12");
        assertThat(ImpactAttacks.of(field.battle(), "a", List.of("b")).noted()).isEmpty();
    }

    @Test
    @Rule("FB-SR-OVERRUN-1")
    void nobodyIsLeftToStrikeAgainOnceTheBrokenAreGone() {
        var troop = riders(2, 2, "Overrun", "Impact (1)").model(Role.TROOPER);
        var bout = bout(2, troop.build(), foot(2, 1).models(1).build());
        bout.regiment("b").setBroken(true);
        charge(bout.answer(all(1)).roll(Throw.IMPACT, 1).defence(6), 1);
        assertThat(bout.regiment("b").destroyed()).isTrue();
    }
}
