package org.vexillum.firstblood.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** A battle's state: whatever differs is told apart, and copies keep everything to themselves. */
class StateTest {
    private static Battle battle() {
        var troop =
                Levy.of(Edition.FIRST, "a")
                        .profile(5, 2, 3, 1, 4, 3, 2, 0)
                        .wounded(4, 2, 3, 1, 3, 3, 2, 0)
                        .model(Role.LEADER)
                        .model(Role.STANDARD_BEARER)
                        .model(Role.TROOPER)
                        .build();
        var foe = Levy.of(Edition.FIRST, "b").side(Side.B).models(1).build();
        return Field.of(Edition.FIRST)
                .with(troop, "10,10", "12,10", "14,10")
                .with(foe, "30,30")
                .battle();
    }

    private static Consumer<Battle> of(Consumer<Regiment> change) {
        return battle -> change.accept(battle.regiment("a"));
    }

    private static TemporaryEffect boon() {
        return new TemporaryEffect(
                "x",
                "FB-EVENT-01",
                new TemporaryEffect.Gift.Obscured(),
                TemporaryEffect.Until.ROUND_END,
                "a");
    }

    static Stream<Consumer<Battle>> changes() {
        return Stream.of(
                of(r -> r.setStatus(Status.IN_GARRISON)),
                of(r -> r.setGarrison("tower")),
                of(r -> r.remove(2)),
                of(r -> r.setWounds(1, 1)),
                of(r -> r.setWeakened(1, true)),
                of(r -> r.place(1, Field.at("12,11"))),
                of(r -> r.place(1, Field.at("13,10"))),
                of(r -> r.place(1, Field.at("12,10"), 1)),
                of(Regiment::lift),
                of(r -> r.setUninspired(1)),
                of(r -> r.setActing(2)),
                of(r -> r.setTokens(1)),
                of(r -> r.setStartedRoundWith(9)),
                of(r -> r.setLostThisRound(1)),
                of(r -> r.setBroken(true)),
                of(r -> r.setActivated(true)),
                of(r -> r.setArrived(true)),
                of(r -> r.setAimed(true)),
                of(r -> r.setBlessingUsed(true)),
                of(r -> r.setPresenceLost(true)),
                of(r -> r.setInspired(Inspired.NEXT_CLASH)),
                of(r -> r.setOvercharge(1)),
                of(r -> r.took(ActionKind.MARCH)),
                of(r -> r.gain(boon())),
                battle -> battle.setStage(Stage.VICTORY),
                battle -> battle.setRound(2),
                battle -> battle.setToAct(Side.B),
                battle -> battle.setFirst(Side.B),
                battle -> battle.setStack(Side.A, List.of("x")),
                battle -> battle.setStack(Side.B, List.of("x")),
                battle -> battle.setPoints(Side.A, 1),
                battle -> battle.setPoints(Side.B, 1),
                battle -> battle.setConceded(Side.A),
                battle -> battle.setConceded(Side.B));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyChangeIsSeenAndACopyDoesNotShareIt(Consumer<Battle> change) {
        var battle = battle();
        var copy = battle.copy();
        assertThat(copy.fingerprint()).isEqualTo(battle.fingerprint());
        change.accept(copy);
        assertThat(copy.fingerprint()).isNotEqualTo(battle.fingerprint());
        assertThat(battle.fingerprint()).isEqualTo(battle().fingerprint());
        assertThat(copy.copy().fingerprint()).isEqualTo(copy.fingerprint());
    }

    @Test
    void noTwoChangesLookAlike() {
        var seen =
                changes()
                        .map(change -> {
                            var battle = battle();
                            change.accept(battle);
                            return battle.fingerprint();
                        })
                        .toList();
        assertThat(seen).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Rule("FB-DRAW-03")
    void whatTheOtherSideSawOfAStackIsPartOfTheState(Side side) {
        var battle = battle();
        battle.setStack(side, List.of("x", "y"));
        var copy = battle.copy();
        copy.setSeen(side, 1);
        assertThat(copy.seen(side)).isEqualTo(1);
        assertThat(copy.fingerprint()).isNotEqualTo(battle.fingerprint());
        assertThat(copy.copy().seen(side)).isEqualTo(1);
        copy.setSeen(side, 9);
        assertThat(copy.seen(side)).isEqualTo(2);
    }

    @Test
    @Rule("FB-HEAL-05")
    void aModelComesBackUnwoundedAndOrdinary() {
        var troop = battle().regiment("a");
        troop.setWounds(0, 2);
        troop.setWeakened(0, true);
        troop.remove(0);
        assertThat(troop.place(0)).isNull();
        troop.restore(0, Field.at("11,11"), 1);
        assertThat(troop.alive(0)).isTrue();
        assertThat(troop.wounds(0)).isZero();
        assertThat(troop.weakened(0)).isFalse();
        assertThat(troop.role(0)).isEqualTo(Role.TROOPER);
        assertThat(troop.base(0).centre()).isEqualTo(Field.at("11,11"));
        assertThat(troop.floor(0)).isEqualTo(1);
        troop.remove(1);
        troop.restore(1, null, 0);
        assertThat(troop.role(1)).isEqualTo(Role.TROOPER);
        assertThat(troop.place(1)).isNull();
    }

    @Test
    void theDeadAreNotRemovedAndTheLivingNotRestored() {
        var troop = battle().regiment("a");
        assertThatThrownBy(() -> troop.restore(0, null, 0))
                .isInstanceOf(IllegalArgumentException.class);
        troop.remove(0);
        assertThatThrownBy(() -> troop.remove(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> troop.base(0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> battle().regiment("nobody"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("FB-CMD-07")
    void leadersComeBeforeTheBearerAndTheActingOneCounts() {
        var troop = battle().regiment("a");
        assertThat(troop.leaders()).containsExactly(0, 1);
        assertThat(troop.leads(2)).isFalse();
        troop.setActing(2);
        assertThat(troop.leaders()).containsExactly(0, 2, 1);
        troop.remove(2);
        assertThat(troop.acting()).isEqualTo(Regiment.NOBODY);
        troop.remove(0);
        assertThat(troop.leaders()).containsExactly(1);
        assertThat(troop.standardBearer()).isEqualTo(1);
        assertThat(troop.officer()).isEqualTo(Regiment.NOBODY);
    }

    @Test
    void theBoxHoldsEveryBaseAndFollowsThem() {
        var troop = battle().regiment("a");
        int radius = troop.base(0).radius();
        var box = troop.box();
        assertThat(box).isNotNull();
        assertThat(box.minX()).isEqualTo(Field.at("10,10").x() - radius);
        assertThat(box.maxX()).isEqualTo(Field.at("14,10").x() + radius);
        assertThat(box.minY()).isEqualTo(Field.at("10,10").y() - radius);
        assertThat(box.maxY()).isEqualTo(Field.at("10,10").y() + radius);
        troop.place(0, Field.at("10,8"));
        troop.remove(2);
        var moved = troop.box();
        assertThat(moved).isNotNull();
        assertThat(moved.minY()).isEqualTo(Field.at("10,8").y() - radius);
        assertThat(moved.maxX()).isEqualTo(Field.at("12,10").x() + radius);
        troop.lift();
        assertThat(troop.box()).isNull();
        assertThat(troop.placed()).isFalse();
    }

    @Test
    @Rule("FB-WOUND-06")
    void woundsOfBothProfilesAreLeftUntilTheFirstIsSpent() {
        var troop = battle().regiment("a");
        assertThat(troop.woundsLeft(0)).isEqualTo(7);
        troop.setWounds(0, 1);
        assertThat(troop.woundsLeft(0)).isEqualTo(6);
        troop.setWeakened(0, true);
        assertThat(troop.woundsLeft(0)).isEqualTo(2);
        assertThat(troop.profile(0).march()).isEqualTo(4);
    }

    @Test
    void onlyThoseOnTheTableStandThere() {
        var battle = battle();
        var troop = battle.regiment("a");
        assertThat(battle.onTable(Side.A)).containsExactly(troop);
        troop.setStatus(Status.IN_GARRISON);
        assertThat(battle.onTable(Side.A)).isEmpty();
        assertThat(troop.inPlay()).isTrue();
        troop.setStatus(Status.RESERVE);
        assertThat(troop.inPlay()).isFalse();
        assertThat(battle.regiments(Side.B)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whatIsNotedOfASideIsNotThatOfTheOther(Side side) {
        var battle = battle();
        battle.setStack(side, List.of("x"));
        battle.setSeen(side, 3);
        battle.setConceded(side);
        battle.setFirst(side);
        assertThat(battle.seenAtFirst(side)).isEqualTo(3);
        assertThat(battle.seenAtFirst(side.other())).isZero();
        assertThat(battle.conceded()).isEqualTo(side);
        assertThat(battle.first()).isEqualTo(side);
        assertThat(battle.stack(side.other())).isEmpty();
        var setting = battle.setting();
        assertThat(setting.force(side)).isSameAs(side == Side.A ? setting.a() : setting.b());
    }

    @Test
    void roundAndStageGoOn() {
        var battle = battle();
        battle.setRound(3);
        battle.setStage(Stage.VICTORY);
        assertThat(battle.round()).isEqualTo(3);
        assertThat(battle.stage()).isEqualTo(Stage.VICTORY);
        assertThat(battle.conceded()).isNull();
        assertThat(battle.regiments()).extracting(Regiment::id).containsExactly("a", "b");
    }

    @Test
    @Rule("FB-RUIN-11")
    void whoWasLeftOutOfAnInspirationIsForgottenWithTheNext() {
        var troop = battle().regiment("a");
        troop.setUninspired(1);
        assertThat(troop.uninspired(1)).isTrue();
        assertThat(troop.uninspired(0)).isFalse();
        troop.setInspired(Inspired.NEXT_CLASH);
        assertThat(troop.uninspired(1)).isFalse();
    }

    @Test
    void whoIsLiftedStandsOnNoFloor() {
        var troop = battle().regiment("a");
        troop.place(1, Field.at("12,10"), 2);
        troop.lift();
        assertThat(troop.placed()).isFalse();
        assertThat(troop.floor(1)).isZero();
        assertThat(troop.box()).isNull();
    }

    @Test
    @Rule("FB-CMD-07")
    void theBearerIsSoughtAmongTheLiving() {
        var troop = battle().regiment("a");
        assertThat(troop.standardBearer()).isEqualTo(1);
        troop.remove(1);
        assertThat(troop.standardBearer()).isEqualTo(Regiment.NOBODY);
        troop.restore(1, Field.at("12,10"), 0);
        assertThat(troop.standardBearer()).isEqualTo(Regiment.NOBODY);
        assertThat(battle().regiment("b").standardBearer()).isEqualTo(Regiment.NOBODY);
    }

    @Test
    void aCharacterMakesItARegimentOfACharacter() {
        var lord = Levy.of(Edition.FIRST, "lord").model(Role.RETINUE).model(Role.CHARACTER).build();
        assertThat(lord.ofCharacter()).isTrue();
        assertThat(lord.character()).isEqualTo(1);
        assertThat(battle().regiment("a").ofCharacter()).isFalse();
        assertThat(battle().regiment("a").character()).isEqualTo(Regiment.NOBODY);
    }
}
