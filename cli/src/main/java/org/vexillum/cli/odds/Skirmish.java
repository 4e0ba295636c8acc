package org.vexillum.cli.odds;

import java.util.List;
import org.vexillum.cli.Console;
import org.vexillum.cli.OptionArguments;
import org.vexillum.cli.WrongUsage;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Status;
import org.vexillum.formats.firstblood.FirstBloodFormat;
import org.vexillum.formats.firstblood.force.FirstBloodForces;
import org.vexillum.formats.firstblood.odds.Deed;
import org.vexillum.formats.firstblood.odds.OddsRequest;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** Two regiments of First Blood on a table without places. */
record Skirmish(FirstBloodFlags flags, Parties parties, FirstBloodFormat game, Console console) {
    private static final Named.Cards<Force, RegimentCard> CARDS =
            new Named.Cards<>(Force::regiments, RegimentCard::id, RegimentCard::name, Force::name);

    OddsRequest request() {
        var deed = flags.deed(console);
        boolean suffered = deed == Deed.HITS || deed == Deed.MORALE;
        var struck =
                named(suffered || deed != Deed.INCANTATION ? needed(parties.target()) : whom());
        var acting = suffered ? struck : named(needed(parties.attacker()));
        var side = !suffered && friendly(deed, acting) ? Side.A : Side.B;
        var battle = new Battle(setting(acting.force(), struck.force()));
        var target = regiment("target", side, struck.unit(), parties.targetModels());
        flags.prepareTarget(target);
        boolean alone = suffered || acting.equals(struck) && side == Side.A;
        var actor = alone ? target : regiment("attacker", Side.A, acting.unit(), parties.models());
        if (!suffered) flags.prepare(actor);
        battle.add(actor);
        if (!alone) battle.add(target);
        return new OddsRequest(battle, deed, actor.id(), target.id(), flags.circumstances());
    }

    private String needed(@Nullable String named) {
        if (named == null) throw new WrongUsage(console.say("odds.whom"));
        return named;
    }

    /** An incantation on oneself needs no target. */
    private String whom() {
        var target = parties.target();
        return target == null ? needed(parties.attacker()) : target;
    }

    private Named<Force, RegimentCard> named(String written) {
        return Named.read(written, new FirstBloodForces(game.edition()), CARDS, console);
    }

    /** Whether the incantation is for the caster's own side. */
    private boolean friendly(Deed deed, Named<Force, RegimentCard> caster) {
        if (deed != Deed.INCANTATION) return false;
        var name = flags.circumstances().named();
        for (var spell : caster.force().incantations())
            if (spell.name().equalsIgnoreCase(name)) return spell.aim() != Incantation.Aim.ENEMY;
        return parties.target() == null;
    }

    private Setting setting(Force a, Force b) {
        int length = Lengths.inches(48);
        var options = new OptionArguments(console).read(parties.options(), game, Options.DEFAULT);
        return new Setting(game.edition(), 1, length, length, List.of(), a, b, options);
    }

    private Regiment regiment(String id, Side side, RegimentCard card, @Nullable Integer models) {
        var regiment = new Regiment(id, side, card);
        regiment.setStatus(Status.ON_TABLE);
        int left = models == null ? regiment.size() : models;
        if (left < 1 || left > regiment.size())
            throw new WrongUsage(
                    console.say("odds.models.range", left, regiment.name(), regiment.size()));
        for (int model = regiment.size() - 1; regiment.living() > left; model--)
            regiment.remove(model);
        return regiment;
    }
}
