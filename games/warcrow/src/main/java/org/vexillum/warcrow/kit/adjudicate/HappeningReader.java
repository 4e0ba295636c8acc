package org.vexillum.warcrow.kit.adjudicate;

import java.util.Locale;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.kit.position.MarkerNames;
import org.vexillum.warcrow.kit.position.StandingReader;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.UnitStanding;

/** What happened, as people write it: {@code {removed: V1}}, {@code {lost: V2, troops: 1}}. */
final class HappeningReader {
    private static final int MANY = 99;

    private HappeningReader() {}

    static Happening read(Node node, Battle battle) {
        var fields = new FieldGroup(node);
        for (var entry : fields.mapping().fields().entrySet()) {
            var read = one(entry.getKey(), entry.getValue(), fields, battle);
            if (read == null) continue;
            fields.get(entry.getKey());
            fields.done();
            return read;
        }
        throw new FileFault(node.place(), "no-happening");
    }

    private static @org.vexillum.kernel.Nullable Happening one(
            String name, Node node, FieldGroup fields, Battle battle) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "lost" ->
                    new Happening.Lost(unit(node, battle), fields.whole("troops", 1, MANY, 1));
            case "removed" -> new Happening.Removed(unit(node, battle));
            case "stressed" ->
                    new Happening.Stressed(unit(node, battle), fields.whole("stress", 1, MANY, 1));
            case "wounded" ->
                    new Happening.Wounded(
                            unit(fields.needed("by"), battle),
                            unit(node, battle),
                            fields.whole("wounds", 0, MANY, 0),
                            fields.whole("excess", 0, MANY, 0));
            case "moved" ->
                    new Happening.Moved(
                            unit(node, battle), standing(unit(node, battle), fields, battle));
            case "spent" ->
                    new Happening.Spent(
                            NodeReader.word(node, Side.class), fields.whole("tokens", 1, MANY, 1));
            case "joined" ->
                    new Happening.Joined(unit(node, battle), unit(fields.needed("to"), battle));
            case "left" -> new Happening.Left(unit(node, battle), fields.flag("loot"));
            case "banner" -> new Happening.TookBanner(unit(node, battle));
            case "frightened" -> new Happening.Frightened(unit(node, battle));
            case "revealed" -> new Happening.Revealed(unit(node, battle));
            default -> null;
        };
    }

    private static UnitStanding standing(String unit, FieldGroup fields, Battle battle) {
        var read = StandingReader.read(fields::get, UnitStanding.FAR);
        return new MarkerNames(battle).in(read, battle.unit(unit).side(), fields.at());
    }

    private static String unit(Node node, Battle battle) {
        return Args.called(battle, node);
    }
}
