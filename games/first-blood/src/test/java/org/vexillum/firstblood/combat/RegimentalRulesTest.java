package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;
import static org.vexillum.firstblood.Melees.hits;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.CombatEvents.DefenceRolled;
import org.vexillum.firstblood.combat.CombatEvents.HitsRolled;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.MoraleEvents.MoraleRolled;
import org.vexillum.firstblood.table.Options.BrokenLosesRules;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.DefenceTraits;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.MoraleTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class RegimentalRulesTest {
    private static Bout broken(int edition, BrokenLosesRules reading) {
        var traits = new String[] {"Shield", "Tenacious", "Bravery"};
        var options = Readings.with("brokenLosesRules", reading);
        var bout = bout(edition, options, b(edition).traits(traits).models(2).build());
        bout.regiment("b").setBroken(true);
        return bout;
    }

    private static boolean has(Bout bout, Class<?> type) {
        return Traits.has(bout.battle(), bout.regiment("b"), 0, type);
    }

    @Test
    @Rule("FB-BROKEN-10")
    void inEditionOneOnlyShieldCeasesWhileBroken() {
        var bout = broken(1, BrokenLosesRules.ALL);
        assertThat(has(bout, MeleeTraits.Shield.class)).isFalse();
        assertThat(has(bout, DefenceTraits.Tenacious.class)).isTrue();
        assertThat(has(bout, MoraleTraits.Bravery.class)).isTrue();
    }

    @Test
    @Rule("FB-BROKEN-11")
    void inEditionTwoAllCeaseButThoseAboutBeingBroken() {
        var bout = broken(2, BrokenLosesRules.ALL);
        assertThat(has(bout, DefenceTraits.Tenacious.class)).isFalse();
        assertThat(has(bout, MoraleTraits.Bravery.class)).isTrue();
        var named = broken(2, BrokenLosesRules.NAMED);
        assertThat(has(named, DefenceTraits.Tenacious.class)).isTrue();
        assertThat(has(named, MeleeTraits.Shield.class)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-CCOM-03")
    void aRuleOfARetinueModelWorksForItAlone(int edition) {
        var lord =
                a(edition)
                        .profile(5, 2, 3, 1, 3, 4, 2, 0)
                        .model(Role.CHARACTER)
                        .traits("Smite")
                        .model(Role.RETINUE)
                        .build();
        var target = b(edition).profile(5, 2, 3, 1, 9, 5, 2, 0).models(1).build();
        var bout = bout(edition, lord, target);
        clash(bout.clash(1).clash(1).defence(2).defence(2).morale(1));
        assertThat(bout.all(DefenceRolled.class))
                .extracting(event -> event.defence().value())
                .containsExactly(2, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-BROKEN-08")
    void aCharactersPresenceIsLostTheMomentItBreaks(int edition) {
        var lord =
                Levy.of(Edition.numbered(edition), "lord")
                        .side(Side.B)
                        .profile(5, 2, 3, 1, 4, 5, 2, 0)
                        .model(Role.CHARACTER)
                        .build();
        var troop = b(edition).profile(5, 2, 3, 1, 1, 2, 0, 0).models(2).build();
        var foe = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0).model(Role.TROOPER).build();
        var field = Field.of(Edition.numbered(edition)).with(foe, "10,11.5");
        var bout = Bout.on(field.with(troop, "12,8", "10,10").with(lord, "13,8"));
        bout.clash(1).defence(6).morale(2);
        var strike = new ModelAttack(0, "b", RankAndFile.WHOLE, false);
        bout.act(DeclaredAttacks.of(bout.battle(), foe, Manner.CLASH, List.of(strike))::play);
        assertThat(troop.broken()).isTrue();
        assertThat(bout.event(MoraleRolled.class).resolve().value()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CLASH-04", "FB-WOUND-01"})
    void damageGoesToTheRegimentNotToTheModelStruck(int edition) {
        var strikers = a(edition).profile(5, 2, 3, 1, 1, 3, 2, 0);
        var field = Field.of(Edition.numbered(edition));
        field.with(strikers.model(Role.TROOPER).model(Role.TROOPER).build(), "10,10", "14,10");
        var troop = b(edition).profile(5, 2, 3, 1, 1, 5, 2, 0);
        troop.model(Role.TROOPER).model(Role.TROOPER).model(Role.LEADER);
        field.with(troop.build(), "10,11.5", "14,11.5", "12,14");
        var bout = Bout.on(field);
        var near = List.of(new ModelAttack(0, "b", RankAndFile.WHOLE, false));
        var assault = DeclaredAttacks.of(bout.battle(), bout.regiment("a"), Manner.CLASH, near);
        bout.clash(1).defence(6).answer(new Allocation(List.of(1))).morale(1);
        bout.act(assault::play);
        assertThat(bout.regiment("b").models()).containsExactly(0, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-IMPACT-10")
    void eachChargerStrikesOneOfTheChargedRegiments(int edition) {
        var both =
                List.of(
                        new ModelTargets.Option("b", RankAndFile.WHOLE),
                        new ModelTargets.Option("c", RankAndFile.WHOLE));
        var question =
                new ChooseTargets(
                        "a", Manner.IMPACT, List.of(new ModelTargets(0, both)), edition == 2);
        var choices = question.choices(bout(edition).battle());
        var split =
                new Targets(
                        List.of(
                                new Pick(0, "b", RankAndFile.WHOLE),
                                new Pick(0, "c", RankAndFile.WHOLE)));
        assertThat(choices.refusal(split).key()).isEqualTo("one-target-each");
        assertThat(choices.list()).hasSize(edition == 2 ? 3 : 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-VOLLEY-15")
    void aVolleyIsDefendedLikeAClash(int edition) {
        var bout = bout(edition, b(edition).profile(5, 2, 3, 1, 9, 5, 2, 0).models(1).build());
        for (var manner : List.of(Manner.VOLLEY, Manner.CLASH)) {
            bout.defence(1, 2, 3);
            var struck = bout.play(hits(bout, 3, manner)::play);
            assertThat(struck.taken().wounds()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-DICE-06")
    void aOneHitsWithAClashLoweredToNothing(int edition) {
        var weak = a(edition).profile(5, 2, 1, 2, 1, 3, 2, 0).model(Role.TROOPER).build();
        weak.gain(
                new TemporaryEffect(
                        "Curse",
                        "FB-MAGIC-12-E1",
                        new TemporaryEffect.Gift.Changes(Characteristic.CLASH, -3),
                        TemporaryEffect.Until.ROUND_END,
                        "b"));
        var bout = bout(edition, weak, b(edition).models(1).build());
        clash(bout.clash(1, 2).defence(1));
        assertThat(bout.event(HitsRolled.class).needed().value()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-OPP-04")
    void attacksOfOpportunityHaveTheRulesOfAClash(int edition) {
        var traits = new String[] {"Cleave (1)", "Flurry"};
        var striker = a(edition).profile(5, 2, 3, 3, 1, 3, 2, 0).traits(traits);
        var target = b(edition).profile(5, 2, 3, 1, 9, 5, 2, 0).models(1).build();
        var bout = bout(edition, striker.model(Role.TROOPER).build(), target);
        bout.roll(Throw.OPPORTUNITY, 6).roll(Throw.OPPORTUNITY, 1).defence(2).morale(1);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        assertThat(target.wounds(0)).isEqualTo(1);
    }
}
