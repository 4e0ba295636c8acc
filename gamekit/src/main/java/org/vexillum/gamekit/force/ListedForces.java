package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;

/**
 * Forces that are a name and a list of profiles of whole numbers.
 *
 * <p>As text: {@code ++ Name ++}, then {@code 2x Archer: move 5, fight 5} line by line.
 *
 * @param <P> the profiles
 */
public interface ListedForces<F, P> extends ForceFormat<F> {
    Pattern LINE = Pattern.compile("(?:(\\d{1,2})\\s*[x×]\\s*)?([^:]+):\\s*(.*)");

    /** The field that holds the profiles. */
    String list();

    Stats<P> stats();

    F make(String name, List<P> profiles);

    String name(F force);

    List<P> profiles(F force);

    String called(P profile);

    int points(P profile);

    /** The most that a force may cost. */
    int limit();

    /** Which rules it breaks. */
    List<Refusal> faults(F force);

    @Override
    default boolean pasted(String text) {
        var first = ":\\s*" + stats().all().getFirst().name() + "\\s+\\d";
        return Pattern.compile(first).matcher(text).find() && !text.contains(list() + ":");
    }

    @Override
    default @Nullable F text(String text, Problems problems) {
        var name = "";
        var all = new ArrayList<P>();
        int number = 0;
        for (var each : text.split("\\R", -1)) {
            var place = FilePlace.line(++number);
            var line = LINE.matcher(each.strip());
            if (each.isBlank()) continue;
            if (each.startsWith("++")) name = each.replace("+", "").strip();
            else if (!line.matches()) problems.error(place, "text.lost", each.strip());
            else {
                var profile = stats().read(line.group(2).strip(), line.group(3), place, problems);
                int copies = line.group(1) == null ? 1 : Integer.parseInt(line.group(1));
                for (int i = 0; i < copies; i++) all.add(profile);
            }
        }
        if (all.isEmpty()) problems.error(FilePlace.NOWHERE, "force.no-units");
        return all.isEmpty() ? null : make(name.isEmpty() ? called(all.getFirst()) : name, all);
    }

    @Override
    default F tree(Node root, Problems problems) {
        try (var fields = NodeFields.of(root, problems)) {
            var of = fields.text("game", game().id());
            if (!of.equals(game().id()))
                problems.error(fields.place("game"), "force.other-game", of, game().id());
            var name = fields.text("name", "");
            var all = new ArrayList<P>();
            for (var each : fields.mappings(list()))
                try (each) {
                    var profile = stats().read(each);
                    for (int i = each.whole("count", 1, 10, 1); i > 0; i--) all.add(profile);
                }
            if (all.isEmpty()) problems.error(fields.place(list()), "force.no-units");
            return make(name, all);
        }
    }

    @Override
    default Map<String, Object> tree(F force) {
        var all = new ArrayList<Map<String, Object>>();
        for (var profile : profiles(force)) {
            var map = new LinkedHashMap<String, Object>();
            map.put("name", called(profile));
            map.putAll(stats().write(profile));
            all.add(map);
        }
        var tree = new LinkedHashMap<String, Object>();
        tree.put("game", game().id());
        tree.put("name", name(force));
        tree.put(list(), all);
        return tree;
    }

    @Override
    default List<String> roster(F force, Lang lang) {
        var lines =
                new ArrayList<>(
                        List.of(
                                ChatRoster.head(
                                        Words.in(lang),
                                        name(force),
                                        muster(force).points(),
                                        limit())));
        for (var each : profiles(force)) lines.add(line(each));
        return lines;
    }

    private String line(P profile) {
        return called(profile) + ": " + stats().line(profile);
    }

    @Override
    default String chat(F force, Lang lang, String signature) {
        var words = Words.in(lang);
        var head = ChatRoster.head(words, name(force), muster(force).points(), limit());
        List<java.util.function.Function<P, String>> ways = List.of(this::line, this::called);
        return new ChatRoster<>(head, profiles(force), ways, words, signature).write();
    }

    @Override
    default List<Finding> check(F force, Record options, int agreed) {
        return faults(force).stream()
                .map(why ->
                        new Finding(
                                Finding.Severity.VIOLATION,
                                why.key(),
                                why.facts(),
                                why.rules(),
                                null))
                .toList();
    }

    @Override
    default List<Finding> counts(F force, Record options, int agreed) {
        var facts = List.<Object>of(muster(force).points(), limit());
        return List.of(
                new Finding(Finding.Severity.COUNT, "counted.points", facts, Rules.NONE, null));
    }

    @Override
    default ForceSummary muster(F force) {
        var units = new ArrayList<ForceSummary.Unit>();
        int points = 0;
        for (var each : profiles(force)) {
            var id = called(each) + (units.size() + 1);
            units.add(new ForceSummary.Unit(id, called(each), List.of()));
            points += points(each);
        }
        return new ForceSummary(name(force), points, limit(), units);
    }
}
