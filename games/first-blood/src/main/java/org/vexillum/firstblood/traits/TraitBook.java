package org.vexillum.firstblood.traits;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** Reads special rules as one edition has them, written in English or Spanish. */
public final class TraitBook {
    private static final Map<String, String> SPANISH = new LinkedHashMap<>();
    private static final Pattern BARRAGE =
            Pattern.compile(
                    "\\(\\s*(\\+?)(\\d+)\\s*\\)\\s*"
                            + "(?:\\(\\s*(?:range|alcance)?\\s*:?\\s*([\\d.]+)"
                            + "\\s*(?:[\"”″]|in|inch|inches|pulgadas)?\\s*(?:,(.*))?\\))?");

    /** {@code (1, 12")}: shots and range in the same brackets. */
    private static final Pattern TOGETHER =
            Pattern.compile("^\\(\\s*(\\+?\\d+)\\s*[,;]\\s*(.*)\\)$");

    /** {@code (2) 18"} or {@code (2), 18"}: the range without brackets. */
    private static final Pattern BESIDE =
            Pattern.compile(
                    "^(\\(\\s*\\+?\\d+\\s*\\))\\s*[,;:]?\\s*((?:range|alcance)?\\s*\\d.*)$");

    private static final Pattern UNBRACKETED =
            Pattern.compile("(?i)^\\s*(barrage|disparo|descarga|andanada)\\s+(\\+?\\d+)\\b");

    public static final TraitBook FIRST = new TraitBook(1);
    public static final TraitBook SECOND = new TraitBook(2);

    /** The Spanish rulebook calls it by each of these (FB-PROF-13). */
    private static final Set<String> BARRAGES =
            Set.of("barrage", "disparo", "descarga", "andanada");

    private interface Maker {
        /** The trait, or null if it is not written so. */
        @Nullable Trait make(int x, boolean adds);
    }

    private interface Valued {
        Trait make(int x, boolean adds);
    }

    private interface DifferingValued {
        Trait make(int x, boolean adds, String rule);
    }

    private interface Differing {
        Trait make(String rule);
    }

    private final int edition;
    private final Map<String, Maker> byName = new LinkedHashMap<>();
    private final List<Maker> all = new ArrayList<>();
    private final Trait unstoppable;
    private final Trait relentlessBlows;

    private TraitBook(int edition) {
        this.edition = edition;
        plainInSecond("Aimed Shot", "Disparo Apuntado", VolleyTraits.AimedShot::new);
        differing(
                "Armor Piercing",
                "Perforación de Armadura",
                "FB-SR-ARMOR-PIERCING-E1",
                "FB-SR-ARMOR-PIERCING-E2",
                (x, adds, rule) -> new VolleyTraits.ArmorPiercing(x, adds, rule, edition == 1));
        valued("Aura of Death", "Aura de Muerte", RegimentTraits.AuraOfDeath::new);
        differing(
                "Blessed",
                "Bendecido",
                "FB-SR-BLESSED-E1",
                "FB-SR-BLESSED-E2",
                rule -> new DefenceTraits.Blessed(rule, edition == 1));
        plain("Bravery", "Valentía", MoraleTraits.Bravery::new);
        valued("Brutal Impact", "Impacto Brutal", ImpactTraits.BrutalImpact::new);
        valued("Cleave", "Hendidura", MeleeTraits.Cleave::new);
        plain("Counter-attack", "Contraataque", DefenceTraits.CounterAttack::new);
        plain("Dauntless", "Intrepidez", MoraleTraits.Dauntless::new);
        valued("Decay", "Deterioro", RegimentTraits.Decay::new);
        differing(
                "Deadly Blades",
                "Filos Letales",
                "FB-SR-DEADLY-BLADES-E1",
                "FB-SR-DEADLY-BLADES-E2",
                rule -> new MeleeTraits.DeadlyBlades(rule, edition == 1));
        plain("Deadly Shot", "Disparo Mortal", VolleyTraits.DeadlyShot::new);
        differing(
                "Devout",
                "Devoto",
                "FB-SR-DEVOUT-E1",
                "FB-SR-DEVOUT-E2",
                rule -> new RegimentTraits.Devout(rule));
        differing(
                "Dread",
                "Pavor",
                "FB-SR-DREAD-E1",
                "FB-SR-DREAD-E2",
                rule -> new MoraleTraits.Dread(rule, edition == 1));
        plain("Fanatical Devotion", "Devoción Fanática", RegimentTraits.FanaticalDevotion::new);
        differing(
                "Fearless",
                "Intrépido",
                "FB-SR-FEARLESS-E1",
                "FB-SR-FEARLESS-E2",
                (x, adds, rule) -> new MoraleTraits.Fearless(x, adds, rule, edition == 2));
        if (edition == 2) valueLeftOut("Fearless", "Intrépido"); // FB-SR-FEARLESS-E2
        differing(
                "Fearsome",
                "Temible",
                "FB-SR-FEARSOME-E1",
                "FB-SR-FEARSOME-E2",
                rule -> new MoraleTraits.Fearsome(rule, edition == 2));
        differing(
                "Feral",
                "Feral",
                "FB-SR-FERAL-1-E1",
                "FB-SR-FERAL-1-E2",
                rule -> new RegimentTraits.Feral(rule));
        plain("Fiend Hunter", "Cazador de Demonios", MeleeTraits.FiendHunter::new);
        plain("Flank", "Flanco", RegimentTraits.Flank::new);
        plain("Flawless Strikes", "Golpes Impecables", MeleeTraits.FlawlessStrikes::new);
        plain("Fluid Formation", "Formación Fluida", RegimentTraits.FluidFormation::new);
        plain("Flurry", "Ráfaga", MeleeTraits.Flurry::new);
        differing(
                "Fly",
                "Volar",
                "FB-SR-FLY-E1",
                "FB-SR-FLY-E2",
                rule -> new RegimentTraits.Fly(rule));
        plain("Glorious Charge", "Carga Gloriosa", ImpactTraits.GloriousCharge::new);
        valued("Hardened", "Endurecido", DefenceTraits.Hardened::new);
        plain("Heavy Impact", "Impacto Pesado", ImpactTraits.HeavyImpact::new);
        valuedInSecond("Impact", "Impacto", ImpactTraits.Impact::new);
        plain("Indomitable", "Indomable", MoraleTraits.Indomitable::new);
        plain("Inspiring Presence", "Presencia Inspiradora", MoraleTraits.InspiringPresence::new);
        plain("Lethal Demise", "Muerte Letal", DefenceTraits.LethalDemise::new);
        differing(
                "Linebreaker",
                "Rompelíneas",
                "FB-SR-LINEBREAKER-E1",
                "FB-SR-LINEBREAKER-E2",
                rule -> new MeleeTraits.Linebreaker(rule, edition == 1));
        plain("Oblivious", "Indiferente", MoraleTraits.Oblivious::new);
        plain("Opportunists", "Oportunistas", MeleeTraits.Opportunists::new);
        differing(
                "Overcharge",
                "Sobrecarga",
                "FB-SR-OVERCHARGE-2-E1",
                "FB-SR-OVERCHARGE-2-E2",
                rule -> new VolleyTraits.Overcharge(rule, edition == 2));
        plain("Overrun", "Arrasamiento", ImpactTraits.Overrun::new);
        differing(
                "Parry",
                "Parada",
                "FB-SR-PARRY-E1",
                "FB-SR-PARRY-E2",
                rule -> new DefenceTraits.Parry(rule, edition == 1));
        plain("Precise Shot", "Disparo Preciso", VolleyTraits.PreciseShot::new);
        valued("Priest", "Sacerdote", RegimentTraits.Priest::new);
        valued("Wizard", "Mago", RegimentTraits.Wizard::new);
        plain("Quicksilver Strike", "Golpe Mercurial", MeleeTraits.QuicksilverStrike::new);
        plain("Rapid Volley", "Descarga Rápida", VolleyTraits.RapidVolley::new);
        differing(
                "Relentless Blows",
                "Golpes Implacables",
                "FB-SR-RELENTLESS-BLOWS-E1",
                "FB-SR-RELENTLESS-BLOWS-E2",
                rule -> new MeleeTraits.RelentlessBlows(rule));
        plain("Shield", "Escudo", MeleeTraits.Shield::new);
        plain("Smite", "Aplastar", MeleeTraits.Smite::new);
        plain("Support", "Apoyo", MeleeTraits.Support::new);
        plain("Sureshot", "Tiro Seguro", VolleyTraits.Sureshot::new);
        plain("Tenacious", "Tenaz", DefenceTraits.Tenacious::new);
        valued("Terrifying", "Aterrador", MoraleTraits.Terrifying::new);
        plain("Throwing Weapons", "Armas Arrojadizas", VolleyTraits.ThrowingWeapons::new);
        differing(
                "Torrential Fire",
                "Fuego Torrencial",
                "FB-SR-TORRENTIAL-FIRE-E1",
                "FB-SR-TORRENTIAL-FIRE-E2",
                rule -> new VolleyTraits.TorrentialFire(rule, edition == 1));
        differing(
                "Unstoppable",
                "Imparable",
                "FB-SR-UNSTOPPABLE-E1",
                "FB-SR-UNSTOPPABLE-E2",
                rule -> new RegimentTraits.Unstoppable(rule));
        plain("Unyielding", "Implacable", RegimentTraits.Unyielding::new);
        also("Armor Piercing", "AP");
        also("Terrifying", "Terrible", "Terrorífico"); // FB-SR-TERRIFYING-1
        also("Decay", "Descomposición", "Decaimiento"); // FB-SR-DECAY
        also("Rapid Volley", "Voleo Rápido"); // FB-SR-RAPID-VOLLEY
        unstoppable = read("Unstoppable");
        relentlessBlows = read("Relentless Blows");
    }

    private void plain(String en, String es, Supplier<Trait> make) {
        put(en, es, (x, adds) -> x == 0 ? make.get() : null);
    }

    private void plainInSecond(String en, String es, Supplier<Trait> make) {
        if (edition == 2) plain(en, es, make);
        else SPANISH.put(en, es);
    }

    private void valued(String en, String es, Valued make) {
        put(en, es, (x, adds) -> x > 0 ? make.make(x, adds) : null);
    }

    /** A value without a function may be left out. */
    private void valueLeftOut(String en, String es) {
        for (var name : List.of(en, es))
            byName.computeIfPresent(
                    key(name), (_, make) -> (x, adds) -> make.make(Math.max(1, x), adds));
    }

    private void valuedInSecond(String en, String es, Valued make) {
        if (edition == 2) valued(en, es, make);
        else SPANISH.put(en, es);
    }

    private void differing(String en, String es, String first, String second, Differing make) {
        plain(en, es, () -> make.make(edition == 1 ? first : second));
    }

    private void differing(
            String en, String es, String first, String second, DifferingValued make) {
        valued(en, es, (x, adds) -> make.make(x, adds, edition == 1 ? first : second));
    }

    private void put(String en, String es, Maker make) {
        byName.put(key(en), make);
        byName.put(key(es), make);
        all.add(make);
        SPANISH.put(en, es);
    }

    /** Other names that the Spanish rulebook has for the same. */
    private void also(String en, String... others) {
        for (var other : others) byName.put(key(other), byName.get(key(en)));
    }

    /** A name without accents and capitals, as names are compared. */
    public static String key(String name) {
        var plain = Normalizer.normalize(name.strip(), Normalizer.Form.NFD);
        var letters = plain.replaceAll("\\p{M}", "").replaceAll("(?<=\\p{L})-(?=\\p{L})", " ");
        return letters.replaceAll("\\s+", " ").toLowerCase(Locale.ROOT).replace("armour", "armor");
    }

    /** The trait written so, such as {@code Cleave (2)}; unknown ones are kept, not enforced. */
    public Trait read(String text) {
        var written = UNBRACKETED.matcher(text).replaceFirst("$1 ($2)");
        int open = written.indexOf('(');
        if (open < 0) return bare(written.strip());
        var name = written.substring(0, open).strip();
        var rest = written.substring(open).strip();
        if (isBarrage(name)) return barrage(written.strip(), rest);
        var inside = rest.substring(1).replace(")", "").strip();
        boolean adds = inside.startsWith("+");
        Integer x = number(adds ? inside.substring(1) : inside);
        return x == null ? new Unenforced(written.strip(), 0) : named(name, x, adds);
    }

    private Trait bare(String written) {
        var spaced = spaced(written);
        boolean valued = !spaced.equals(written) && knows(written.replaceFirst(" \\d+$", ""));
        return valued ? read(spaced) : named(written, 0, false);
    }

    public static boolean isBarrage(String name) {
        return BARRAGES.contains(key(name));
    }

    private Trait barrage(String written, String rest) {
        var apart = TOGETHER.matcher(rest).replaceFirst("($1) ($2)");
        var parts = BARRAGE.matcher(BESIDE.matcher(apart).replaceFirst("$1 ($2)"));
        if (!parts.matches()) return new Unenforced(written, 0);
        var traits = new ArrayList<Trait>();
        if (parts.group(4) != null)
            for (var one : parts.group(4).split(",")) traits.add(read(spaced(one)));
        int range = parts.group(3) == null ? 0 : Lengths.inches(parts.group(3));
        return new Barrage(
                Integer.parseInt(parts.group(2)), !parts.group(1).isEmpty(), range, traits);
    }

    /** A value may stand without brackets: "Armor Piercing 1". */
    private static String spaced(String one) {
        var text = one.strip();
        return text.matches(".*\\D \\d+|(?i)ap\\d+")
                ? text.replaceFirst(" ?(\\d+)$", " ($1)")
                : text;
    }

    private Trait named(String name, int x, boolean adds) {
        var make = byName.get(key(name));
        var trait = make == null ? null : make.make(x, adds);
        return trait == null ? new Unenforced(name, x) : trait;
    }

    private static @Nullable Integer number(String text) {
        return text.matches("\\d{1,3}") ? Integer.valueOf(text) : null;
    }

    /** What a standard bearer gives (FB-CMD-05). */
    Trait unstoppable() {
        return unstoppable;
    }

    /** What a Clash of 6 or more gives (FB-CLASH-09). */
    public Trait relentlessBlows() {
        return relentlessBlows;
    }

    public boolean knows(String name) {
        return isBarrage(name) || byName.containsKey(key(name));
    }

    /** As written on a Spanish card; traits that are not built in keep their names. */
    public static String spanish(Trait trait) {
        if (trait instanceof Barrage barrage) return barrage.written("Disparo", TraitBook::spanish);
        var name = SPANISH.get(trait.name());
        return name == null ? trait.written() : trait.written().replace(trait.name(), name);
    }

    /** Every built-in trait of this edition but Barrage, values set to 1. */
    public List<Trait> all() {
        var made = new ArrayList<Trait>();
        for (var maker : all) {
            var plain = maker.make(0, false);
            var trait = plain == null ? maker.make(1, false) : plain;
            if (trait != null) made.add(trait);
        }
        return made;
    }
}
