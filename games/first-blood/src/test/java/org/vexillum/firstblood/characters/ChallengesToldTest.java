package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.combat.CombatEvents.ModelHealed;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.sequence.SequenceEvents;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** What is told of challenges and commands, and why a challenge cannot be declared. */
class ChallengesToldTest {
    private static Levy levy(int edition, String id, Side side) {
        return Levy.of(Edition.numbered(edition), id).side(side).commandRange(8);
    }

    private static Bout champions(int edition, Role one, Role other, String at) {
        var field = Field.of(Edition.numbered(edition));
        field.with(levy(edition, "a", Side.A).model(one).build(), "10,10");
        return Bout.on(field.with(levy(edition, "b", Side.B).model(other).build(), at));
    }

    private static List<String> unresolved(int edition, Role one, Role other) {
        var bout = champions(edition, one, other, "10,16");
        if (one == other)
            bout.asked((battle, referee) -> new Challenge("a", "b").moved(battle, false, referee));
        else bout.act((battle, referee) -> new Challenge("a", "b").moved(battle, false, referee));
        return bout.event(CharacterEvents.ChallengeUnresolved.class).rules().ids();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-09", "FB-OFFICER-09", "FB-OFFICER-10"})
    void aChallengeThatMeetsNobodyIsToldByTheRuleOfThosePresent(int edition) {
        assertThat(unresolved(edition, Role.CHARACTER, Role.CHARACTER))
                .containsExactly("FB-CHALLENGE-09");
        assertThat(unresolved(edition, Role.OFFICER, Role.OFFICER))
                .containsExactly("FB-CHALLENGE-09", "FB-OFFICER-09");
        assertThat(unresolved(edition, Role.OFFICER, Role.CHARACTER))
                .containsExactly("FB-OFFICER-10");
    }

    @ParameterizedTest
    @CsvSource({"CHARACTER, 1", "OFFICER, 2"})
    @Rule({"FB-CHALLENGE-01", "FB-OFFICER-08"})
    void whoChallengesWhomIsTold(Role role, int rules) {
        var bout = champions(1, role, role, "10,16");
        bout.asked((battle, referee) -> new Challenge("a", "b").moved(battle, false, referee));
        var told = bout.event(CharacterEvents.ChallengeDeclared.class);
        assertThat(told.model()).isZero();
        assertThat(told.enemy()).isZero();
        assertThat(told.inAnswer()).isFalse();
        assertThat(told.rules().ids()).hasSize(rules).contains("FB-CHALLENGE-01");
    }

    private static String refused(Bout bout) {
        var refusal = ChallengeAction.refusal(bout.battle(), bout.regiment("a"));
        return refusal == null ? "" : refusal.key() + " " + refusal.rules();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-01", "FB-CHALLENGE-10", "FB-PROVOKED-05"})
    void whyNoChallengeCanBeDeclaredIsSaid(int edition) {
        var bout = champions(edition, Role.CHARACTER, Role.CHARACTER, "10,16");
        assertThat(refused(bout)).isEmpty();
        bout.regiment("a").setPresenceLost(true);
        assertThat(refused(bout)).isEqualTo("refused-a-challenge FB-PROVOKED-05");
        bout.regiment("a").setStatus(Status.IN_GARRISON);
        assertThat(refused(bout)).isEqualTo("in-garrison FB-CHALLENGE-10");
        assertThat(refused(champions(edition, Role.CHARACTER, Role.CHARACTER, "10,40")))
                .isEqualTo("nobody-to-challenge FB-CHALLENGE-01");
        assertThat(refused(champions(edition, Role.LEADER, Role.CHARACTER, "10,16")))
                .isEqualTo("no-champion FB-CHALLENGE-01");
    }

    private static String target(Bout bout, String id) {
        var refusal = new ChooseChallenged("a").choices(bout.battle()).refusal(id);
        return Objects.requireNonNull(refusal).key();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-CHALLENGE-01", "FB-CHALLENGE-10"})
    void whySomebodyCannotBeChallengedIsSaid(int edition) {
        var field = Field.of(Edition.numbered(edition));
        field.with(levy(edition, "a", Side.A).model(Role.CHARACTER).build(), "10,10");
        field.with(levy(edition, "b", Side.B).model(Role.CHARACTER).build(), "10,16");
        field.with(levy(edition, "c", Side.B).model(Role.CHARACTER).build(), "10,40");
        field.with(levy(edition, "d", Side.B).models(1).build(), "12,16");
        field.with(levy(edition, "e", Side.A).model(Role.OFFICER).build(), "12,10");
        var bout = Bout.on(field);
        assertThat(new ChooseChallenged("a").choices(bout.battle()).list()).containsExactly("b");
        assertThat(target(bout, "c")).isEqualTo("beyond-command-range");
        assertThat(target(bout, "d")).isEqualTo("no-champion");
        assertThat(target(bout, "e")).isEqualTo("not-an-enemy");
        assertThat(target(bout, "nobody")).isEqualTo("no-such-regiment");
        assertThat(new ChooseChallenged("a").rules().ids()).containsExactly("FB-CHALLENGE-01");
    }

    // ---- commands

    @ParameterizedTest
    @CsvSource({"1, OFFICER, true", "2, OFFICER, true", "1, CHARACTER, false"})
    @Rule({"FB-COMMAND-01", "FB-COMMAND-02", "FB-OFFICER-04"})
    void aCommandIsToldGivesForTheRoundAndHeals(int edition, Role role, boolean officer) {
        var gift = new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1);
        var ability = new CommandAbility("Hold", List.of(gift), 2);
        var target = levy(edition, "t", Side.A).profile(5, 2, 3, 1, 4, 3, 2, 0).models(1).build();
        target.setWounds(0, 3);
        var field = Field.of(Edition.numbered(edition));
        field.with(levy(edition, "a", Side.A).model(role).build(), "10,10").with(target, "12,10");
        var bout = Bout.on(field);
        bout.act(new CommandAbilities.Command("a", 0, ability, "t")::play);
        var told = bout.event(CharacterEvents.CommandUsed.class);
        assertThat(told.ability()).isEqualTo("Hold");
        assertThat(told.target()).isEqualTo("t");
        assertThat(told.rules().has("FB-OFFICER-04")).isEqualTo(officer);
        assertThat(target.boons().getFirst().until()).isEqualTo(TemporaryEffect.Until.ROUND_END);
        assertThat(bout.event(ModelHealed.class).wounds()).isEqualTo(2);
    }

    // ---- Inspiring Presence

    private static Bout covered(int edition, String at, String... traits) {
        var field = Field.of(Edition.numbered(edition));
        var lord = levy(edition, "a", Side.A).traits(traits).model(Role.CHARACTER).build();
        return Bout.on(
                field.with(lord, "10,10").with(levy(edition, "t", Side.A).models(1).build(), at));
    }

    private static boolean covers(Bout bout) {
        return InspiringPresence.covers(bout.battle(), bout.regiment("t"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-SR-INSPIRING-PRESENCE", "FB-GARRISON-11"})
    void presenceCoversThoseInCommandRangeOfOneOnTheTable(int edition) {
        assertThat(covers(covered(edition, "14,10", "Inspiring Presence"))).isTrue();
        assertThat(covers(covered(edition, "30,10", "Inspiring Presence"))).isFalse();
        assertThat(covers(covered(edition, "14,10"))).isFalse();
        var garrison = covered(edition, "14,10", "Inspiring Presence");
        garrison.regiment("a").setStatus(Status.IN_GARRISON);
        assertThat(covers(garrison)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("FB-SR-INSPIRING-PRESENCE-E2")
    void onlyInEditionTwoTheBrokenAreRestored(int edition) {
        var bout = covered(edition, "14,10", "Inspiring Presence");
        Regiment broken = bout.regiment("t");
        broken.setBroken(true);
        bout.act((battle, referee) -> InspiringPresence.restore(battle, referee));
        assertThat(broken.broken()).isEqualTo(edition == 1);
        assertThat(bout.all(SequenceEvents.NoLongerBroken.class)).hasSize(edition - 1);
        bout.act((battle, referee) -> InspiringPresence.restore(battle, referee));
        assertThat(bout.all(SequenceEvents.NoLongerBroken.class)).hasSize(edition - 1);
    }
}
