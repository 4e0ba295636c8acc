package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.kit.adjudicate.ModelFinder;
import org.vexillum.firstblood.odds.AimPreference;
import org.vexillum.firstblood.odds.HitKind;
import org.vexillum.firstblood.odds.PlayerPreferences;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NameList;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;

/**
 * What players prefer where the rules leave them the choice.
 *
 * @param said what was said of the order of models and of hits, by field, as it was written
 */
record OddsPreferences(PlayerPreferences wishes, Map<String, List<String>> said) {
    static final String NO_BLESSING = "noBlessing";
    static final String AT_OFFICER = "atOfficer";
    static final String NOT_AT_OFFICER = "noAtOfficer";
    static final String HITS_FIRST = "hitsFirst";
    static final String ACTOR_LOSES = "losesFirst";
    static final String TARGET_LOSES = "targetLosesFirst";
    static final String HEALED = "healsFirst";
    static final String OWN_RESOLVE = "ownResolve";

    static OddsPreferences read(FieldGroup given, Regiment actor, Regiment target) {
        var said = new LinkedHashMap<String, List<String>>();
        var fallen = new LinkedHashMap<String, List<Integer>>();
        var healed = new LinkedHashMap<String, List<Integer>>();
        models(given, ACTOR_LOSES, actor, fallen, said);
        models(given, TARGET_LOSES, target, fallen, said);
        models(given, HEALED, target, healed, said);
        var wishes =
                new PlayerPreferences(
                        !given.flag(NO_BLESSING),
                        given.flag(OWN_RESOLVE),
                        aim(given),
                        hits(given, said),
                        fallen,
                        healed);
        return new OddsPreferences(wishes, said);
    }

    /** The greedy bot's, unless one or the other was said. */
    private static AimPreference aim(FieldGroup given) {
        var at = given.get(AT_OFFICER);
        var not = given.get(NOT_AT_OFFICER);
        boolean spared = not != null && NodeReader.flag(not);
        if (at == null) return spared ? AimPreference.OTHERS : AimPreference.WORTH_MOST;
        if (NodeReader.flag(at) && spared) throw new FileFault(at.place(), "officer-both-ways");
        return NodeReader.flag(at) ? AimPreference.CHAMPION : AimPreference.OTHERS;
    }

    private static List<HitKind> hits(FieldGroup given, Map<String, List<String>> said) {
        var node = given.get(HITS_FIRST);
        if (node == null) return List.of();
        var names = NameList.several(node).stream().map(NodeReader::name).toList();
        said.put(HITS_FIRST, names);
        return names.stream().map(HitNames::read).toList();
    }

    private static void models(
            FieldGroup given,
            String field,
            Regiment regiment,
            Map<String, List<Integer>> wishes,
            Map<String, List<String>> said) {
        var node = given.get(field);
        if (node == null) return;
        var names = new ArrayList<String>();
        var models = wishes.computeIfAbsent(regiment.id(), _ -> new ArrayList<>());
        for (var name : NameList.several(node)) {
            models.addAll(
                    field.equals(HEALED) ? ModelFinder.all(regiment, name) : alive(regiment, name));
            names.add(NodeReader.name(name));
        }
        said.put(field, names);
    }

    private static List<Integer> alive(Regiment regiment, Node name) {
        var models = ModelFinder.all(regiment, name);
        var alive = models.stream().filter(regiment::alive).toList();
        if (alive.isEmpty()) throw new FileFault(name.place(), "model-dead", models.getFirst());
        return alive;
    }

    /** What was said in a field, or nothing. */
    List<String> said(String field) {
        return said.getOrDefault(field, List.of());
    }
}
