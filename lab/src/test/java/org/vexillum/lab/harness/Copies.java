package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Looks for anything that a table and its copy share and could change. */
final class Copies {
    /** Arrays that are replaced, never written to. */
    private static final List<String> REPLACED = List.of("slots", "cards", "toughs", "kinds");

    private Copies() {}

    static void mustBeDeep(Battle battle) {
        var copy = battle.copy();
        must(copy.fingerprint() == battle.fingerprint(), "a copy has another fingerprint");
        var mine = new IdentityHashMap<Object, String>();
        collect(battle, mine);
        for (var unit : battle.units()) collect(unit, mine);
        var its = new IdentityHashMap<Object, String>();
        collect(copy, its);
        for (var unit : copy.units()) collect(unit, its);
        for (var shared : its.entrySet())
            must(!mine.containsKey(shared.getKey()), "table and copy share", shared.getValue());
    }

    /** The mutable objects that an object holds. */
    private static void collect(Object holder, Map<Object, String> found) {
        found.put(holder, holder.getClass().getSimpleName());
        for (var field : holder.getClass().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) || REPLACED.contains(field.getName()))
                continue;
            var value = value(field, holder);
            if (value != null && mutable(value))
                found.put(value, holder.getClass().getSimpleName() + "." + field.getName());
        }
    }

    private static boolean mutable(Object value) {
        if (value.getClass().isArray() || value instanceof Battle || value instanceof Unit)
            return true;
        boolean many = value instanceof Collection<?> || value instanceof Map<?, ?>;
        return many && !value.getClass().getName().contains("Immutable");
    }

    private static Object value(Field field, Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
