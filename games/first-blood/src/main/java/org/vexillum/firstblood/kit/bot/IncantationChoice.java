package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.Comparator;
import org.vexillum.firstblood.combat.RollUnder;
import org.vexillum.firstblood.magic.Casters;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.magic.ChooseIncantation.Cast;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.geometry.Lengths;

/** Which incantation promises most. */
final class IncantationChoice {
    private final Battle battle;
    private final CombatValue fights;
    private final GiftValue gifts;

    IncantationChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
        gifts = new GiftValue(battle, fights);
    }

    record Spell(Cast cast, double value) {}

    /** The best that is allowed, or null if nothing is worth an action. */
    @Nullable Spell best(Regiment regiment) {
        if (regiment.card().incantations().isEmpty()) return null;
        var legal = new ChooseIncantation(regiment.id()).choices(battle);
        var spells = spells(regiment);
        spells.sort(Comparator.comparingDouble(Spell::value).reversed());
        for (var spell : spells)
            if (spell.value > 0 && legal.refusal(spell.cast) == null) return spell;
        return null;
    }

    private ArrayList<Spell> spells(Regiment regiment) {
        var spells = new ArrayList<Spell>();
        for (int model : Casters.casting(battle, regiment))
            for (var name : regiment.card().incantations()) {
                var spell = battle.setting().force(regiment.side()).incantation(name);
                if (spell == null) continue;
                for (var target : battle.regiments())
                    if (target.inPlay()
                            && suits(spell, regiment, target)
                            && reaches(spell, regiment, target))
                        spells.add(spell(regiment, model, spell, target));
            }
        return spells;
    }

    private static boolean suits(Incantation spell, Regiment caster, Regiment target) {
        return switch (spell.aim()) {
            case SELF -> target == caster;
            case FRIEND -> target.side() == caster.side();
            case ENEMY -> target.side() != caster.side();
        };
    }

    /** Roughly: whoever is clearly out of range is not looked at. */
    private boolean reaches(Incantation spell, Regiment caster, Regiment target) {
        var from = RegimentPlaces.of(battle, caster);
        var to = RegimentPlaces.of(battle, target);
        if (target == caster) return true;
        return from != null
                && to != null
                && RegimentPlaces.apart(from, to) <= spell.range() + Lengths.inches(5);
    }

    private Spell spell(Regiment regiment, int model, Incantation spell, Regiment target) {
        var cast = new Cast(model, spell.name(), target.id());
        var successes = successes(regiment, cast, spell);
        double value = 0;
        for (int n = spell.successes(); n <= successes.most(); n++)
            value += successes.of(n) * effect(spell, target, n);
        return new Spell(cast, value);
    }

    private NumberDistribution successes(Regiment regiment, Cast cast, Incantation spell) {
        int level = Casters.level(battle, regiment, cast.model());
        boolean disturbed = Spellcasting.of(battle, regiment, cast).interfered();
        int attunement = Math.max(1, spell.attunement() - (disturbed ? 1 : 0));
        return NumberDistribution.binomial(level, RollUnder.check(attunement).chance());
    }

    private double effect(Incantation spell, Regiment target, int successes) {
        double value = 0;
        for (var effect : spell.effects())
            value +=
                    switch (effect) {
                        case Incantation.Effect.Hits hits ->
                                hits(target, hits.flat() + hits.perSuccess() * successes);
                        case Incantation.Effect.Heals heals ->
                                gifts.healing(
                                        target, heals.flat() + heals.perSuccess() * successes);
                        case Incantation.Effect.Gives gives -> given(target, gives.gift());
                    };
        return value;
    }

    private double hits(Regiment target, int hits) {
        double each = fights.blows().hit(battle, target, Manner.SPELL).mean();
        return ExpectedHarm.of(battle, target, hits * each).points();
    }

    /** What it already has it need not get again. */
    private double given(Regiment target, TemporaryEffect.Gift gift) {
        for (var boon : target.boons()) if (boon.gift().equals(gift)) return 0;
        return gifts.value(target, gift);
    }
}
