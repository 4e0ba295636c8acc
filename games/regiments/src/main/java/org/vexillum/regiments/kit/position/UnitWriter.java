package org.vexillum.regiments.kit.position;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.kit.force.Vocabulary;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** Writes a unit as {@link UnitReader} reads it. */
final class UnitWriter {
    private final Frame frame;
    private final Unit unit;
    private final Status usual;
    private final Map<String, Object> map = new LinkedHashMap<>();

    private UnitWriter(Frame frame, Unit unit, Status usual) {
        this.frame = frame;
        this.unit = unit;
        this.usual = usual;
    }

    /**
     * @param reference where its card comes from, or null if it is to be written out
     * @param usual where a unit is taken to be that has no place and no status
     */
    static Map<String, Object> write(
            Unit unit, Frame frame, @Nullable String reference, Status usual) {
        var writer = new UnitWriter(frame, unit, usual);
        if (reference == null) writer.card();
        else writer.reference(reference);
        writer.state();
        return writer.map;
    }

    static BigDecimal inches(int length) {
        return new BigDecimal(Lengths.show(length));
    }

    private static BigDecimal hundredths(int value) {
        return BigDecimal.valueOf(value, 2).stripTrailingZeros();
    }

    // ---- card

    private void card() {
        var card = unit.card();
        map.put("id", unit.id());
        if (!unit.name().equals(unit.id())) map.put("name", unit.name());
        if (!card.entry().equals(card.name())) map.put("entry", card.entry());
        map.put("side", unit.side().name());
        models(card.models());
        var hero = unit.joined();
        if (hero != null) map.put("hero", hero(hero));
        if (card.points() > 0) map.put("points", card.points());
        if (card.combined()) map.put("combined", true);
        base(card);
    }

    /** A card from a sample force; only its losses are written. */
    private void reference(String card) {
        map.put("id", unit.id());
        map.put("side", unit.side().name());
        map.put("card", card);
        int starting = unit.card().models().size();
        if (living() < starting && !unit.destroyed()) map.put("models", living());
    }

    private int living() {
        int living = 0;
        for (int model = 0; model < unit.card().models().size(); model++)
            if (unit.alive(model)) living++;
        return living;
    }

    private void base(UnitCard card) {
        int width = card.baseWidth();
        int depth = card.baseDepth();
        if (width == depth && width == UnitCard.DEFAULT_BASE) return;
        if (width == depth) map.put("base", whole(hundredths(width)));
        else map.put("base", List.of(whole(hundredths(width)), whole(hundredths(depth))));
    }

    static BigDecimal whole(BigDecimal number) {
        return number.scale() < 0 ? number.setScale(0) : number;
    }

    private void models(List<ModelCard> models) {
        var kinds = kinds(models);
        if (kinds.size() > 1) {
            map.put("models", kinds.stream().map(kind -> kind(kind, unit.name())).toList());
            return;
        }
        int living = living();
        map.put("models", unit.destroyed() ? models.size() : living);
        if (living < models.size() && !unit.destroyed()) map.put("of", models.size());
        if (!models.getFirst().name().equals(unit.name())) {
            map.put("models", List.of(kind(kinds.getFirst(), unit.name())));
            map.remove("of");
        } else map.putAll(profile(models.getFirst(), models.size()));
    }

    private record Some(ModelCard card, int count) {}

    private static List<Some> kinds(List<ModelCard> models) {
        var kinds = new ArrayList<Some>();
        for (var card : models) {
            boolean more = !kinds.isEmpty() && kinds.getLast().card.equals(card);
            if (more) kinds.set(kinds.size() - 1, new Some(card, kinds.getLast().count + 1));
            else kinds.add(new Some(card, 1));
        }
        return kinds;
    }

    private static Map<String, Object> kind(Some kind, String usual) {
        var map = new LinkedHashMap<String, Object>();
        if (!kind.card.name().equals(usual)) map.put("name", kind.card.name());
        map.put("count", kind.count);
        map.putAll(profile(kind.card, kind.count));
        return map;
    }

    private static Map<String, Object> profile(ModelCard card, int count) {
        var map = new LinkedHashMap<String, Object>();
        map.put("quality", card.quality());
        map.put("defense", card.defense());
        var rules = Vocabulary.written(card);
        if (!rules.isEmpty()) map.put("rules", rules);
        if (!card.weapons().isEmpty()) map.put("weapons", WeaponWriter.all(card, count));
        return map;
    }

    private Map<String, Object> hero(UnitCard hero) {
        var card = hero.models().getFirst();
        var written = new LinkedHashMap<String, Object>();
        written.put("name", card.name());
        written.putAll(profile(card, 1));
        if (hero.points() > 0) written.put("points", hero.points());
        if (!unit.alive(unit.startingSize() - 1) && !unit.destroyed()) written.put("dead", true);
        return written;
    }

    // ---- state

    private void state() {
        if (!unit.destroyed()) standing();
        PositionState.write(UnitState.ALL, unit, map, Map.of("boons", UnitWriter::boons));
        place();
    }

    private static Object boons(Unit unit) {
        return unit.boons().stream()
                .map(boon -> Map.of("spell", boon.spell(), "rule", boon.trait().written()))
                .toList();
    }

    private void standing() {
        if (!Arrays.equals(unit.slots(), expected()))
            map.put("slots", Arrays.stream(unit.slots()).boxed().toList());
        var wounds = new LinkedHashMap<String, Object>();
        var tokens = new LinkedHashMap<String, Object>();
        for (int model = 0; model < unit.startingSize(); model++) {
            if (!unit.alive(model)) continue;
            if (unit.wounds(model) > 0) wounds.put(String.valueOf(model), unit.wounds(model));
            if (unit.tokens(model) > 0) tokens.put(String.valueOf(model), unit.tokens(model));
        }
        if (!wounds.isEmpty()) map.put("wounds", unit.single() ? unit.wounds(0) : wounds);
        if (!tokens.isEmpty()) map.put("tokens", unit.single() ? unit.tokens(0) : tokens);
        var spent = WeaponWriter.spent(unit);
        if (!spent.isEmpty()) map.put("spent", spent);
    }

    /** Where the living would stand if only their number were known. */
    private int[] expected() {
        var fresh = new Unit(unit.id(), unit.side(), unit.card(), unit.joined());
        boolean counted = map.get("models") instanceof Integer;
        int last = unit.startingSize() - 1;
        if (map.containsKey("hero") && !unit.alive(last)) {
            fresh.setWounds(last, fresh.card(last).tough());
            fresh.remove(last);
        }
        while (counted && fresh.living() > unit.living())
            Casualties.strikeNext(fresh, 99, CasualtyPreference.NOBODY);
        return fresh.slots();
    }

    private void place() {
        var pose = unit.place();
        var understood = pose == null ? usual : Status.ON_TABLE;
        boolean waits = unit.status() == Status.AMBUSH; // told wherever the file is taken up again
        if (waits || unit.status() != understood)
            map.put("status", NodeReader.written(unit.status()));
        if (pose == null) return;
        var shown = frame.shown(pose);
        map.put("at", List.of(inches(shown.x()), inches(shown.y())));
        map.put("facing", whole(hundredths(shown.facing())));
    }
}
