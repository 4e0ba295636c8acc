package org.vexillum.warcrow.kit.adjudicate;

import java.util.Locale;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.kit.position.MarkerNames;
import org.vexillum.warcrow.kit.position.StandingReader;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Standing;

/** What happened, as people write it: {@code {removed: V1}}, {@code {lost: V2, troops: 1}}. */
final class HappeningReader {
    private static final int MANY = 99;

    private HappeningReader() {}

    static Happening read(Node node, Battle battle) {
        var fields = new Group(node);
        for (var entry : fields.mapping().fields().entrySet()) {
            var read = one(entry.getKey(), entry.getValue(), fields, battle);
            if (read == null) continue;
            fields.get(entry.getKey());
            fields.done();
            return read;
        }
        throw new Fault(node.place(), "no-happening");
    }

    private static @org.vexillum.kernel.Nullable Happening one(
            String name, Node node, Group fields, Battle battle) {
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
                            Read.word(node, Side.class), fields.whole("tokens", 1, MANY, 1));
            case "joined" ->
                    new Happening.Joined(unit(node, battle), unit(fields.needed("to"), battle));
            case "left" -> new Happening.Left(unit(node, battle), fields.flag("loot"));
            case "banner" -> new Happening.TookBanner(unit(node, battle));
            case "frightened" -> new Happening.Frightened(unit(node, battle));
            case "revealed" -> new Happening.Revealed(unit(node, battle));
            default -> null;
        };
    }

    private static Standing standing(String unit, Group fields, Battle battle) {
        var read = StandingReader.read(fields::get, Standing.FAR);
        return new MarkerNames(battle).in(read, battle.unit(unit).side(), fields.at());
    }

    private static String unit(Node node, Battle battle) {
        return Args.called(battle, node);
    }
}
