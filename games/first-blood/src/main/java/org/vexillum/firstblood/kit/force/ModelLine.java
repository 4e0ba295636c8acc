package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/**
 * A line that describes models.
 *
 * <p>{@code 8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 110pts | Shield}; after
 * a slash in the brackets stands the profile of a wounded model.
 */
final class ModelLine {
    private static final Pattern LINE =
            Pattern.compile("(?:(\\d{1,3})\\s*[x×X]\\s*)?(.+?)\\s*\\[([^\\]]+)\\]\\s*(.*)");
    private static final Pattern POINTS =
            Pattern.compile("(\\d{1,6})\\s*(?:pts?|points?|puntos?)\\.?", Pattern.CASE_INSENSITIVE);
    private static final Pattern BASE =
            Pattern.compile("(\\d{1,3}(?:\\.\\d)?)\\s*mm", Pattern.CASE_INSENSITIVE);
    private static final Pattern RANGE =
            Pattern.compile("(?:CR|RC)\\s*(\\d{1,2}(?:\\.\\d)?)\"?", Pattern.CASE_INSENSITIVE);

    private final ModelDraft model;
    private final Problems problems;
    private boolean character;
    private boolean priced;
    private boolean based;

    private ModelLine(ModelDraft model, Problems problems) {
        this.model = model;
        this.problems = problems;
    }

    /** The model, or null if the line describes none. */
    static @Nullable ModelLine read(String text, FilePlace place, Problems problems) {
        var found = LINE.matcher(text);
        if (!found.matches()) return null;
        var profiles = found.group(3).split("/", 2);
        var first = ProfileText.read(profiles[0]);
        if (first == null) return null;
        var model = new ModelDraft(place);
        if (found.group(1) != null) model.count = Integer.parseInt(found.group(1));
        model.name = found.group(2).strip();
        model.profile = first;
        if (profiles.length > 1) {
            model.wounded = ProfileText.read(profiles[1]);
            if (model.wounded == null) problems.error(place, "model.profile");
        }
        var line = new ModelLine(model, problems);
        var parts = found.group(4).split("\\|", -1);
        line.words(parts[0]);
        for (int i = 1; i < parts.length; i++) line.part(parts[i].strip());
        if (!line.based) model.base = ModelDraft.usualBase(model.type);
        return line;
    }

    ModelDraft model() {
        return model;
    }

    boolean character() {
        return character;
    }

    boolean priced() {
        return priced;
    }

    private void words(String text) {
        for (var word : text.strip().split("[\\s,/]+")) if (!word.isEmpty()) word(word);
    }

    private void word(String word) {
        var base = BASE.matcher(word);
        var range = RANGE.matcher(word);
        var type = GameTerms.read(word, ModelType.class);
        var weight = GameTerms.read(word, WeightClass.class);
        var category = GameTerms.read(word, RetinueCategory.class);
        if (base.matches()) {
            model.base = Lengths.mm(base.group(1));
            based = true;
        } else if (range.matches()) model.commandRange = Lengths.inches(range.group(1));
        else if (type != null) model.type = type;
        else if (weight != null) model.weight = weight;
        else if (category != null) model.category = category;
        else if (List.of("character", "personaje").contains(TraitBook.key(word))) character = true;
        else problems.error(model.place, "text.word", word, model.name);
    }

    private void part(String text) {
        var points = POINTS.matcher(text);
        if (points.matches()) {
            model.points = Integer.parseInt(points.group(1));
            priced = true;
            return;
        }
        for (var rule : LineSplitter.split(text))
            model.rules.add(new WrittenRule(rule, model.place));
    }
}
