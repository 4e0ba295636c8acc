package org.vexillum.warcrow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.result.Score;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Clock;
import org.vexillum.warcrow.table.Fog;
import org.vexillum.warcrow.table.Stage;
import org.vexillum.warcrow.table.Status;

/** What holds after every step of every game. */
final class Laws {
    private Laws() {}

    static void hold(Battle battle) {
        score(battle);
        units(battle);
        loot(battle);
        tokens(battle);
        fog(battle);
        meters(battle);
        banner(battle);
        var copy = battle.copy();
        assertThat(copy.fingerprint()).isEqualTo(battle.fingerprint());
    }

    private static void score(Battle battle) {
        for (var side : Side.values()) {
            int rounds =
                    battle.clock().stage() == Stage.OVER
                            ? Clock.ROUNDS
                            : battle.clock().round() - 1;
            assertThat(battle.military(side)).isBetween(0, 3 * rounds);
            assertThat(battle.arcane(side)).isBetween(0, Score.MOST_ARCANE);
            if (battle.clock().stage() != Stage.OVER && battle.setting().feat() != Feat.TRACK)
                assertThat(battle.arcane(side)).isZero();
        }
    }

    private static void units(Battle battle) {
        for (var unit : battle.units()) {
            assertThat(unit.stress()).isNotNegative();
            assertThat(unit.troops()).isBetween(0, unit.card().troops());
            if (unit.troops() == 0) assertThat(unit.status()).isEqualTo(Status.REMOVED);
            if (unit.joined()) assertThat(battle.unit(unit.joinedTo()).onTable()).isTrue();
            if (unit.status() == Status.UNDEPLOYED) {
                assertThat(unit.activations()).isZero();
                assertThat(battle.known(unit.side().other()).has(unit.id()))
                        .isEqualTo(unit.revealed());
            }
        }
    }

    private static void loot(Battle battle) {
        var carried = new ArrayList<String>();
        for (var unit : battle.units()) {
            if (!unit.carries()) continue;
            assertThat(battle.setting().scenario()).isEqualTo(Scenario.LOOT);
            assertThat(unit.onTable() && !unit.demoralised()).isTrue();
            var marker = battle.objective(unit.loot());
            assertThat(marker.marking()).isNotEqualTo(battle.colour(unit.side().other()));
            carried.add(unit.loot());
        }
        assertThat(carried).doesNotHaveDuplicates();
        if (battle.setting().scenario() == Scenario.LOOT)
            for (var one : battle.objectives()) assertThat(battle.control(one)).isNull();
    }

    private static void tokens(Battle battle) {
        for (var side : Side.values())
            assertThat(battle.spent(side)).isBetween(0, battle.tokens(side));
        for (var token : battle.events())
            assertThat(token.turn()).isGreaterThanOrEqualTo(battle.clock().now());
    }

    private static void fog(Battle battle) {
        for (Fog fog : battle.feat().fogs())
            if (fog.being()) {
                assertThat(battle.unit(fog.sealer()).onTable()).isTrue();
                assertThat(fog.onTable()).isTrue();
            }
    }

    private static void meters(Battle battle) {
        for (var side : Side.values()) assertThat(battle.feat().meter(side)).isBetween(1, 10);
        if (battle.setting().feat() == Feat.TRACK)
            for (var side : Side.values())
                assertThat(battle.feat().meter(side)).isLessThanOrEqualTo(4);
    }

    private static void banner(Battle battle) {
        for (var side : Side.values()) {
            var bearer = battle.feat().bearer(side);
            if (bearer.isEmpty()) continue;
            var unit = battle.unit(bearer);
            assertThat(unit.onTable() && !unit.demoralised()).isTrue();
            assertThat(battle.characterIn(unit)).isNull();
        }
    }
}
