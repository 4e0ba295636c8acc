package org.vexillum.firstblood.game;

import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.table.TemporaryEffect;

/** Two small armies with a bit of everything. */
final class Hosts {
    private static final CommandAbility HOLD =
            new CommandAbility(
                    "Hold",
                    List.of(new TemporaryEffect.Gift.Changes(Characteristic.DEFENSE, 1)),
                    0);
    private static final CommandAbility MEND = new CommandAbility("Mend", List.of(), 2);
    private static final List<Incantation> SPELLS =
            List.of(
                    spell("Erosion", 12, 3, Aim.ENEMY, new Effect.Hits(0, 2, 1)),
                    spell("Balm", 10, 3, Aim.FRIEND, new Effect.Heals(1, 1)),
                    spell(
                            "Fury",
                            0,
                            3,
                            Aim.SELF,
                            new Effect.Gives(
                                    new TemporaryEffect.Gift.Changes(Characteristic.CLASH, 1))),
                    spell(
                            "Veil",
                            10,
                            4,
                            Aim.FRIEND,
                            new Effect.Gives(new TemporaryEffect.Gift.HardToEnchant(1))));

    private final Edition edition;

    private Hosts(Edition edition) {
        this.edition = edition;
    }

    private static Incantation spell(
            String name, int range, int attunement, Aim aim, Effect effect) {
        return new Incantation(name, inches(range), attunement, 2, aim, List.of(effect));
    }

    static Force wardens(Edition edition) {
        var hosts = new Hosts(edition);
        return hosts.force(
                "wardens",
                hosts.mageLord(),
                hosts.spears("spears", 8),
                hosts.archers(),
                hosts.knights(),
                hosts.scouts());
    }

    static Force pack(Edition edition) {
        var hosts = new Hosts(edition);
        return hosts.force(
                "pack",
                hosts.warlord(),
                hosts.mob(),
                hosts.beasts(),
                hosts.giant(),
                hosts.scouts());
    }

    private Force force(String name, RegimentCard... cards) {
        return new Force(name, "none", 0, List.of(cards), SPELLS);
    }

    private Levy levy(String id) {
        return Levy.of(edition, id);
    }

    private RegimentCard mageLord() {
        return levy("mage")
                .profile(5, 1, 3, 3, 4, 4, 2, 1)
                .commandRange(8)
                .traits("Priest (4)", "Inspiring Presence")
                .abilities(MEND)
                .model(Role.CHARACTER)
                .abilities()
                .traits("Shield")
                .profile(5, 1, 3, 2, 2, 3, 3, 0)
                .model(Role.RETINUE)
                .model(Role.RETINUE)
                .incantations("Erosion", "Balm", "Fury", "Veil")
                .events(DrawEvent.FIRE_AND_ADVANCE)
                .regimentCard();
    }

    private RegimentCard warlord() {
        return levy("warlord")
                .profile(6, 1, 4, 4, 5, 4, 3, 0)
                .commandRange(10)
                .traits("Cleave (1)", "Quicksilver Strike", "Bravery")
                .abilities(HOLD)
                .model(Role.CHARACTER)
                .events(DrawEvent.DOUBLE_TIME, DrawEvent.EMPOWERED)
                .regimentCard();
    }

    private RegimentCard spears(String id, int models) {
        return levy(id).traits("Support", "Devout", "Fanatical Devotion")
                .models(models - 1)
                .model(Role.STANDARD_BEARER)
                .events(DrawEvent.EMPOWERED)
                .regimentCard();
    }

    private RegimentCard archers() {
        return levy("archers")
                .weight(WeightClass.LIGHT)
                .profile(5, 3, 2, 1, 1, 2, 1, 0)
                .traits("Barrage (1) (20\", Armor Piercing 1)", "Overcharge")
                .models(5)
                .regimentCard();
    }

    private RegimentCard knights() {
        return levy("knights")
                .type(ModelType.CAVALRY)
                .weight(WeightClass.HEAVY)
                .profile(8, 1, 3, 2, 3, 3, 3, 0)
                .base(50)
                .traits("Overrun", "Unyielding", "Linebreaker")
                .models(3)
                .regimentCard();
    }

    private RegimentCard scouts() {
        return levy("scouts")
                .weight(WeightClass.LIGHT)
                .profile(6, 3, 2, 1, 1, 2, 1, 1)
                .traits("Flank", "Throwing Weapons", "Fluid Formation")
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .regimentCard();
    }

    private RegimentCard mob() {
        return levy("mob")
                .profile(5, 0, 4, 2, 3, 4, 2, 0)
                .traits("Terrifying (1)")
                .abilities(HOLD)
                .model(Role.OFFICER)
                .abilities()
                .profile(5, 0, 2, 1, 1, 3, 1, 0)
                .traits("Flurry", "Decay (1)")
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .model(Role.TROOPER)
                .events(DrawEvent.BURNOUT)
                .regimentCard();
    }

    private RegimentCard beasts() {
        return levy("beasts")
                .type(ModelType.BRUTE)
                .profile(7, 0, 3, 3, 3, 2, 2, 0)
                .base(40)
                .traits("Feral", "Aura of Death (1)")
                .models(3)
                .regimentCard();
    }

    private RegimentCard giant() {
        return levy("giant")
                .type(ModelType.MONSTER)
                .weight(WeightClass.HEAVY)
                .profile(6, 0, 3, 5, 8, 3, 3, 0)
                .base(60)
                .traits("Fearsome", "Tenacious")
                .models(1)
                .regimentCard();
    }
}
