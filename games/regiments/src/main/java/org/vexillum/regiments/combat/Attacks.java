package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.AttackContext;
import org.vexillum.regiments.traits.ChangesEnemyHit;
import org.vexillum.regiments.traits.ChangesHit;
import org.vexillum.regiments.traits.ChangesPiercing;
import org.vexillum.regiments.traits.ChangesQuality;
import org.vexillum.regiments.traits.IgnoresPenalties;
import org.vexillum.regiments.traits.MultipliesHits;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.RerollsHits;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/** Turns models, their weapon and the circumstances into a {@link PreparedAttack}. */
public final class Attacks {
    private static final Rules SHOOTING = Rules.of("AOFR-SHOOT-04", "AOFR-SHOOT-08");
    private static final Rules STRIKING =
            Rules.of("AOFR-MELEE-06", "AOFR-MELEE-04", "AOFR-SHOOT-04", "AOFR-SHOOT-08");
    private static final Rules CHARGING = Rules.of("AOFR-MELEE-03").and(STRIKING);
    private static final Rules SPELL = Rules.of("AOFR-SR-CASTER-3");
    private static final Cause MODIFIERS = new Cause("AOFR-QUALITY-03", "modifiers");

    private static final ExplainedNumber NO_AP =
            ExplainedNumber.of(0, new Cause("AOFR-SR-AP-1", "AP"));

    private final Options options;
    private final Unit attacker;
    private final AttackTarget quarry;
    private final AttackContext blow;
    private final Cover cover;

    public Attacks(
            Options options, Unit attacker, AttackTarget quarry, AttackContext blow, Cover cover) {
        this.options = options;
        this.attacker = attacker;
        this.quarry = quarry;
        this.blow = blow;
        this.cover = cover;
    }

    /**
     * The weapon group of these models.
     *
     * @param models those that attack, each once for every copy of the weapon it uses
     */
    public PreparedAttack with(Weapon weapon, int... models) {
        var portions = new ArrayList<AttackPortion>();
        for (int i = 0; i < models.length; ) {
            int same = i;
            while (same < models.length && attacker.sameKind(models[i], models[same])) same++;
            merge(portions, portion(attacker.card(models[i]), models[i], weapon, same - i));
            i = same;
        }
        return salvo(weapon, models.length == 0 ? 0 : models[0], portions);
    }

    /** Dice that mean the same are rolled together; a sergeant's are not (AOFR-CMD-SERGEANT). */
    private void merge(List<AttackPortion> portions, AttackPortion more) {
        for (int i = 0; i < portions.size(); i++) {
            if (!portions.get(i).rolledWith(more)) continue;
            portions.set(i, portions.get(i).joinedBy(more, attacker.name()));
            return;
        }
        portions.add(more);
    }

    private PreparedAttack salvo(Weapon weapon, int model, List<AttackPortion> portions) {
        var traits = acting(weapon, model);
        var blast = Traits.find(traits, MultipliesHits.class);
        var deadly = Traits.find(traits, MultipliesWounds.class);
        return new PreparedAttack(
                attacker.id(),
                attacker.side(),
                WeaponLabels.label(attacker, weapon),
                quarry.unit().id(),
                quarry.model(),
                portions,
                blast == null ? 1 : blast.times(quarry.models()),
                TargetProtection.shield(options, quarry, blow, cover, traits),
                deadly == null ? 1 : deadly.woundsEach(),
                TargetProtection.ignoring(quarry, blow, traits),
                traits,
                basics(weapon));
    }

    private Rules basics(Weapon weapon) {
        var rules =
                switch (blow.manner()) {
                    case SHOOTING -> SHOOTING;
                    case MELEE -> blow.charging() ? CHARGING : STRIKING;
                    case SPELL -> SPELL;
                };
        if (blow.melee() && attacker.shaken()) rules = rules.and("AOFR-SHAKEN-02");
        if (blow.melee() && !blow.charging() && Melee.counters(weapon))
            rules = rules.and("AOFR-SR-COUNTER-1");
        if (quarry.picked())
            rules = rules.and(Rules.of("AOFR-SR-TAKEDOWN-1", "AOFR-SR-TAKEDOWN-2"));
        if (weapon.has(PlainTrait.Takedown.class)) return rules.and("AOFR-SR-TAKEDOWN-3");
        return weapon.has(MultipliesWounds.class) ? rules.and("AOFR-SR-DEADLY-2") : rules;
    }

    private List<Trait> acting(Weapon weapon, int model) {
        return Traits.acting(blow, weapon.traits(), attacker.traits(model));
    }

    private AttackPortion portion(ModelCard card, int model, Weapon weapon, int count) {
        var traits = acting(weapon, model);
        boolean tired = blow.melee() && attacker.tired();
        var toHit = toHit(card, traits);
        var check = tired ? Check.only(6) : toHit.check();
        return new AttackPortion(
                card.name(),
                weapon.attacks() * count,
                toHit,
                tired,
                check.rollingAgain(rerolls(traits)),
                extraHits(traits),
                piercing(traits),
                traits,
                blow);
    }

    private TargetNumber toHit(ModelCard card, List<Trait> traits) {
        var quality = ExplainedNumber.of(card.quality(), new Cause("AOFR-QUALITY-04", "Quality"));
        var modifier = ExplainedNumber.of(0, MODIFIERS);
        for (var trait : traits) {
            if (trait instanceof ChangesQuality change)
                quality = change.changeQuality(quality, blow);
            if (trait instanceof ChangesHit change) modifier = change.changeHit(modifier, blow);
        }
        for (var trait : quarry.shared(blow))
            if (trait instanceof ChangesEnemyHit change)
                modifier = change.changeEnemyHit(modifier, blow);
        var bold = Traits.find(traits, IgnoresPenalties.class);
        return new TargetNumber(quality, bold == null ? modifier : lifted(modifier, bold));
    }

    /** Penalties stay to be seen, and what lifts them. */
    private static ExplainedNumber lifted(ExplainedNumber modifier, IgnoresPenalties bold) {
        int penalties = modifier.withoutPenalties().value() - modifier.value();
        return modifier.plus(penalties, new Cause("AOFR-SR-UNSTOPPABLE-2", bold.written()));
    }

    private int rerolls(List<Trait> traits) {
        int faces = 0;
        for (var trait : traits)
            if (trait instanceof RerollsHits again) faces |= again.hitFacesRolledAgain(blow);
        return faces;
    }

    private int[] extraHits(List<Trait> traits) {
        int[] extra = new int[7];
        for (var trait : traits)
            if (trait instanceof AddsHits adds)
                for (int face = 1; face <= 6; face++) extra[face] += adds.extraHits(face, blow);
        return extra;
    }

    /** AP by face; face 0 stands for an extra hit, which no face scored. */
    private ExplainedNumber[] piercing(List<Trait> traits) {
        var ap = new ExplainedNumber[7];
        Arrays.fill(ap, NO_AP);
        if (!Traits.has(traits, ChangesPiercing.class)) return ap;
        for (int face = 0; face <= 6; face++) {
            var figure = piercing(NO_AP, face, traits, false);
            ap[face] = piercing(figure, face, traits, true);
        }
        return ap;
    }

    private ExplainedNumber piercing(
            ExplainedNumber figure, int face, List<Trait> traits, boolean adding) {
        for (var trait : traits)
            if (trait instanceof ChangesPiercing change && change.adds() == adding)
                figure = change.changePiercing(figure, face, blow);
        return figure;
    }
}
