package org.vexillum.firstblood.kit.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.magic.MagicEvents;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.lab.Raids;

/** Who is credited with the fallen. */
class FirstBloodBattleRecordTest {
    private static final Rules RULES = Rules.of("FB-WOUND-05");

    private final Battle battle = Raids.random(0).battle(0);
    private final Regiment striker = battle.regiments(Side.A).get(1);
    private final Regiment helper = battle.regiments(Side.A).get(2);
    private final Regiment struck = battle.regiments(Side.B).get(1);
    private FirstBloodBattleRecord chronicle = new FirstBloodBattleRecord(battle);

    @BeforeEach
    void strike() {
        chronicle = new FirstBloodBattleRecord(battle);
        chronicle.accept(
                new MagicEvents.IncantationTried(striker.id(), 0, "Gale", struck.id(), RULES));
        chronicle.accept(new MagicEvents.IncantationHits("Gale", struck.id(), 3, RULES));
    }

    private void fall(Regiment who, Manner manner, int... models) {
        var numbers = Arrays.stream(models).boxed().toList();
        var names = numbers.stream().map(model -> who.card(model).name()).toList();
        chronicle.accept(
                new CombatEvents.ModelsRemoved(who.id(), manner, numbers, names, 1, 1, RULES));
    }

    private double killed(Regiment who) {
        return chronicle.fared(battle).get(battle.regiments().indexOf(who)).killed();
    }

    private double worth(Regiment who, int models) {
        return (double) who.card().points() * models / who.size();
    }

    @Test
    void theFallenAreCreditedToWhoeverStruckThemLast() {
        fall(struck, Manner.SPELL, 1, 2);
        assertThat(killed(striker)).isEqualTo(worth(struck, 2));
        chronicle.accept(
                new SequenceEvents.AuraStruck(struck.id(), helper.id(), 1, 1, List.of(), RULES));
        fall(struck, Manner.AURA, 3);
        assertThat(killed(striker)).isEqualTo(worth(struck, 2));
        assertThat(killed(helper)).isEqualTo(worth(struck, 1));
    }

    @Test
    void soAreThoseWhoLoseTheirNerve() {
        fall(struck, Manner.MORALE, 1);
        assertThat(killed(striker)).isEqualTo(worth(struck, 1));
    }

    @Test
    void badGroundIsNobodysMerit() {
        fall(struck, Manner.TERRAIN, 1);
        fall(struck, Manner.DECAY, 2);
        fall(helper, Manner.MORALE, 1);
        assertThat(killed(striker)).isZero();
    }

    @Test
    void hitsOnFriendsAreNoMeritEither() {
        chronicle.accept(new CombatEvents.HitsThrownBack(striker.id(), helper.id(), -1, 2, RULES));
        fall(helper, Manner.THROWN_BACK, 1);
        assertThat(killed(striker)).isZero();
    }

    @Test
    void theFirstPlayerOfTheFirstRoundOpens() {
        chronicle.accept(new SequenceEvents.FirstPlayer(1, Side.B, RULES));
        chronicle.accept(new SequenceEvents.FirstPlayer(2, Side.A, RULES));
        assertThat(chronicle.opener()).isEqualTo(Side.B);
    }
}
