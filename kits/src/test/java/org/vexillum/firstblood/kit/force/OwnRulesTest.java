package org.vexillum.firstblood.kit.force;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.gamekit.rules.Lang;

/** Special rules that a force describes for itself. */
class OwnRulesTest {
    private static final FirstBloodForceFormat FORMAT = new FirstBloodForceFormat(Edition.SECOND);

    private static final String ALL =
            """
            game: first-blood
            edition: 2
            name: Grove
            limit: 400
            traits:
              - name: Oakhide
                gives: [Hardened (1), Resolve +1]
              - name: Old grudge
                effects:
                  - {gives: Cleave (1), when: inspired}
                  - {changes: march, by: -1}
                  - {modifies: hit, by: 1, when: target broken}
                  - {modifies: enemy hit, by: -1, when: volley}
                  - {modifies: defense, by: 1, when: clash}
                  - {modifies: morale, by: 1}
                  - {extraHits: 1, on: [1, 2], when: impact}
                  - {rerolls: hits, on: [5], when: melee}
                  - {rerolls: defense, on: [6], when: spell}
                  - {rerolls: morale, on: [6]}
                  - {ignoresWoundOn: 6}
            regiments:
              - name: Oaks
                models: 6
                points: 100
                profile: M5 V1 C2 A1 W1 R3 D2 E0
                rules: [Shield, Oakhide, Old grudge]
            """;

    private static ForceReading<Force> read(String text) {
        return ForceReader.read(FORMAT, text, "list.yaml");
    }

    private static List<OwnRuleEffect> own(Force force) {
        return force.regiments().getFirst().members().getFirst().card().traits().stream()
                .filter(OwnRuleEffect.class::isInstance)
                .map(OwnRuleEffect.class::cast)
                .toList();
    }

    @Test
    void everyEffectIsRead() {
        var reading = read(ALL);
        assertThat(reading.problems()).isEmpty();
        assertThat(own(reading.force()))
                .hasSize(13)
                .contains(
                        new OwnRuleEffect.Changes("Oakhide", Characteristic.RESOLVE, 1),
                        new OwnRuleEffect.Changes("Old grudge", Characteristic.MARCH, -1),
                        new OwnRuleEffect.ModifiesHit("Old grudge", 1, Condition.TARGET_BROKEN),
                        new OwnRuleEffect.ModifiesEnemyHit("Old grudge", -1, Condition.VOLLEY),
                        new OwnRuleEffect.ModifiesDefence("Old grudge", 1, Condition.CLASH),
                        new OwnRuleEffect.ModifiesMorale("Old grudge", 1),
                        new OwnRuleEffect.ExtraHitsOn("Old grudge", 0b110, 1, Condition.IMPACT),
                        new OwnRuleEffect.RerollsOwnHits("Old grudge", 1 << 5, Condition.MELEE),
                        new OwnRuleEffect.RerollsOwnDefence("Old grudge", 1 << 6, Condition.SPELL),
                        new OwnRuleEffect.RerollsMoraleDice("Old grudge", 1 << 6),
                        new OwnRuleEffect.IgnoresWoundOn("Old grudge", 6))
                .anyMatch(effect ->
                        effect instanceof OwnRuleEffect.Gives gives
                                && gives.trait().written().equals("Cleave (1)")
                                && gives.when() == RegimentCondition.INSPIRED);
    }

    @Test
    void aForceWithRulesOfItsOwnIsWrittenAndReadAgain() {
        var force = read(ALL).force();
        var again = ForceReader.read(FORMAT, FORMAT.json(force), "again.json");
        assertThat(again.problems()).isEmpty();
        assertThat(again.force()).isEqualTo(force);
    }

    @ParameterizedTest
    @EnumSource
    void itsRosterTellsThemAndCanBePasted(Lang lang) {
        var force = read(ALL).force();
        var roster = String.join("\n", FORMAT.roster(force, lang));
        var again = ForceReader.read(FORMAT, roster, "");
        assertThat(again.problems()).as(roster).isEmpty();
        assertThat(own(again.force())).as(roster).containsExactlyInAnyOrderElementsOf(own(force));
    }

    @Test
    void theRosterNamesARuleOnceAndSaysWhatItDoes() {
        assertThat(FORMAT.roster(read(ALL).force(), Lang.ES))
                .anyMatch(line -> line.endsWith("| Escudo, Oakhide, Old grudge"))
                .anyMatch(line ->
                        line.startsWith(
                                "- Old grudge: tiene Hendidura (1) mientras está Inspirado;"
                                        + " Marcha -1; +1 para impactar contra regimientos Rotos; "));
    }

    @Test
    void theyAreEnforcedAndNoUnknownRules() {
        var force = read(ALL).force();
        assertThat(FORMAT.muster(force).unenforced()).isFalse();
        assertThat(FORMAT.check(force, Options.DEFAULT, 0))
                .noneMatch(finding -> finding.toString().contains("Oakhide"));
    }

    @ParameterizedTest
    @CsvSource({
        "name: Oakhide,name: Shield,own.taken",
        "Resolve +1,Wounds +1,own.no-gift",
        "Hardened (1),Barkish (1),own.gives-unknown",
        "gives: Cleave (1),gives: Barkish (1),own.gives-unknown",
        "when: inspired,when: moonlit,file.no-word",
        "by: -1,by: 0,own.nothing",
        "'on: [1, 2]',on: [],own.no-faces",
        "modifies: morale,modifies: luck,file.no-word",
        "changes: march,changes: wounds,file.no-word",
        "ignoresWoundOn: 6,ignoresWoundOn: 9,file.range",
        "'{ignoresWoundOn: 6}','{ignoresWoundOn: 6, extraHits: 1}',own.one-kind",
        "'Old grudge]','Shield]',own.unused",
    })
    void whatCannotBeIsNamed(String right, String wrong, String key) {
        var keys = read(ALL.replace(right, wrong)).problems().stream().map(Problem::key);
        assertThat(keys).contains(key);
    }

    @Test
    void aRuleWithSeveralEffectsIsNotGivenByAnItem() {
        var text =
                ALL.replace(
                        "rules: [Shield, Oakhide, Old grudge]",
                        "rules: [Oakhide]\n    items: [{name: Horn, gives: [Old grudge]}]");
        assertThat(read(text).problems().stream().map(Problem::key)).contains("own.several");
    }

    @Test
    void unknownRulesOfItemsAreNotEnforcedEither() {
        var text =
                ALL.replace(
                        "rules: [Shield, Oakhide, Old grudge]",
                        "rules: [Oakhide, Old grudge]\n"
                                + "    items: [{name: Horn, gives: [Blaring]}]");
        var reading = read(text);
        assertThat(reading.problems().stream().map(Problem::key)).containsExactly("trait.unknown");
        assertThat(FORMAT.muster(reading.force()).unenforced()).isTrue();
        assertThat(FORMAT.roster(reading.force(), Lang.EN)).contains("* Not enforced: Blaring");
    }
}
