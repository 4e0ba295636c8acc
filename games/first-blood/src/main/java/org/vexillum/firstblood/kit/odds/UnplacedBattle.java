package org.vexillum.firstblood.kit.odds;

import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Options;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.firstblood.table.Status;
import org.vexillum.gamekit.odds.AskedUnit;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** Two regiments on a table without places. */
record UnplacedBattle(Edition edition, OddsQuery asked, FieldGroup given, ForceLookup musters) {
    OddsRequest request() {
        var deed = OddsAction.valueOf(asked.action().toUpperCase(Locale.ROOT));
        boolean suffered = deed == OddsAction.HITS || deed == OddsAction.MORALE;
        boolean alone = deed == OddsAction.INCANTATION && asked.target() == null;
        var struck = named(alone ? asked.attacking() : asked.struck());
        var acting = suffered ? struck : named(asked.attacking());
        var side = !suffered && friendly(deed, acting) ? Side.A : Side.B;
        var battle = new Battle(setting(acting.force(), struck.force()));
        var target = regiment("target", side, struck.unit(), given.get("targetModels"));
        target.setBroken(given.flag("targetBroken"));
        boolean own = suffered || acting.unit().equals(struck.unit()) && side == Side.A;
        var actor = own ? target : regiment("attacker", Side.A, acting.unit(), given.get("models"));
        if (!suffered) prepare(actor);
        battle.add(actor);
        if (!own) battle.add(target);
        var circumstances =
                OddsCircumstances.read(given, deed, actor, target, "strikers", "morale");
        var request = new OddsRequest(battle, deed, actor.id(), target.id(), circumstances);
        done();
        new OddsRequestCheck(given, request).check();
        return request;
    }

    private AskedUnit<Force, RegimentCard> named(Node written) {
        var cards =
                new AskedUnit.Cards<>(
                        new FirstBloodForceFormat(edition),
                        Force::regiments,
                        RegimentCard::id,
                        RegimentCard::name);
        return AskedUnit.read(written, cards, musters);
    }

    /** Whether the incantation is for the caster's own side. */
    private boolean friendly(OddsAction deed, AskedUnit<Force, RegimentCard> caster) {
        if (deed != OddsAction.INCANTATION) return false;
        var name = given.text("incantation", "");
        for (var spell : caster.force().incantations())
            if (spell.name().equalsIgnoreCase(name)) return spell.aim() != Incantation.Aim.ENEMY;
        return asked.target() == null;
    }

    private Setting setting(Force a, Force b) {
        int length = Lengths.inches(48);
        var options = (Options) asked.options();
        return new Setting(edition, 1, length, length, List.of(), a, b, options);
    }

    private static Regiment regiment(
            String id, Side side, RegimentCard card, @Nullable Node models) {
        var regiment = new Regiment(id, side, card);
        regiment.setStatus(Status.ON_TABLE);
        int left = models == null ? regiment.size() : NodeReader.whole(models, 1, regiment.size());
        for (int model = regiment.size() - 1; regiment.living() > left; model--)
            regiment.remove(model);
        return regiment;
    }

    private void prepare(Regiment actor) {
        actor.setInspired(given.flag("inspired") ? Inspired.WHOLE_ROUND : Inspired.NO);
        actor.setAimed(given.flag("aimed"));
        actor.setBroken(given.flag("broken"));
        actor.setOvercharge(given.whole("markers", 0, OddsCircumstances.MANY, 0));
    }

    /** What counts for another deed is let pass; what nobody knows is not. */
    private void done() {
        for (var known : new FirstBloodOddsForm(edition).circumstances()) given.get(known.id());
        given.done();
    }
}
