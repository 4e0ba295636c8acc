package org.vexillum.formats.firstblood.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.odds.Wishes;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.firstblood.adjudicate.Models;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Named;
import org.vexillum.formats.tree.Node;

/** Reads what players prefer where the rules leave them the choice. */
final class Preferences {
    static final String NO_BLESSING = "noBlessing";
    static final String ACTOR_LOSES = "losesFirst";
    static final String TARGET_LOSES = "targetLosesFirst";
    static final String HEALED = "healsFirst";
    static final String OWN_RESOLVE = "ownResolve";

    private Preferences() {}

    static Wishes read(Group given, Regiment actor, Regiment target) {
        var fallen = new LinkedHashMap<String, List<Integer>>();
        fallen(given, TARGET_LOSES, target, fallen);
        fallen(given, ACTOR_LOSES, actor, fallen);
        var healed = given.get(HEALED);
        return new Wishes(
                !given.flag(NO_BLESSING),
                given.flag(OWN_RESOLVE),
                fallen,
                healed == null ? List.of() : models(healed, target));
    }

    private static void fallen(
            Group given, String field, Regiment regiment, Map<String, List<Integer>> fallen) {
        var named = given.get(field);
        if (named != null) fallen.put(regiment.id(), models(named, regiment));
    }

    private static List<Integer> models(Node node, Regiment regiment) {
        var models = new ArrayList<Integer>();
        for (var name : Named.several(node)) models.addAll(Models.all(regiment, name));
        return models;
    }
}
