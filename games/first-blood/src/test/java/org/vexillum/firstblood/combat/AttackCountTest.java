package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.Melees.a;
import static org.vexillum.firstblood.Melees.bout;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Options.OfficerLeaderAttack;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class AttackCountTest {
    private static int attacks(Regiment regiment, int model, Options options) {
        var battle = bout(2, options, regiment).battle();
        return AttackCount.of(battle, regiment, model, Manner.CLASH).value();
    }

    @Test
    @Rule("FB-CMD-07")
    void aStandardBearerHasTheExtraAttackOnlyIfAgreed() {
        var troop = a(2).models(1).model(Role.STANDARD_BEARER).build();
        assertThat(attacks(troop, 0, Options.DEFAULT)).isEqualTo(2);
        assertThat(attacks(troop, 1, Options.DEFAULT)).isEqualTo(1);
        assertThat(attacks(troop, 1, Readings.with("bearerExtraAttack", true))).isEqualTo(2);
    }

    @Test
    @Rule("FB-CMD-10")
    void aReplacingLeaderHasTheExtraAttackOnlyIfAgreed() {
        var troop = a(2).models(3).build();
        troop.remove(0);
        troop.setActing(1);
        assertThat(attacks(troop, 1, Options.DEFAULT)).isEqualTo(1);
        assertThat(attacks(troop, 1, Readings.with("actingLeaderExtraAttack", true))).isEqualTo(2);
        var leaderless = a(2).model(Role.TROOPER).model(Role.TROOPER).build();
        leaderless.setActing(0);
        assertThat(attacks(leaderless, 0, Readings.with("actingLeaderExtraAttack", true)))
                .isEqualTo(1);
    }

    @Test
    @Rule("FB-OFFICER-03")
    void anOfficerHasTheExtraAttackOnlyIfAgreed() {
        var troop = a(2).model(Role.OFFICER).model(Role.TROOPER).build();
        assertThat(attacks(troop, 0, Options.DEFAULT)).isEqualTo(1);
        var agreed = Readings.with("officerLeaderAttack", OfficerLeaderAttack.PLUS_ONE);
        assertThat(attacks(troop, 0, agreed)).isEqualTo(2);
    }

    @Test
    @Rule("FB-CHAR-02")
    void aCharacterHasNoExtraAttack() {
        var lord = a(2).model(Role.CHARACTER).build();
        assertThat(attacks(lord, 0, Readings.with("actingLeaderExtraAttack", true))).isEqualTo(1);
    }
}
