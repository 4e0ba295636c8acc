package org.vexillum.firstblood.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.combat.NameLeader;
import org.vexillum.firstblood.combat.WoundOrder;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class RegimentTest {
    private static final Edition EDITION = Edition.FIRST;

    @Test
    @Rule("FB-ARMY-01")
    void aSideHasItsOwnRegimentsAndTheOtherSideTheEnemies() {
        var battle =
                Field.of(EDITION)
                        .with(Levy.of(EDITION, "ours").models(1).build(), "10,10")
                        .with(Levy.of(EDITION, "theirs").side(Side.B).models(1).build(), "20,10")
                        .battle();
        assertThat(battle.regiments(Side.A)).extracting(Regiment::id).containsExactly("ours");
        assertThat(battle.regiments(Side.B)).extracting(Regiment::id).containsExactly("theirs");
    }

    @Test
    @Rule({"FB-MODEL-03", "FB-MODEL-04"})
    void anOfficerKeepsTypeAndClassOfItsCard() {
        var riders =
                Levy.of(EDITION, "riders")
                        .type(ModelType.CAVALRY)
                        .weight(WeightClass.HEAVY)
                        .model(Role.OFFICER)
                        .model(Role.TROOPER)
                        .build();
        for (int model : riders.models()) {
            assertThat(riders.card(model).type()).isEqualTo(ModelType.CAVALRY);
            assertThat(riders.card(model).weight()).isEqualTo(WeightClass.HEAVY);
        }
        assertThat(ModelType.values()).hasSize(4);
        assertThat(WeightClass.values()).hasSize(3);
    }

    @Test
    @Rule("FB-PROF-01")
    void aProfileHasEightCharacteristicsInTheOrderOfTheBook() {
        var militia = new Profile(5, 1, 1, 1, 2, 2, 1, 0);
        int[] printed = {5, 1, 1, 1, 2, 2, 1, 0};
        assertThat(Characteristic.values()).hasSize(8);
        for (var characteristic : Characteristic.values())
            assertThat(militia.value(characteristic))
                    .as(characteristic.name())
                    .isEqualTo(printed[characteristic.ordinal()]);
    }

    @Test
    @Rule("FB-REG-02")
    void troopersShareAProfileAndAnOfficerHasItsOwn() {
        var troop =
                Levy.of(EDITION, "troop")
                        .profile(5, 2, 4, 3, 3, 5, 3, 0)
                        .model(Role.OFFICER)
                        .profile(5, 2, 3, 1, 1, 3, 2, 0)
                        .model(Role.TROOPER)
                        .model(Role.TROOPER)
                        .build();
        assertThat(troop.profile(0).clash()).isEqualTo(4);
        assertThat(troop.profile(1)).isEqualTo(troop.profile(2));
        assertThat(troop.profile(1).clash()).isEqualTo(3);
    }

    private static Regiment troop() {
        return Levy.of(EDITION, "troop")
                .model(Role.LEADER)
                .model(Role.STANDARD_BEARER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .build();
    }

    @Test
    @Rule("FB-REG-04")
    void leaderAndStandardBearerAreItsCommandModels() {
        var troop = troop();
        var bout = Bout.on(Field.of(EDITION).with(troop, "10,10", "14,10", "19.9,10", "6,10"));
        assertThat(troop.leaders()).containsExactly(0, 1);
        assertThat(CommandRange.holds(bout.battle(), troop, 2)).isTrue(); // by the bearer
        troop.remove(1);
        assertThat(CommandRange.holds(bout.battle(), troop, 2)).isFalse();
    }

    @Test
    @Rule("FB-REG-06")
    void whenTheLastLeaderFallsAnotherModelTakesOver() {
        var troop = Levy.of(EDITION, "troop").models(3).build();
        var bout = Bout.on(Field.of(EDITION).with(troop, "10,10", "11.5,10", "13,10"));
        var leaderOnly =
                new WoundsSuffered(
                        "troop", 1, Manner.CLASH, WoundOrder.LISTED, List.of(0), List.of(0), false);
        bout.answer(new NameLeader.Leader(2)).act(leaderOnly::play);
        assertThat(troop.leaders()).containsExactly(2);
        assertThat(troop.acting()).isEqualTo(2);
    }
}
