package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.vexillum.kernel.Finding;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Options.CapJoinedHero;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.TraitBook;

/** Small army lists for the tests of list building. */
final class Lists {
    static final Weapon SWORD = new Weapon("Sword", 0, 1, List.of());
    static final Weapon SPEAR = new Weapon("Spear", 0, 1, List.of(TraitBook.read("Counter")));

    private Lists() {}

    static Force force(int limit, UnitCard... units) {
        return new Force("Test", limit, List.of(units), List.of());
    }

    static UnitCard unit(String id, int points, int models) {
        return unit(id, points, Collections.nCopies(models, model()));
    }

    static UnitCard unit(String id, int points, List<ModelCard> models) {
        return card(id, id, points, models, false, null);
    }

    /** Copies of one entry, each with this price. */
    static UnitCard[] copies(String entry, int count, int points) {
        var units = new ArrayList<UnitCard>();
        for (int i = 1; i <= count; i++)
            units.add(card(entry + i, entry, points, models(5), false, null));
        return units.toArray(UnitCard[]::new);
    }

    /** As many different units, each with this price. */
    static UnitCard[] units(int count, int points) {
        var units = new ArrayList<UnitCard>();
        for (int i = 1; i <= count; i++) units.add(unit("unit" + i, points, 5));
        return units.toArray(UnitCard[]::new);
    }

    static UnitCard combined(String id, int points, List<ModelCard> models) {
        return card(id, id, points, models, true, null);
    }

    static UnitCard hero(String id, int points, String... traits) {
        return card(id, id, points, List.of(model(with(traits, "Hero"))), false, null);
    }

    static UnitCard joining(UnitCard hero, String unit) {
        return card(hero.id(), hero.entry(), hero.points(), hero.models(), false, unit);
    }

    static UnitCard[] and(UnitCard[] units, UnitCard... more) {
        var all = new ArrayList<>(Arrays.asList(units));
        all.addAll(Arrays.asList(more));
        return all.toArray(UnitCard[]::new);
    }

    static List<ModelCard> models(int count, String... traits) {
        return Collections.nCopies(count, model(traits));
    }

    static List<ModelCard> together(List<ModelCard> one, List<ModelCard> other) {
        var all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }

    static ModelCard model(String... traits) {
        return model(4, 4, List.of(SWORD), traits);
    }

    static ModelCard model(int quality, int defense, List<Weapon> weapons, String... traits) {
        List<Trait> read = Arrays.stream(traits).map(TraitBook::read).toList();
        return new ModelCard("Model", quality, defense, read, weapons);
    }

    private static UnitCard card(
            String id,
            String entry,
            int points,
            List<ModelCard> models,
            boolean combined,
            String joins) {
        int base = UnitCard.DEFAULT_BASE;
        return new UnitCard(id, id, entry, points, models, base, base, combined, joins);
    }

    private static String[] with(String[] traits, String more) {
        var all = Arrays.copyOf(traits, traits.length + 1);
        all[traits.length] = more;
        return all;
    }

    static Options organised() {
        return organised(CapJoinedHero.SEPARATE);
    }

    static Options organised(CapJoinedHero cap) {
        var usual = Options.DEFAULT;
        return new Options(
                true,
                cap,
                usual.singleModelRow(),
                usual.meleeFacing(),
                usual.counterReduction(),
                usual.fearlessWhenShaken(),
                usual.takedownSight(),
                usual.takedownHeroDefense());
    }

    /** The keys of all violations. */
    static List<String> violations(Force force, Options options, int agreed) {
        return ForceCheck.check(force, options, agreed).stream()
                .filter(Finding::violation)
                .map(Finding::key)
                .toList();
    }

    static List<String> violations(UnitCard... units) {
        return violations(force(0, units), Options.DEFAULT, 0);
    }

    static List<String> notes(Force force, int agreed) {
        return ForceCheck.check(force, Options.DEFAULT, agreed).stream()
                .filter(finding -> !finding.violation())
                .map(Finding::key)
                .toList();
    }
}
