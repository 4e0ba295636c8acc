package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.shooting.RangedAttack;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.ImpactTraits;
import org.vexillum.firstblood.traits.Trait;

/** Cards whose models fire one shot and make one impact attack: odds of many take long. */
final class SingleShotCards {
    private SingleShotCards() {}

    static RegimentCard card(RegimentCard card) {
        var members = new ArrayList<RegimentMember>();
        for (var member : card.members())
            members.add(new RegimentMember(model(member.card()), member.role(), member.gives()));
        return new RegimentCard(
                card.id(),
                card.name(),
                card.entry(),
                card.points(),
                members,
                card.events(),
                card.leaderOption(),
                card.standardFrom(),
                card.officers(),
                card.tiers(),
                card.incantations(),
                card.items());
    }

    private static ModelCard model(ModelCard card) {
        var traits = new ArrayList<Trait>();
        for (var trait : card.traits()) traits.add(trait(trait));
        return new ModelCard(
                card.name(),
                card.type(),
                card.weight(),
                card.profile(),
                card.wounded(),
                card.base(),
                card.commandRange(),
                traits,
                card.abilities(),
                card.category());
    }

    private static Trait trait(Trait trait) {
        return switch (trait) {
            case Barrage barrage when barrage.range() > 0 -> barrage(barrage);
            case ImpactTraits.Impact impact -> new ImpactTraits.Impact(1, impact.adds());
            default -> trait;
        };
    }

    private static Barrage barrage(Barrage barrage) {
        return new Barrage(1, barrage.adds(), barrage.range(), barrage.traits());
    }

    static RangedAttack weapon(RangedAttack weapon) {
        return weapon.inCombat() ? weapon : new RangedAttack(barrage(weapon.barrage()), false);
    }
}
