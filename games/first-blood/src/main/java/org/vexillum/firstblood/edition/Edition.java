package org.vexillum.firstblood.edition;

import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.traits.TraitBook;

/**
 * The rules on which the two editions differ, chosen when a match is set up.
 *
 * <p>Rules ask for the policy they need, never for the number of the edition.
 */
public record Edition(
        int number,
        RepeatedActions repeatedActions,
        SecondMarch secondMarch,
        Aiming aiming,
        EngagedMonsters engagedMonsters,
        ChargeReach chargeReach,
        ChargeInspires chargeInspires,
        Impacts impacts,
        StepAfterImpact stepAfterImpact,
        FlyingCharges flyingCharges,
        CombatWounds combatWounds,
        MoraleWounds moraleWounds,
        SizeBonus sizeBonus,
        BrokenInspired brokenInspired,
        BrokenTraits brokenTraits,
        CharacterCombat characterCombat,
        PresenceResolve presenceResolve,
        SpellLasting spellLasting,
        Stacking stacking,
        HeavyMounts heavyMounts,
        FirstRoundSeizing firstRoundSeizing,
        TerrainSizes terrainSizes,
        TerrainSpacing terrainSpacing,
        AuraHits auraHits,
        AuraDestroys auraDestroys,
        FeralRoll feralRoll,
        DevoutCasting devoutCasting,
        InspiringPresence inspiringPresence,
        Empowering empowering,
        SpellPiercing spellPiercing,
        BattleSize battleSize) {
    /** The recommended points. */
    public enum BattleSize {
        EIGHT_HUNDRED(800, "FB-MUSTER-03-E1"),
        THOUSAND(1000, "FB-MUSTER-03-E2");

        private final int points;
        private final String rule;

        BattleSize(int points, String rule) {
            this.points = points;
            this.rule = rule;
        }

        public int points() {
            return points;
        }

        public String rule() {
            return rule;
        }
    }

    /** FB-ACT-11, FB-ACT-12. */
    public enum RepeatedActions {
        BARRED_IN_ACTIVATION,
        BARRED_IN_ROUND
    }

    /** FB-MARCH-10, FB-MARCH-11. */
    public enum SecondMarch {
        FULL,
        HALVED
    }

    /** FB-AIM-01, FB-AIM-02, FB-AIM-03. */
    public enum Aiming {
        PLUS_ONE_THIS_ROUND,
        AIMED_SHOT_THIS_ACTIVATION
    }

    /** FB-VOLLEY-06, FB-VOLLEY-07. */
    public enum EngagedMonsters {
        SPARED,
        SHOT_AT
    }

    /** FB-CHARGE-03, 05, 08, 09, 14 against FB-CHARGE-04, 06, 10. */
    public enum ChargeReach {
        ROLLED_FROM_LEADER,
        MEASURED_FROM_ANY_MODEL
    }

    /** FB-CHARGE-21, FB-CHARGE-22. */
    public enum ChargeInspires {
        NEXT_CLASH,
        WHOLE_ROUND
    }

    /** FB-IMPACT-02, 03, 07, 08 against FB-IMPACT-04, 09. */
    public enum Impacts {
        HALF_ATTACKS_BY_TYPE,
        BY_TRAIT
    }

    /** FB-IMPACT-15. */
    public enum StepAfterImpact {
        NONE,
        TWO_INCHES
    }

    /** FB-SR-FLY-E1, FB-SR-FLY-E2. */
    public enum FlyingCharges {
        ON_FOOT,
        ON_THE_WING
    }

    /** FB-WOUND-07, FB-WOUND-08. */
    public enum CombatWounds {
        ENGAGED_ONLY,
        ENGAGED_FIRST
    }

    /** FB-MORALE-10, FB-MORALE-11. */
    public enum MoraleWounds {
        ANY_MODEL,
        ENGAGED_FIRST
    }

    /** FB-MORALE-03, FB-MORALE-04. */
    public enum SizeBonus {
        EIGHT_INFANTRY,
        EIGHT_OF_ANY_TYPE
    }

    /** FB-BROKEN-05, FB-BROKEN-06. */
    public enum BrokenInspired {
        NO_INSPIRE_ACTION,
        NO_BENEFIT
    }

    /** FB-BROKEN-10, FB-BROKEN-11. */
    public enum BrokenTraits {
        THOSE_THAT_SAY_SO_CEASE,
        ALL_CEASE
    }

    /** FB-CCOM-04-E1 to FB-CCOM-06-E1 against FB-CCOM-07-E2 to FB-CCOM-10-E2; officers likewise. */
    public enum CharacterCombat {
        MODELS_SINGLED_OUT,
        RETINUE_FIRST
    }

    /** FB-PRESENCE-02-E1, FB-PRESENCE-02-E2. */
    public enum PresenceResolve {
        WHEN_HIGHER("FB-PRESENCE-02-E1"),
        OWNER_DECIDES("FB-PRESENCE-02-E2");

        private final String rule;

        PresenceResolve(String rule) {
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /** FB-MAGIC-12-E1, FB-MAGIC-12-E2. */
    public enum SpellLasting {
        UNTIL_CASTER_ACTIVATES,
        UNTIL_ROUND_END
    }

    /** FB-SR-STACK-E1, FB-SR-STACK-E2. */
    public enum Stacking {
        HIGHEST("FB-SR-STACK-E1", "FB-DRAW-01-E1"),
        HIGHEST_PLUS_ADDED("FB-SR-STACK-E2", "FB-DRAW-01-E2");

        private final String rule;
        private final String eventRule;

        Stacking(String rule, String eventRule) {
            this.rule = rule;
            this.eventRule = eventRule;
        }

        /** The same where draw events grant a rule. */
        public String eventRule() {
            return eventRule;
        }

        public String rule() {
            return rule;
        }
    }

    /** FB-OBJ-05-E1, FB-OBJ-05-E2. */
    public enum HeavyMounts {
        COUNT_THREE("FB-OBJ-05-E1"),
        COUNT_TWO("FB-OBJ-05-E2");

        private final String rule;

        HeavyMounts(String rule) {
            this.rule = rule;
        }

        public String rule() {
            return rule;
        }
    }

    /** FB-OBJ-09-E2. */
    public enum FirstRoundSeizing {
        ALLOWED,
        BARRED
    }

    /** FB-SR-AURA-OF-DEATH-2-E1, FB-SR-AURA-OF-DEATH-2-E2. */
    public enum AuraHits {
        PER_ENGAGED_MODEL,
        PER_REGIMENT
    }

    /** What follows when a regiment falls before its first action: FB-SR-AURA-OF-DEATH-4-E2. */
    public enum AuraDestroys {
        TURN_PASSES,
        NEXT_CARD
    }

    /** FB-SR-FERAL-1-E1, FB-SR-FERAL-1-E2. */
    public enum FeralRoll {
        UNLESS_ENGAGED,
        UNLESS_IN_COMBAT
    }

    /** FB-SR-DEVOUT-E1, FB-SR-DEVOUT-E2. */
    public enum DevoutCasting {
        BY_FRIENDS,
        BY_ANYBODY
    }

    /** FB-SR-INSPIRING-PRESENCE, FB-SR-INSPIRING-PRESENCE-E2. */
    public enum InspiringPresence {
        PREVENTS,
        PREVENTS_AND_RESTORES
    }

    /** One draw event under two names: FB-DRAW-08-E1, FB-DRAW-08-E2. */
    public enum Empowering {
        EMPOWERED(DrawEvent.EMPOWERED, "Empowered", "FB-DRAW-08-E1"),
        FLUX_POWERED(DrawEvent.FLUX_POWERED, "Flux-powered", "FB-DRAW-08-E2");

        private final DrawEvent event;
        private final String source;
        private final String rule;

        Empowering(DrawEvent event, String source, String rule) {
            this.event = event;
            this.source = source;
            this.rule = rule;
        }

        /** An event by this edition's name for it; all others have the same in both. */
        public DrawEvent own(DrawEvent named) {
            return switch (named) {
                case EMPOWERED, FLUX_POWERED -> event;
                case BURNOUT, DOUBLE_TIME, FIRE_AND_ADVANCE -> named;
            };
        }

        /** The source of what it gives. */
        public String source() {
            return source;
        }

        public String rule() {
            return rule;
        }
    }

    /** FB-SIZE-04 and FB-TERRAIN-12-E1 against FB-SIZE-05 and FB-TERRAIN-12-E2. */
    public enum TerrainSizes {
        AGREED,
        ASSIGNED
    }

    /** FB-TERRAIN-07, unless the players agreed otherwise. */
    public enum TerrainSpacing {
        ENFORCED,
        ADVISED
    }

    /** FB-SR-ARMOR-PIERCING-E1, FB-SR-ARMOR-PIERCING-E2. */
    public enum SpellPiercing {
        LIKE_VOLLEYS,
        NEVER
    }

    public static final Edition FIRST =
            new Edition(
                    1,
                    RepeatedActions.BARRED_IN_ACTIVATION,
                    SecondMarch.FULL,
                    Aiming.PLUS_ONE_THIS_ROUND,
                    EngagedMonsters.SPARED,
                    ChargeReach.ROLLED_FROM_LEADER,
                    ChargeInspires.NEXT_CLASH,
                    Impacts.HALF_ATTACKS_BY_TYPE,
                    StepAfterImpact.NONE,
                    FlyingCharges.ON_FOOT,
                    CombatWounds.ENGAGED_ONLY,
                    MoraleWounds.ANY_MODEL,
                    SizeBonus.EIGHT_INFANTRY,
                    BrokenInspired.NO_INSPIRE_ACTION,
                    BrokenTraits.THOSE_THAT_SAY_SO_CEASE,
                    CharacterCombat.MODELS_SINGLED_OUT,
                    PresenceResolve.WHEN_HIGHER,
                    SpellLasting.UNTIL_CASTER_ACTIVATES,
                    Stacking.HIGHEST,
                    HeavyMounts.COUNT_THREE,
                    FirstRoundSeizing.ALLOWED,
                    TerrainSizes.AGREED,
                    TerrainSpacing.ENFORCED,
                    AuraHits.PER_ENGAGED_MODEL,
                    AuraDestroys.TURN_PASSES,
                    FeralRoll.UNLESS_ENGAGED,
                    DevoutCasting.BY_FRIENDS,
                    InspiringPresence.PREVENTS,
                    Empowering.EMPOWERED,
                    SpellPiercing.LIKE_VOLLEYS,
                    BattleSize.EIGHT_HUNDRED);

    public static final Edition SECOND =
            new Edition(
                    2,
                    RepeatedActions.BARRED_IN_ROUND,
                    SecondMarch.HALVED,
                    Aiming.AIMED_SHOT_THIS_ACTIVATION,
                    EngagedMonsters.SHOT_AT,
                    ChargeReach.MEASURED_FROM_ANY_MODEL,
                    ChargeInspires.WHOLE_ROUND,
                    Impacts.BY_TRAIT,
                    StepAfterImpact.TWO_INCHES,
                    FlyingCharges.ON_THE_WING,
                    CombatWounds.ENGAGED_FIRST,
                    MoraleWounds.ENGAGED_FIRST,
                    SizeBonus.EIGHT_OF_ANY_TYPE,
                    BrokenInspired.NO_BENEFIT,
                    BrokenTraits.ALL_CEASE,
                    CharacterCombat.RETINUE_FIRST,
                    PresenceResolve.OWNER_DECIDES,
                    SpellLasting.UNTIL_ROUND_END,
                    Stacking.HIGHEST_PLUS_ADDED,
                    HeavyMounts.COUNT_TWO,
                    FirstRoundSeizing.BARRED,
                    TerrainSizes.ASSIGNED,
                    TerrainSpacing.ADVISED,
                    AuraHits.PER_REGIMENT,
                    AuraDestroys.NEXT_CARD,
                    FeralRoll.UNLESS_IN_COMBAT,
                    DevoutCasting.BY_ANYBODY,
                    InspiringPresence.PREVENTS_AND_RESTORES,
                    Empowering.FLUX_POWERED,
                    SpellPiercing.NEVER,
                    BattleSize.THOUSAND);

    public static Edition numbered(int number) {
        return switch (number) {
            case 1 -> FIRST;
            case 2 -> SECOND;
            default -> throw new IllegalArgumentException("no edition " + number);
        };
    }

    /** The special rules as this edition has them: each differing one is a record of its own. */
    public TraitBook traitBook() {
        return number == 1 ? TraitBook.FIRST : TraitBook.SECOND;
    }
}
