package org.vexillum.regiments.magic;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Hits;
import org.vexillum.regiments.combat.TargetProtection;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesPiercing;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/** What a cast spell does (AOFR-SR-CASTER-3): hits without cover, boons, mending. */
public record SpellEffect(String spell, String target, Spell.Effect effect) {
    private static final Rules RULES = Rules.of("AOFR-SR-CASTER-3");

    public void play(Battle battle, Referee<Battle> referee) {
        var unit = battle.unit(target);
        switch (effect) {
            case Spell.Harms harms -> harm(harms, unit, battle, referee);
            case Spell.Blesses blesses -> give(blesses.trait(), unit, referee);
            case Spell.Curses curses -> give(curses.trait(), unit, referee);
            case Spell.Mends mends -> mend(mends.wounds(), unit, referee);
        }
    }

    private void harm(Spell.Harms harms, Unit unit, Battle battle, Referee<Battle> referee) {
        var quarry = AttackTarget.whole(unit);
        var tough = quarry.card().isTough();
        var blow = new AttackContext(AttackContext.Manner.SPELL, false, false, false, tough, false);
        var traits = Traits.acting(blow, harms.traits(), List.of());
        var blast = Traits.find(traits, MultipliesHits.class);
        var deadly = Traits.find(traits, MultipliesWounds.class);
        int hits = harms.hits() * (blast == null ? 1 : blast.times(quarry.models()));
        var rules = blast == null ? RULES : RULES.and("AOFR-SR-BLAST-2");
        referee.record(new MagicEvents.SpellHits(spell, target, hits, rules));
        new Hits(
                        target,
                        AttackTarget.WHOLE,
                        List.of(new Hits.Batch(hits, piercing(traits, blow))),
                        TargetProtection.shield(battle.options(), quarry, blow, Cover.NONE, traits),
                        deadly == null ? 1 : deadly.woundsEach(),
                        TargetProtection.ignoring(quarry, blow, traits))
                .play(battle, referee);
    }

    private static ExplainedNumber piercing(List<Trait> traits, AttackContext blow) {
        var ap = ExplainedNumber.of(0, new Cause("AOFR-SR-AP-1", "AP"));
        for (var trait : traits)
            if (trait instanceof ChangesPiercing change) ap = change.changePiercing(ap, 0, blow);
        return ap;
    }

    private void give(Trait trait, Unit unit, Referee<Battle> referee) {
        var boons = new ArrayList<>(unit.boons());
        boons.add(new SpellBoon(spell, trait));
        unit.setBoons(boons);
        referee.record(new MagicEvents.BoonGiven(spell, target, trait.written(), RULES));
    }

    private void mend(int wounds, Unit unit, Referee<Battle> referee) {
        int left = wounds;
        while (left > 0 && mostWounded(unit) >= 0) {
            int model = mostWounded(unit);
            int healed = Math.min(left, unit.wounds(model));
            unit.setWounds(model, unit.wounds(model) - healed);
            left -= healed;
        }
        referee.record(new MagicEvents.Mended(spell, target, wounds - left, RULES));
    }

    private static int mostWounded(Unit unit) {
        int most = -1;
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            if (unit.wounds(model) > (most < 0 ? 0 : unit.wounds(most))) most = model;
        }
        return most;
    }
}
