package org.vexillum.regiments.kit.force;

import java.util.List;
import java.util.Objects;
import org.vexillum.gamekit.Problem;
import org.vexillum.gamekit.force.ForceReader;
import org.vexillum.gamekit.force.ForceReading;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;

/** Short words for tests that read lists. */
final class Reading {
    private Reading() {}

    static ForceReading<Force> json(String text) {
        return ForceReader.read(new RegimentsForceFormat(), text, "test.json");
    }

    /** A force of one unit with these fields. */
    static ForceReading<Force> unit(String fields) {
        return json(
                """
                {"name": "Test", "limit": 750, "units": [
                  {"name": "Guard", "size": 5, "quality": 4, "defense": 4, "points": 50, %s}
                ]}
                """
                        .formatted(fields));
    }

    /** A force with these traits of its own, all of which its one unit has. */
    static ForceReading<Force> own(String name, String effects) {
        return json(
                """
                {"name": "Test", "traits": [{"name": "%s", "effects": [%s]}], "units": [
                  {"name": "Guard", "size": 5, "quality": 4, "defense": 4, "points": 50,
                   "rules": ["%s"], "weapons": [
                     {"name": "Sword", "attacks": 1}, {"name": "Bow", "range": 24, "attacks": 1}]}
                ]}
                """
                        .formatted(name, effects, name));
    }

    static ForceReading<Force> text(String text) {
        return ForceReader.read(new RegimentsForceFormat(), text, "list.txt");
    }

    static Force force(ForceReading<Force> reading) {
        if (!reading.complete()) throw new AssertionError(reading.problems());
        return Objects.requireNonNull(reading.force());
    }

    static UnitCard first(ForceReading<Force> reading) {
        return force(reading).units().getFirst();
    }

    static List<String> keys(ForceReading<Force> reading) {
        return reading.problems().stream().map(Problem::key).toList();
    }

    static List<String> errors(ForceReading<Force> reading) {
        return reading.problems().stream().filter(Problem::error).map(Problem::key).toList();
    }

    static List<String> rules(UnitCard unit, int model) {
        return written(unit.models().get(model).traits());
    }

    static List<String> weapons(UnitCard unit, int model) {
        return unit.models().get(model).weapons().stream().map(Weapon::name).toList();
    }

    static List<String> weaponRules(UnitCard unit, String weapon) {
        for (var model : unit.models())
            for (var each : model.weapons())
                if (each.name().equals(weapon)) return written(each.traits());
        throw new AssertionError("no weapon " + weapon);
    }

    private static List<String> written(List<Trait> traits) {
        return traits.stream().map(Trait::written).toList();
    }
}
