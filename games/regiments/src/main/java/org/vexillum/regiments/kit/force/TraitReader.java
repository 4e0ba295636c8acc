package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.NearestRule;
import org.vexillum.gamekit.force.UnenforcedMark;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.rules.Bilingual;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** Reads rules as they are written, the force's own among them. */
final class TraitReader {
    /** Beyond it neither wounds nor dice are counted. */
    static final int LARGEST = 99;

    private final Map<String, List<OwnTraitEffect>> own = new LinkedHashMap<>();
    private final Map<String, WrittenRule> unused = new LinkedHashMap<>();
    private final Set<WrittenRule> reported = new HashSet<>();
    private final Problems problems;

    TraitReader(Problems problems) {
        this.problems = problems;
    }

    /**
     * What a written rule means.
     *
     * @param traits one, or the effects of a trait of the force's own
     */
    record Meaning(List<Trait> traits) {}

    void define(WrittenRule name, List<OwnTraitEffect> effects) {
        own.put(TraitBook.key(name.text()), effects);
        unused.put(TraitBook.key(name.text()), name);
    }

    /** Names the traits of the force's own that nobody has. */
    void close() {
        for (var name : unused.values()) problems.note(name.place(), "own.unused", name.text());
    }

    boolean defined(String name) {
        return own.containsKey(TraitBook.key(name));
    }

    Meaning read(WrittenRule written, String unit) {
        var rule = new WrittenRule(UnenforcedMark.unmarked(written.text()), written.place());
        var effects = own.get(TraitBook.key(rule.text()));
        unused.remove(TraitBook.key(rule.text()));
        if (effects != null) return new Meaning(List.copyOf(effects));
        var trait = TraitBook.read(rule.text());
        if (reported.add(rule)) doubts(rule, trait, unit);
        return new Meaning(List.of(trait));
    }

    /** What a rule means that must be a single trait. */
    Trait one(WrittenRule rule, String spell) {
        var meant = read(rule, spell).traits();
        if (meant.size() > 1) problems.error(rule.place(), "spell.one-trait", rule.text());
        return meant.isEmpty() ? new Unenforced(rule.text(), 0) : meant.getFirst();
    }

    /** What a rule means on a weapon; there it can only concern the weapon's own attacks. */
    Meaning readOnWeapon(WrittenRule rule, String unit) {
        var meaning = read(rule, unit);
        boolean misplaced = meaning.traits().stream().anyMatch(TraitReader::beyondAttacks);
        if (misplaced && reported.add(rule))
            problems.error(rule.place(), "own.not-on-weapon", rule.text(), unit);
        return meaning;
    }

    private static boolean beyondAttacks(Trait trait) {
        if (trait instanceof OwnTraitEffect.Gives gift)
            return ConditionalTrait.lasting(gift) == RuleScope.MODEL;
        return trait instanceof OwnTraitEffect && !ModelEquipment.ofAttacks(trait);
    }

    private void doubts(WrittenRule rule, Trait trait, String unit) {
        if (trait instanceof Unenforced) unknown(rule, trait, unit);
        if (trait.x() > LARGEST)
            problems.error(rule.place(), "trait.too-large", rule.text(), LARGEST);
    }

    /** What the rulebook calls a special rule in both languages, without its value. */
    private static Bilingual name(Trait trait) {
        return new Bilingual(trait.name(), TraitBook.spanish(trait).replaceFirst("\\(.*", ""));
    }

    private void unknown(WrittenRule rule, Trait trait, String unit) {
        if (TraitBook.knows(trait.name())) {
            problems.note(rule.place(), "trait.value", rule.text(), unit);
            return;
        }
        var near = NearestRule.to(trait.name(), names());
        if (near == null) problems.note(rule.place(), "trait.unknown", rule.text(), unit);
        else problems.note(rule.place(), "trait.misspelt", rule.text(), unit, near);
    }

    /** The names of all rules that may be meant: those of the game and the force's own. */
    private List<Bilingual> names() {
        var names = new ArrayList<Bilingual>();
        for (var trait : TraitBook.all()) names.add(name(trait));
        for (var effects : own.values())
            for (var first : effects.subList(0, Math.min(1, effects.size())))
                names.add(Bilingual.same(first.name()));
        return names;
    }
}
