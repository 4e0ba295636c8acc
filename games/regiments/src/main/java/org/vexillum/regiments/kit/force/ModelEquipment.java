package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.ChangesHit;
import org.vexillum.regiments.traits.ChangesPiercing;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.RaisedTrait;
import org.vexillum.regiments.traits.RerollsDefence;
import org.vexillum.regiments.traits.RerollsHits;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * The traits and weapons of one model, each rule put where the sequence looks for it.
 *
 * <p>Weapon rules written on a unit go to its weapons, model rules written on a weapon to the model
 * that carries it (AOFR-PRINCIPLE-07).
 */
final class ModelEquipment {
    private final List<Trait> model = new ArrayList<>();
    private final List<Hand> hands = new ArrayList<>();
    private final List<Runnable> additions = new ArrayList<>();

    /** A weapon and the traits it has so far. */
    private record Hand(WeaponDraft weapon, List<Trait> traits) {}

    /** The card of a model with these rules and weapons. */
    static ModelCard card(
            String name,
            int quality,
            int defense,
            List<WrittenRule> rules,
            List<WeaponDraft> weapons,
            TraitReader reader,
            String unit) {
        var kit = new ModelEquipment();
        for (var weapon : weapons) kit.take(weapon, reader, unit);
        for (var rule : rules) kit.give(reader.read(rule, unit), null);
        kit.additions.forEach(Runnable::run);
        return new ModelCard(name, quality, defense, sorted(kit.model), kit.weapons());
    }

    /** By name, as cards are printed; the effects of one trait stay in their order. */
    private static List<Trait> sorted(List<Trait> traits) {
        return traits.stream().sorted(Comparator.comparing(Trait::name)).toList();
    }

    private void take(WeaponDraft weapon, TraitReader reader, String unit) {
        var hand = new Hand(weapon, new ArrayList<>());
        hands.add(hand);
        for (var rule : weapon.rules()) give(reader.readOnWeapon(rule, unit), hand);
    }

    private void give(TraitReader.Meaning meaning, @Nullable Hand hand) {
        for (var trait : meaning.traits()) {
            if (trait instanceof RaisedTrait more)
                additions.add(() -> place(more.by(), RuleScope.of(more), hand, true));
            else if (trait instanceof OwnTraitEffect.Gives gift) give(gift, hand);
            else place(trait, RuleScope.of(trait), hand, false);
        }
    }

    /** The gift itself stays on the card, for its name and for what comes and goes. */
    private void give(OwnTraitEffect.Gives gift, @Nullable Hand hand) {
        add(hand == null ? model : hand.traits, gift, false);
        var lasting = ConditionalTrait.lasting(gift);
        if (lasting == null) return;
        if (!(gift.trait() instanceof RaisedTrait more)) place(gift.trait(), lasting, hand, false);
        else if (lasting == RuleScope.MODEL) model.add(more); // a weapon's is added in the blow
    }

    private void place(Trait trait, RuleScope reach, @Nullable Hand hand, boolean adds) {
        if (hand != null) {
            boolean stays = reach != RuleScope.MODEL || ofAttacks(trait);
            add(stays ? hand.traits : model, trait, adds);
            return;
        }
        var covered = hands.stream().filter(each -> reach.covers(each.weapon.melee())).toList();
        if (covered.isEmpty()) add(model, trait, adds);
        else for (var each : covered) add(each.traits, trait, adds);
    }

    /** Whether a weapon can have it for its own attacks though models have it, too. */
    static boolean ofAttacks(Trait trait) {
        if (trait instanceof HoldsOnly) return false;
        return trait instanceof ChangesHit
                || trait instanceof AddsHits
                || trait instanceof ChangesPiercing
                || trait instanceof RerollsHits
                || trait instanceof RerollsDefence
                || trait instanceof Unenforced;
    }

    /** Equal names count once, at the highest X, unless the value is added (AOFR-PRINCIPLE-06). */
    private static void add(List<Trait> traits, Trait trait, boolean adds) {
        for (int i = 0; i < traits.size(); i++) {
            var had = traits.get(i);
            if (had.equals(trait) && !adds) return;
            if (had.getClass() != trait.getClass() || !had.name().equals(trait.name())) continue;
            if (trait instanceof OwnTraitEffect) continue;
            var best = had.x() >= trait.x() ? had : trait;
            traits.set(i, adds ? new RaisedTrait(trait).to(had) : best);
            return;
        }
        traits.add(trait);
    }

    private List<Weapon> weapons() {
        var weapons = new ArrayList<Weapon>();
        for (var hand : hands) {
            var weapon = hand.weapon;
            var traits = sorted(hand.traits);
            weapons.add(new Weapon(weapon.name(), weapon.range(), weapon.attacks(), traits));
        }
        return weapons;
    }
}
