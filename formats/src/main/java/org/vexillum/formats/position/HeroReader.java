package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.traits.Plain;
import org.vexillum.regiments.traits.Trait;

/** Reads the hero in the ranks of a unit (AOFR-SR-HERO-1). */
final class HeroReader {
    private static final int TOUGHEST = 6;

    private final ModelReader models;
    private final Assumed assumed;

    HeroReader(TraitReader traits, Assumed assumed) {
        models = new ModelReader(traits);
        this.assumed = assumed;
    }

    @Nullable UnitCard read(Group unit, UnitCard host) {
        var node = unit.get("hero");
        if (node == null) return null;
        if (node instanceof Node.Mapping) return described(node, host);
        return Read.flag(node) ? checked(node, host, plain(host), 0) : null;
    }

    private UnitCard described(Node node, UnitCard host) {
        var fields = new Group(node);
        var card = card(fields, host.models().getFirst());
        int points = fields.whole("points", 0, 100_000, 0);
        fields.flag("dead");
        fields.done();
        return checked(node, host, card, points);
    }

    private static UnitCard checked(Node node, UnitCard host, ModelCard card, int points) {
        if (card.tough() > TOUGHEST) throw new Fault(node.place(), "hero-too-tough", card.tough());
        if (host.models().size() == 1) throw new Fault(node.place(), "hero-alone");
        return new UnitCard(
                host.id() + "-hero",
                card.name(),
                card.name(),
                points,
                List.of(card),
                host.baseWidth(),
                host.baseDepth(),
                false,
                host.id());
    }

    /** Somebody is there, and that is all that is known of him. */
    private ModelCard plain(UnitCard host) {
        var like = host.models().getFirst();
        assumed.add(host.id(), "hero", like.quality(), like.defense());
        return new ModelCard(
                "Hero", like.quality(), like.defense(), List.of(new Plain.Hero()), List.of());
    }

    private ModelCard card(Group fields, ModelCard like) {
        var traits = new ArrayList<Trait>(models.traits().all(fields.list("rules")));
        if (traits.stream().noneMatch(Plain.Hero.class::isInstance)) traits.add(new Plain.Hero());
        var profile =
                new ModelReader.Profile(
                        fields.text("name", "Hero"),
                        ModelReader.scoreOr(fields.get("quality"), like.quality()),
                        ModelReader.scoreOr(fields.get("defense"), like.defense()),
                        traits);
        var carried = models.weapons().all(fields.list("weapons"));
        return ModelReader.alike(profile, 1, carried, List.of()).getFirst();
    }
}
