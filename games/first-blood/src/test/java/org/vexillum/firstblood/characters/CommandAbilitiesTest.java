package org.vexillum.firstblood.characters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Readings;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.testkit.Rule;

class CommandAbilitiesTest {
    private static final TemporaryEffect.Gift STEADY =
            new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1);
    private static final CommandAbility HOLD = new CommandAbility("Hold", List.of(STEADY), 0);

    private static Levy lord(Edition edition) {
        return Levy.of(edition, "lord").commandRange(8).abilities(HOLD).model(Role.CHARACTER);
    }

    private static Levy led(Edition edition) {
        return Levy.of(edition, "led")
                .abilities(HOLD)
                .model(Role.OFFICER)
                .abilities()
                .model(Role.TROOPER);
    }

    private static Levy line(Edition edition, String id) {
        return Levy.of(edition, id).models(1);
    }

    /** A lord with a regiment at exactly his 8 inches, and one a hair's breadth farther. */
    private static Field field(Edition edition) {
        return Field.of(edition)
                .with(lord(edition).build(), "20,20")
                .with(line(edition, "near").build(), "28.98425,20")
                .with(line(edition, "far").build(), "11.0153,20");
    }

    private static List<String> open(Battle battle, String regiment) {
        return new UseCommand(regiment, 0, "Hold").open(battle);
    }

    @Test
    @Rule({"FB-COMMAND-02", "FB-PRESENCE-03"})
    void itAffectsItsOwnRegimentOrOneInCommandRange() {
        var bout = Bout.on(field(Edition.FIRST));
        assertThat(open(bout.battle(), "lord")).containsExactly("lord", "near");
        bout.answer("near").act(new CommandAbilities("lord")::play);
        assertThat(bout.regiment("near").boons())
                .extracting(TemporaryEffect::gift)
                .containsExactly(STEADY);
        assertThat(bout.regiment("lord").boons()).isEmpty();
    }

    @Test
    @Rule("FB-COMMAND-02")
    void theTargetMayHaveActivatedAlready() {
        var bout = Bout.on(field(Edition.SECOND));
        bout.regiment("near").setActivated(true);
        assertThat(open(bout.battle(), "lord")).contains("near");
    }

    @Test
    @Rule("FB-COMMAND-01")
    void eachAbilityOfEachModelIsUsedOnceAndMayBeLeftUnused() {
        var heal = new CommandAbility("Mend", List.of(), 2);
        var two =
                Levy.of(Edition.FIRST, "lord")
                        .abilities(HOLD, heal)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE);
        var bout = Bout.on(Field.of(Edition.FIRST).with(two.build(), "20,20", "21,20"));
        bout.answer("lord", "", "lord", "").act(new CommandAbilities("lord")::play);
        assertThat(bout.all(CharacterEvents.CommandUsed.class))
                .extracting(CharacterEvents.CommandUsed::ability)
                .containsExactly("Hold", "Hold");
    }

    @Test
    @Rule("FB-PRESENCE-04")
    void aBrokenRegimentCannotBeTheTargetOfAnother() {
        for (var edition : List.of(Edition.FIRST, Edition.SECOND)) {
            var battle = field(edition).battle();
            battle.regiment("near").setBroken(true);
            assertThat(open(battle, "lord")).containsExactly("lord");
        }
    }

    @Test
    @Rule({"FB-PRESENCE-04", "FB-OFFICER-04"})
    void anOfficerHelpsHisOwnBrokenRegimentInTheFirstEditionOnly() {
        assertThat(ownBroken(Edition.FIRST, Options.DEFAULT)).containsExactly("led");
        assertThat(ownBroken(Edition.SECOND, Options.DEFAULT)).isEmpty();
        var named = Readings.with("brokenLosesRules", Options.BrokenLosesRules.NAMED);
        assertThat(ownBroken(Edition.SECOND, named)).containsExactly("led");
    }

    private static List<String> ownBroken(Edition edition, Options options) {
        var field = Field.of(edition).options(options);
        var battle = field.with(led(edition).build(), "20,20", "21,20").battle();
        battle.regiment("led").setBroken(true);
        return open(battle, "led");
    }

    @Test
    @Rule({"FB-COMMAND-02", "FB-PRESENCE-05"})
    void anOfficerMayChooseTheCharacterRegimentAndACharacterNoOther() {
        var second = Levy.of(Edition.FIRST, "second").abilities(HOLD).model(Role.CHARACTER);
        var battle =
                Field.of(Edition.FIRST)
                        .with(lord(Edition.FIRST).build(), "20,20")
                        .with(second.build(), "22,20")
                        .with(led(Edition.FIRST).build(), "24,20", "25,20")
                        .battle();
        assertThat(open(battle, "led")).containsExactly("lord", "second", "led");
        assertThat(open(battle, "lord")).containsExactly("lord", "led");
    }

    @Test
    @Rule("FB-PROVOKED-05")
    void afterARefusalOnlyItsOwnRegimentIsLeft() {
        var battle = field(Edition.FIRST).battle();
        battle.regiment("lord").setPresenceLost(true);
        assertThat(open(battle, "lord")).containsExactly("lord");
        var refused = new UseCommand("lord", 0, "Hold").choices(battle).refusal("near");
        assertThat(Objects.requireNonNull(refused).key()).isEqualTo("presence-lost");
    }

    @Test
    @Rule("FB-GARRISON-11")
    void fromAGarrisonOnlyItsOwnRegimentCanBeHelped() {
        var battle = field(Edition.FIRST).battle();
        battle.regiment("lord").setStatus(Status.IN_GARRISON);
        assertThat(open(battle, "lord")).containsExactly("lord");
    }

    @Test
    @Rule("FB-CHAR-10")
    void aDeadCharactersAbilityIsLost() {
        var guarded =
                Levy.of(Edition.FIRST, "lord")
                        .abilities(HOLD)
                        .model(Role.CHARACTER)
                        .abilities()
                        .model(Role.RETINUE);
        var bout = Bout.on(Field.of(Edition.FIRST).with(guarded.build(), "20,20", "21,20"));
        bout.regiment("lord").remove(0);
        bout.act(new CommandAbilities("lord")::play);
        assertThat(bout.all(CharacterEvents.CommandUsed.class)).isEmpty();
    }
}
