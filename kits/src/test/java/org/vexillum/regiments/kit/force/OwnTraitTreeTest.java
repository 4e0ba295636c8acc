package org.vexillum.regiments.kit.force;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.kit.force.Reading.errors;
import static org.vexillum.regiments.kit.force.Reading.first;
import static org.vexillum.regiments.kit.force.Reading.json;
import static org.vexillum.regiments.kit.force.Reading.keys;
import static org.vexillum.regiments.kit.force.Reading.own;
import static org.vexillum.regiments.kit.force.Reading.weaponRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

class OwnTraitTreeTest {
    @Test
    void everyEffectBecomesItsRecord() {
        assertThat(effect("{\"modifies\": \"hit\", \"by\": 1, \"when\": \"charging\"}"))
                .isEqualTo(new OwnTraitEffect.ModifiesHit("Drill", 1, Condition.CHARGING));
        assertThat(effect("{\"modifies\": \"enemy hit\", \"by\": -1}"))
                .isEqualTo(new OwnTraitEffect.ModifiesEnemyHit("Drill", -1, Condition.ALWAYS));
        assertThat(effect("{\"modifies\": \"defense\", \"by\": 1, \"when\": \"melee\"}"))
                .isEqualTo(new OwnTraitEffect.ModifiesDefence("Drill", 1, Condition.MELEE));
        assertThat(effect("{\"modifies\": \"morale\", \"by\": 1}"))
                .isEqualTo(new OwnTraitEffect.ModifiesMorale("Drill", 1));
        assertThat(effect("{\"extraHits\": 1, \"on\": [5, 6]}"))
                .isEqualTo(new OwnTraitEffect.ExtraHitsOn("Drill", 0b1100000, 1, Condition.ALWAYS));
        assertThat(effect("{\"ap\": 2, \"on\": [6]}"))
                .isEqualTo(new OwnTraitEffect.PiercesOn("Drill", 1 << 6, 2, Condition.ALWAYS));
        assertThat(effect("{\"rerolls\": \"hits\", \"on\": [1]}"))
                .isEqualTo(new OwnTraitEffect.RerollsOwnHits("Drill", 1 << 1, Condition.ALWAYS));
        assertThat(effect("{\"rerolls\": \"defense\", \"on\": [1]}"))
                .isEqualTo(new OwnTraitEffect.RerollsOwnBlocks("Drill", 1 << 1, Condition.ALWAYS));
        assertThat(effect("{\"rerolls\": \"enemy defense\", \"on\": [6]}"))
                .isEqualTo(new OwnTraitEffect.RerollsBlocks("Drill", 1 << 6, Condition.ALWAYS));
        assertThat(effect("{\"rerolls\": \"morale\", \"on\": [1]}"))
                .isEqualTo(new OwnTraitEffect.RerollsMoraleDie("Drill", 1 << 1));
        assertThat(effect("{\"ignoresWoundOn\": 6}"))
                .isEqualTo(new OwnTraitEffect.IgnoresWoundOn("Drill", 6));
        assertThat(effect("{\"move\": 1}"))
                .isEqualTo(new OwnTraitEffect.ModifiesMove("Drill", 1, 1));
        assertThat(effect("{\"move\": {\"advance\": 1, \"run\": 2}}"))
                .isEqualTo(new OwnTraitEffect.ModifiesMove("Drill", 1, 2));
        var bane = TraitBook.read("Bane");
        assertThat(effect("{\"gives\": \"Bane\", \"when\": \"target tough\"}"))
                .isEqualTo(new OwnTraitEffect.Gives("Drill", bane, Condition.TARGET_TOUGH));
    }

    @Test
    void apWithoutFacesHoldsForExtraHitsToo() {
        var pierces = (OwnTraitEffect.PiercesOn) effect("{\"ap\": 2, \"when\": \"far\"}");
        assertThat(pierces.faces()).isEqualTo(0b1111111);
    }

    @Test
    void aWoundMayBeIgnoredUnderACondition() {
        assertThat(effect("{\"ignoresWoundOn\": 5, \"when\": \"shooting\"}"))
                .isEqualTo(
                        new OwnTraitEffect.Gives(
                                "Drill",
                                new OwnTraitEffect.IgnoresWoundOn("Drill", 5),
                                Condition.SHOOTING));
    }

    @Test
    void aTraitGivenForGoodIsFoundOnTheCard() {
        var card = first(own("Drill", "{\"gives\": \"Fast\"}"));
        assertThat(card.models().getFirst().has(Fast.class)).isTrue();
        assertThat(Reading.rules(card, 0)).contains("Drill");
    }

    @Test
    void weaponRulesAreGivenToTheWeaponsThatTheConditionMeans() {
        var counter = first(own("Drill", "{\"gives\": \"Counter\", \"when\": \"not charging\"}"));
        assertThat(weaponRules(counter, "Sword")).containsExactly("Counter");
        assertThat(weaponRules(counter, "Bow")).isEmpty();
        var deadly = first(own("Drill", "{\"gives\": \"Deadly(2)\", \"when\": \"shooting\"}"));
        assertThat(weaponRules(deadly, "Sword")).isEmpty();
        assertThat(weaponRules(deadly, "Bow")).containsExactly("Deadly(2)");
        var impact = first(own("Drill", "{\"gives\": \"Impact(1)\", \"when\": \"charging\"}"));
        assertThat(impact.models().getFirst().has(PlainTrait.Impact.class)).isTrue();
    }

    @Test
    void whatComesAndGoesStaysOffTheWeapons() {
        var card = first(own("Drill", "{\"gives\": \"Rending\", \"when\": \"charging\"}"));
        assertThat(weaponRules(card, "Sword")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Deadly(2), charging",
        "Takedown, far",
        "Limited, moved",
        "Indirect, far",
        "Counter, shooting",
        "Fast, charging",
        "Fearless, melee",
        "Fear(1), shooting",
        "Impact(1), not charging",
        "Artillery, far",
        "Tough(3), melee",
        "Sergeant, always"
    })
    void whatTheRulesLookForBeforeABlowCannotComeAndGo(String trait, String when) {
        var effect = "{\"gives\": \"%s\", \"when\": \"%s\"}".formatted(trait, when);
        assertThat(errors(own("Drill", effect))).containsExactly("own.gives-when");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | own.one-kind",
                "{\"ap\": 1, \"move\": 1} | own.one-kind",
                "{\"gives\": \"Undead\"} | own.gives-unknown",
                "{\"gives\": \"Fast\", \"when\": \"raining\"} | file.no-word",
                "{\"modifies\": \"luck\", \"by\": 1} | file.no-word",
                "{\"modifies\": \"hit\", \"by\": 0} | own.nothing",
                "{\"modifies\": \"hit\"} | file.missing",
                "{\"modifies\": \"morale\", \"by\": 1, \"when\": \"melee\"} | file.unknown-field",
                "{\"extraHits\": 1} | own.no-faces",
                "{\"extraHits\": 1, \"on\": [7]} | file.range",
                "{\"ignoresWoundOn\": 1} | file.range",
                "{\"move\": {\"advance\": 1}} | file.missing",
            })
    void otherEffectsAreRefused(String effect, String key) {
        assertThat(errors(own("Drill", effect))).contains(key);
        assertThat(own("Drill", effect).force()).isNull();
    }

    @Test
    void aNameOfTheGameIsTaken() {
        assertThat(errors(own("Impasible", "{\"move\": 1}"))).containsExactly("own.taken");
    }

    @Test
    void aTraitWithoutEffectsIsNone() {
        assertThat(errors(own("Drill", ""))).containsExactly("own.no-effects");
    }

    @Test
    void aTraitThatNobodyHasIsMentioned() {
        var reading =
                json(
                        """
                        {"name": "T", "traits": [{"name": "Drill", "effects": [{"move": 1}]}],
                         "units": [{"name": "G", "size": 1, "quality": 4, "defense": 4, "points": 5}]}
                        """);
        assertThat(keys(reading)).containsExactly("own.unused");
        assertThat(reading.complete()).isTrue();
    }

    @Test
    void onAWeaponOnlyEffectsOnAttacksMakeSense() {
        var weapon =
                """
                {"name": "T", "traits": [{"name": "Drill", "effects": [%s]}],
                 "units": [{"name": "G", "size": 1, "quality": 4, "defense": 4, "points": 5,
                   "weapons": [{"name": "Axe", "attacks": 1, "rules": ["drill"]}]}]}
                """;
        var keen = first(json(weapon.formatted("{\"ap\": 2, \"on\": [6]}")));
        assertThat(weaponRules(keen, "Axe")).containsExactly("Drill");
        assertThat(Reading.rules(keen, 0)).isEmpty();
        assertThat(errors(json(weapon.formatted("{\"modifies\": \"morale\", \"by\": 1}"))))
                .containsExactly("own.not-on-weapon");
        assertThat(errors(json(weapon.formatted("{\"gives\": \"Fast\"}"))))
                .containsExactly("own.not-on-weapon");
    }

    private static Trait effect(String effect) {
        var card = first(own("Drill", effect));
        return card.models().getFirst().traits().stream()
                .filter(trait -> trait.name().equals("Drill"))
                .findFirst()
                .orElseThrow();
    }
}
