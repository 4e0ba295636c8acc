package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.regiments.army.UnitCard;

/** Describes a unit piece by piece. */
public final class UnitBuilder {
    private final UnitDraft draft;
    private final UnitCardMaker muster;

    UnitBuilder(UnitDraft draft, String id, String name, UnitCardMaker muster) {
        this.draft = draft;
        this.muster = muster;
        draft.id = id;
        draft.name = name;
        draft.entry = name;
    }

    public UnitBuilder entry(String entry) {
        draft.entry = entry;
        return this;
    }

    public UnitBuilder scores(int quality, int defense) {
        draft.quality = quality;
        draft.defense = defense;
        return this;
    }

    public UnitBuilder points(int points) {
        draft.points = points;
        return this;
    }

    /** In units of 0.01 mm. */
    public UnitBuilder base(int width, int depth) {
        draft.baseWidth = width;
        draft.baseDepth = depth;
        return this;
    }

    public UnitBuilder combined(boolean combined) {
        draft.combined = combined;
        return this;
    }

    public UnitBuilder joining(String host) {
        draft.joins = host;
        return this;
    }

    /** A rule of all models; a member of the command group goes to the next of the first. */
    public UnitBuilder rule(String rule, FilePlace place) {
        draft.rules.add(new WrittenRule(rule, place));
        return this;
    }

    /** So many models that are alike but for weapons with a count. */
    public UnitBuilder alike(int size, List<WeaponEntry> weapons) {
        draft.size = size;
        for (var weapon : weapons) draft.weapons.add(weapon.draft());
        return this;
    }

    /** Some models among others; their rules come beside those of the unit. */
    public UnitBuilder some(
            int count,
            String name,
            int quality,
            int defense,
            List<String> rules,
            List<WeaponEntry> weapons,
            FilePlace place) {
        var written = new ArrayList<WrittenRule>();
        for (var rule : rules) written.add(new WrittenRule(rule, place));
        var arms = new ArrayList<WeaponDraft>();
        for (var weapon : weapons) arms.add(weapon.draft());
        draft.models.add(new ModelDraft(count, name, quality, defense, written, arms));
        draft.size = draft.models.stream().mapToInt(ModelDraft::count).sum();
        return this;
    }

    public UnitCard card() {
        return muster.card(draft);
    }
}
