package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.assault;
import static org.vexillum.firstblood.Melees.b;
import static org.vexillum.firstblood.Melees.bout;
import static org.vexillum.firstblood.Melees.clash;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.HitsThrownBack;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class AnswersTest {
    private static Bout fight(int edition, String foes) {
        var strikers =
                a(edition).profile(5, 2, 3, 3, 9, 4, 2, 0).traits("Cleave (1)").model(Role.TROOPER);
        var targets = b(edition).profile(5, 2, 3, 1, 3, 5, 3, 0).traits(foes).model(Role.TROOPER);
        return bout(edition, strikers.build(), targets.build());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-COUNTER-ATTACK-1")
    void eachNaturalOneOfADefenceRollThrowsAHitBack(int edition) {
        var bout = fight(edition, "Counter-attack");
        clash(bout.clash(1, 2, 3).defence(1, 1, 4).defence(2, 3).morale(5).morale(4));
        assertThat(bout.event(HitsThrownBack.class).hits()).isEqualTo(2);
        assertThat(bout.regiment("a").wounds(0)).isEqualTo(1);
        assertThat(bout.regiment("b").wounds(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-COUNTER-ATTACK-1")
    void attacksOfOpportunityAreNotAnswered(int edition) {
        var bout = fight(edition, "Counter-attack");
        bout.roll(Throw.OPPORTUNITY, 1).defence(1);
        bout.act(assault(bout, "a", "b", Manner.OPPORTUNITY)::play);
        assertThat(bout.all(HitsThrownBack.class)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-LETHAL-DEMISE-2")
    void woundsReallySufferedInAClashAreThrownBack(int edition) {
        var bout = fight(edition, "Lethal Demise");
        bout.regiment("b").setWounds(0, 2);
        clash(bout.clash(1, 2, 3).defence(6, 6, 6).defence(1));
        assertThat(bout.regiment("b").destroyed()).isTrue();
        assertThat(bout.event(HitsThrownBack.class).hits()).isEqualTo(1);
    }

    @Test
    @Rule("FB-CCOM-14-E1")
    void inEditionOneTheHitsGoToTheCharacterWhoseAttacksTheyAnswer() {
        var strikers =
                a(1).profile(5, 2, 3, 1, 4, 4, 0, 0)
                        .model(Role.CHARACTER)
                        .traits("Cleave (1)")
                        .model(Role.RETINUE)
                        .build();
        var target =
                b(1).profile(5, 2, 3, 1, 9, 5, 3, 0).traits("Counter-attack").model(Role.TROOPER);
        var bout = bout(1, strikers, target.build());
        clash(bout.clash(1).clash(4).defence(1).defence(6).morale(1));
        assertThat(strikers.wounds(0)).isEqualTo(1);
        assertThat(strikers.wounds(1)).isZero();
    }
}
