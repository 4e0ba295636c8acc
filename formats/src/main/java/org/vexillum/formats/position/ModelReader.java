package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;

/** Reads the models of a unit, alike or each kind by itself. */
final class ModelReader {
    /** What a model is made from: the words of its unit, then its own. */
    record Profile(String name, int quality, int defense, List<Trait> traits) {
        ModelCard with(List<Trait> more, List<Weapon> weapons) {
            var all = new ArrayList<>(traits);
            all.addAll(more);
            return new ModelCard(name, quality, defense, all, weapons);
        }
    }

    static final int USUAL_SCORE = 4;

    /** In the hands of one model. */
    private static final int MOST_WEAPONS = 24;

    private final TraitReader traits;
    private final WeaponReader weapons;

    ModelReader(TraitReader traits) {
        this.traits = traits;
        weapons = new WeaponReader(traits);
    }

    WeaponReader weapons() {
        return weapons;
    }

    TraitReader traits() {
        return traits;
    }

    /** Quality and Defense are written 4 or 4+; both lie between 2 and 6. */
    static int score(Node node) {
        var text = Read.text(node).strip();
        if (text.matches("[2-6]\\+?")) return text.charAt(0) - '0';
        throw new Fault(node.place(), "score", text);
    }

    /** So many models that share a profile; weapons with a count are dealt out in turn. */
    static List<ModelCard> alike(
            Profile profile, int count, List<WeaponReader.Carried> carried, List<Trait> command) {
        var hands = new ArrayList<List<Weapon>>();
        for (int i = 0; i < count; i++) hands.add(new ArrayList<>());
        int next = 0;
        for (var one : carried) {
            int copies = one.count() == 0 ? count : one.count();
            for (int i = 0; i < copies; i++) hands.get((next + i) % count).add(one.weapon());
            next = (next + copies) % count;
            if (hands.getFirst().size() > MOST_WEAPONS)
                throw new Fault(one.at(), "too-many-weapons", MOST_WEAPONS);
        }
        var models = new ArrayList<ModelCard>();
        for (int i = 0; i < count; i++) {
            var office = i < command.size() ? List.of(command.get(i)) : List.<Trait>of();
            models.add(shared(models, profile.with(office, hands.get(i))));
        }
        return models;
    }

    /** Models that are alike share one card. */
    private static ModelCard shared(List<ModelCard> models, ModelCard card) {
        for (var other : models) if (other.equals(card)) return other;
        return card;
    }

    /** One kind of model in a list of kinds; what it does not say, its unit says. */
    List<ModelCard> kind(Group fields, Profile unit, List<WeaponReader.Carried> usual) {
        int count = fields.whole("count", 1, CardReader.MOST_MODELS, 1);
        var quality = fields.get("quality");
        var defense = fields.get("defense");
        var all = new ArrayList<>(unit.traits());
        all.addAll(traits.all(fields.list("rules")));
        var profile =
                new Profile(
                        fields.text("name", unit.name()),
                        scoreOr(quality, unit.quality()),
                        scoreOr(defense, unit.defense()),
                        all);
        var own = fields.has("weapons") ? weapons.all(fields.list("weapons")) : usual;
        return alike(profile, count, own, List.of());
    }

    static int scoreOr(@Nullable Node node, int otherwise) {
        return node == null ? otherwise : score(node);
    }
}
