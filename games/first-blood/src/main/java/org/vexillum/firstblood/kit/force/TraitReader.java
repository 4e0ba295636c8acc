package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.NearestRule;
import org.vexillum.gamekit.force.UnenforcedMark;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.rules.Bilingual;

/** Reads special rules as one edition has them, the force's own among them. */
public final class TraitReader {
    /** Beyond it neither wounds nor dice are counted. */
    private static final int LARGEST = 99;

    private final Edition edition;
    private final Problems problems;
    private final Map<String, List<OwnRuleEffect>> own = new LinkedHashMap<>();
    private final Map<String, WrittenRule> unused = new LinkedHashMap<>();
    private final List<WrittenRule> reported = new ArrayList<>();
    private WrittenRule around = new WrittenRule("", FilePlace.NOWHERE);

    public TraitReader(Edition edition, Problems problems) {
        this.edition = edition;
        this.problems = problems;
    }

    public Edition edition() {
        return edition;
    }

    /** A rule of the force's own stands for what it gives. */
    void define(WrittenRule name, List<OwnRuleEffect> effects) {
        own.put(TraitBook.key(name.text()), effects);
        unused.put(TraitBook.key(name.text()), name);
    }

    boolean defined(String name) {
        return own.containsKey(TraitBook.key(name));
    }

    boolean builtIn(String name) {
        return edition.traitBook().knows(name);
    }

    /** Names the rules of the force's own that nobody has. */
    void close() {
        for (var name : unused.values()) problems.note(name.place(), "own.unused", name.text());
    }

    /** What gifts are read for, so that doubts can say where they stand. */
    TraitReader at(WrittenRule where) {
        around = where;
        return this;
    }

    /** A special rule that is given. */
    Trait given(String written) {
        var text = UnenforcedMark.unmarked(written);
        var effects = own.get(TraitBook.key(text));
        if (effects != null && !effects.isEmpty()) {
            unused.remove(TraitBook.key(text));
            if (effects.size() > 1) problems.error(around.place(), "own.several", text);
            return effects.getFirst();
        }
        var trait = edition.traitBook().read(text);
        doubts(new WrittenRule(text, around.place()), trait, around.text());
        return trait;
    }

    /**
     * What a written rule gives a model: a special rule, or what one of the force's own stands for.
     *
     * @param who the model
     */
    List<Trait> read(WrittenRule written, String who) {
        var rule = new WrittenRule(UnenforcedMark.unmarked(written.text()), written.place());
        var effects = own.get(TraitBook.key(rule.text()));
        unused.remove(TraitBook.key(rule.text()));
        if (effects != null) return List.copyOf(effects);
        var trait = edition.traitBook().read(rule.text());
        if (onlyInOther(trait)) {
            report(rule, "trait.other-edition", rule.text(), who, edition.number());
            return List.of();
        }
        doubts(rule, trait, who);
        return List.of(trait);
    }

    private boolean onlyInOther(Trait trait) {
        if (!(trait instanceof Unenforced)) return false;
        var other = edition == Edition.FIRST ? TraitBook.SECOND : TraitBook.FIRST;
        return !edition.traitBook().knows(trait.name()) && other.knows(trait.name());
    }

    private void doubts(WrittenRule rule, Trait trait, String who) {
        if (trait instanceof Barrage barrage)
            for (var one : barrage.traits())
                doubts(new WrittenRule(one.written(), rule.place()), one, who);
        if (trait.x() > LARGEST)
            problems.error(rule.place(), "trait.too-large", rule.text(), LARGEST);
        if (!(trait instanceof Unenforced)) return;
        if (TraitBook.isBarrage(trait.name().replaceFirst("[^\\p{L}].*", ""))) {
            report(rule, "trait.barrage", rule.text(), who);
            return;
        }
        if (edition.traitBook().knows(trait.name())) {
            report(rule, "trait.value", rule.text(), who);
            return;
        }
        var near = NearestRule.to(trait.name(), names());
        if (near == null) report(rule, "trait.unknown", rule.text(), who);
        else report(rule, "trait.misspelt", rule.text(), who, near);
    }

    /** The names of all rules that may be meant: those of the game and the force's own. */
    private List<Bilingual> names() {
        var names = new ArrayList<Bilingual>();
        for (var trait : edition.traitBook().all()) names.add(FirstBloodKit.name(trait));
        for (var effects : own.values())
            for (var first : effects.subList(0, Math.min(1, effects.size())))
                names.add(Bilingual.same(first.name()));
        return names;
    }

    private void report(WrittenRule rule, String key, Object... facts) {
        if (reported.contains(rule)) return;
        reported.add(rule);
        problems.note(rule.place(), key, facts);
    }
}
