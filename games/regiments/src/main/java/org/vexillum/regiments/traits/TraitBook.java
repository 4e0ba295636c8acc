package org.vexillum.regiments.traits;

import java.text.Normalizer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.HitTraits.Artillery;
import org.vexillum.regiments.traits.HitTraits.Furious;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.HitTraits.Relentless;
import org.vexillum.regiments.traits.HitTraits.Reliable;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.HitTraits.Stealth;
import org.vexillum.regiments.traits.HitTraits.Surge;
import org.vexillum.regiments.traits.HitTraits.Thrust;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Fast;
import org.vexillum.regiments.traits.UnitTraits.Fearless;
import org.vexillum.regiments.traits.UnitTraits.Flying;
import org.vexillum.regiments.traits.UnitTraits.Immobile;
import org.vexillum.regiments.traits.UnitTraits.Musician;
import org.vexillum.regiments.traits.UnitTraits.Slow;
import org.vexillum.regiments.traits.UnitTraits.Strider;
import org.vexillum.regiments.traits.WoundTraits.Ap;
import org.vexillum.regiments.traits.WoundTraits.Bane;
import org.vexillum.regiments.traits.WoundTraits.Blast;
import org.vexillum.regiments.traits.WoundTraits.Deadly;
import org.vexillum.regiments.traits.WoundTraits.Regeneration;
import org.vexillum.regiments.traits.WoundTraits.Rending;
import org.vexillum.regiments.traits.WoundTraits.Unstoppable;

/** Reads traits as they are written on cards, in English or Spanish. */
public final class TraitBook {
    private static final Map<String, IntFunction<Trait>> BY_NAME = new LinkedHashMap<>();
    private static final Map<String, String> SPANISH = new LinkedHashMap<>();

    static {
        plain("Ambush", "Emboscada", PlainTrait.Ambush::new);
        valued("AP", "PA", Ap::new);
        plain("Artillery", "Artillería", Artillery::new);
        plain("Bane", "Letal", Bane::new);
        valued("Blast", "Explosión", Blast::new);
        valued("Caster", "Invocador", PlainTrait.Caster::new);
        plain("Counter", "Contraataque", PlainTrait.Counter::new);
        valued("Deadly", "Mortal", Deadly::new);
        plain("Fast", "Rápido", Fast::new);
        valued("Fear", "Miedo", PlainTrait.Fear::new);
        plain("Fearless", "Impasible", Fearless::new);
        plain("Flying", "Volador", Flying::new);
        plain("Furious", "Furioso", Furious::new);
        plain("Hero", "Héroe", PlainTrait.Hero::new);
        plain("Immobile", "Inmóvil", Immobile::new);
        valued("Impact", "Choque", PlainTrait.Impact::new);
        plain("Indirect", "Indirecto", Indirect::new);
        plain("Limited", "Limitada", PlainTrait.Limited::new);
        plain("Regeneration", "Regeneración", Regeneration::new);
        plain("Relentless", "Implacable", Relentless::new);
        plain("Reliable", "Fiable", Reliable::new);
        plain("Rending", "Penetrante", Rending::new);
        plain("Scout", "Explorador", PlainTrait.Scout::new);
        plain("Slow", "Lento", Slow::new);
        plain("Stealth", "Sigilo", Stealth::new);
        plain("Strider", "Zancada", Strider::new);
        plain("Surge", "Oleada", Surge::new);
        plain("Takedown", "Eliminación", PlainTrait.Takedown::new);
        plain("Thrust", "Embestida", Thrust::new);
        valued("Tough", "Resistente", PlainTrait.Tough::new);
        plain("Unstoppable", "Imparable", Unstoppable::new);
        plain("Sergeant", "Sargento", Sergeant::new);
        plain("Musician", "Músico", Musician::new);
        plain("Banner", "Estandarte", Banner::new);
    }

    private TraitBook() {}

    private static void plain(String en, String es, Supplier<Trait> make) {
        put(en, es, x -> x == 0 ? make.get() : new Unenforced(en, x));
    }

    private static void valued(String en, String es, IntFunction<Trait> make) {
        put(en, es, x -> x > 0 ? make.apply(x) : new Unenforced(en, x));
    }

    private static void put(String en, String es, IntFunction<Trait> make) {
        BY_NAME.put(key(en), make);
        BY_NAME.put(key(es), make);
        SPANISH.put(en, es);
    }

    /** A name without accents and capitals, as names are compared. */
    public static String key(String name) {
        var plain = Normalizer.normalize(name.strip(), Normalizer.Form.NFD);
        return plain.replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
    }

    /** The trait written so, such as {@code AP(2)} or {@code AP(+1)}; unknown ones are kept. */
    public static Trait read(String written) {
        int open = written.indexOf('(');
        if (open < 0) return named(written.strip(), 0);
        var inside = written.substring(open + 1).replace(")", "").strip();
        var name = written.substring(0, open).strip();
        Integer x = number(inside);
        if (x == null) return new Unenforced(written.strip(), 0);
        var trait = named(name, x);
        boolean adds = inside.startsWith("+") && !(trait instanceof Unenforced);
        return adds ? new RaisedTrait(trait) : trait;
    }

    private static Trait named(String name, int x) {
        var make = BY_NAME.get(key(name));
        return make == null ? new Unenforced(name, x) : make.apply(x);
    }

    private static @Nullable Integer number(String text) {
        try {
            return Integer.valueOf(text.startsWith("+") ? text.substring(1) : text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Whether a built-in trait is called so, in either language. */
    public static boolean knows(String name) {
        return BY_NAME.containsKey(key(name));
    }

    /** As written on a Spanish card; traits that are not built in keep their names. */
    public static String spanish(Trait trait) {
        var name = SPANISH.getOrDefault(trait.name(), trait.name());
        if (trait.x() == 0) return name;
        return name + (trait instanceof RaisedTrait ? "(+" : "(") + trait.x() + ")";
    }

    /** Every built-in trait, values set to 1. */
    public static List<Trait> all() {
        return BY_NAME.values().stream()
                .distinct()
                .map(make -> make.apply(0) instanceof Unenforced ? make.apply(1) : make.apply(0))
                .toList();
    }
}
