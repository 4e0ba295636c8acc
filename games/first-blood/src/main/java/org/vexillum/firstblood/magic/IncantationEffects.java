package org.vexillum.firstblood.magic;

import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.combat.Healing;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsInProgress;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.RankAndFile;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * A cast incantation does what it says, effect after effect.
 *
 * @param caster the regiment it came from
 * @param successes every one counts, the first two included (FB-MAGIC-09)
 * @param piercing the caster's own Armor Piercing, as far as it counts (FB-SR-ARMOR-PIERCING-E1)
 */
public record IncantationEffects(
        String caster, Incantation spell, String target, int successes, int piercing) {
    /** Of a caster without Armor Piercing. */
    public IncantationEffects(String caster, Incantation spell, String target, int successes) {
        this(caster, spell, target, successes, 0);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var aftermath = new ActionMorale();
        land(battle, aftermath, referee);
        aftermath.play(battle, referee); // FB-MAGIC-11
    }

    /** Everything but the morale tests. */
    public void land(Battle battle, ActionMorale aftermath, Referee<Battle> referee) {
        new CastInProgress(Optional.of(this), aftermath).play(battle, referee);
    }

    int count() {
        return spell.effects().size();
    }

    /** Begins with one of the effects; returns hits that are to be taken, if there are any. */
    @Nullable HitsInProgress begin(int which, Battle battle, Referee<Battle> referee) {
        if (battle.regiment(target).destroyed()) return null;
        switch (spell.effects().get(which)) {
            case Effect.Hits hits -> {
                return strike(hits, battle, referee);
            }
            case Effect.Heals heals -> {
                int wounds = heals.flat() + heals.perSuccess() * successes;
                heal(battle, spell.name(), target, wounds, "FB-MAGIC-03", referee);
            }
            case Effect.Gives gives -> give(gives.gift(), battle, referee);
        }
        return null;
    }

    /** How many hits it scores. */
    public int hits() {
        int sum = 0;
        for (var effect : spell.effects())
            if (effect instanceof Effect.Hits hits) sum += hits(hits);
        return sum;
    }

    private int hits(Effect.Hits hits) {
        return hits.flat() + hits.perSuccess() * successes;
    }

    /** Defended against like any hits; the wounds cause morale tests (FB-MAGIC-11). */
    private HitsInProgress strike(Effect.Hits hits, Battle battle, Referee<Battle> referee) {
        int count = hits(hits);
        referee.record(
                new MagicEvents.IncantationHits(
                        spell.name(), target, count, Rules.of("FB-MAGIC-11")));
        var group = List.of(group(battle, count, Math.max(hits.armorPiercing(), piercing)));
        return new HitsSuffered(target, RankAndFile.WHOLE, Manner.SPELL, group, List.of(), false)
                .suffering();
    }

    /**
     * Incantations pierce in edition 1 only (FB-SR-ARMOR-PIERCING-E1); of what they and their
     * caster have, the highest counts (FB-SR-STACK-E1).
     */
    private static HitGroup group(Battle battle, int count, int piercing) {
        boolean pierces = battle.edition().spellPiercing() == Edition.SpellPiercing.LIKE_VOLLEYS;
        if (piercing == 0 || !pierces) return HitGroup.plain(count);
        var cause = new Cause("FB-SR-ARMOR-PIERCING-E1", "Armor Piercing");
        return HitGroup.piercing(count, piercing, cause);
    }

    private void give(TemporaryEffect.Gift gift, Battle battle, Referee<Battle> referee) {
        boolean caster = lasting(battle) == TemporaryEffect.Until.OWNER_ACTIVATES;
        var rule = caster ? "FB-MAGIC-12-E1" : "FB-MAGIC-12-E2";
        var boon = new TemporaryEffect(spell.name(), rule, gift, lasting(battle), this.caster);
        battle.regiment(target).gain(boon);
        referee.record(
                new MagicEvents.BoonGained(
                        target, spell.name(), gift, boon.until(), Rules.of(rule)));
    }

    private static TemporaryEffect.Until lasting(Battle battle) {
        return battle.edition().spellLasting() == Edition.SpellLasting.UNTIL_ROUND_END
                ? TemporaryEffect.Until.ROUND_END
                : TemporaryEffect.Until.OWNER_ACTIVATES;
    }

    static void heal(
            Battle battle,
            String source,
            String target,
            int wounds,
            String rule,
            Referee<Battle> referee) {
        referee.record(new MagicEvents.IncantationHeals(source, target, wounds, Rules.of(rule)));
        new Healing(target, wounds).play(battle, referee);
    }
}
