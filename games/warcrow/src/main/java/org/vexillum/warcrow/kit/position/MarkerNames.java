package org.vexillum.warcrow.kit.position;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerColour;
import org.vexillum.warcrow.table.MarkerDistance;
import org.vexillum.warcrow.table.MarkerIds;
import org.vexillum.warcrow.table.Objective;
import org.vexillum.warcrow.table.Spot;
import org.vexillum.warcrow.table.UnitStanding;

/**
 * Finds the markers that people mean, by id or by words such as {@code centre} or {@code blue 2}.
 */
public record MarkerNames(Battle battle) {
    private static final Pattern NOISE =
            Pattern.compile("[^a-z0-9]|objectives?|objetivos?|markers?|marcador(es)?|loot|botin");
    private static final Pattern COLOURED =
            Pattern.compile("(red|rojo|roja|blue|azul|brown|marron)(\\d?)");
    private static final Pattern FOG = Pattern.compile("(?:fog|niebla|rift|brecha)(\\d)");
    private static final Spot MIDDLE = Spot.at(30, 30);

    /** The objective that is meant. */
    public Objective objective(Node node, String written) {
        var found = battle.objective(meant(written, Side.A));
        if (found != null) return found;
        throw unknown(node.place(), "no-objective", written, objectives());
    }

    /** The same standing, its markers under their own names; refused if there is none such. */
    public UnitStanding in(UnitStanding standing, Side side, FilePlace place) {
        var gaps = new ArrayList<MarkerDistance>();
        for (var gap : standing.gaps())
            gaps.add(
                    new MarkerDistance(
                            near(gap.marker(), side, place), gap.nearest(), gap.leader()));
        return new UnitStanding(
                gaps,
                standing.fromZone(),
                standing.engaged(),
                quadrants(standing.quadrants(), place),
                standing.outside());
    }

    /** The marker near which a unit of this side stands. */
    public String near(String written, Side side, FilePlace place) {
        var meant = meant(written, side);
        if (known().contains(meant)) return meant;
        throw unknown(place, "no-marker", written, known());
    }

    private List<String> quadrants(List<String> written, FilePlace place) {
        if (battle.setting().scenario() != Scenario.QUADRANTS) {
            if (written.isEmpty()) return written;
            throw new FileFault(
                    place, "quadrants-elsewhere", NodeReader.written(battle.setting().scenario()));
        }
        var quadrants = new ArrayList<String>();
        for (var one : written) {
            var meant = meant(one, Side.A);
            if (battle.objective(meant) == null)
                throw unknown(place, "no-quadrant", one, objectives());
            quadrants.add(meant);
        }
        return quadrants;
    }

    private static RuntimeException unknown(
            FilePlace place, String key, String written, List<String> known) {
        return NodeReader.unknown(new Node.Scalar(place, written), key, written, known);
    }

    private List<String> objectives() {
        return battle.objectives().stream().map(Objective::id).toList();
    }

    private List<String> known() {
        var known = new ArrayList<>(MarkerIds.all(battle));
        for (var fog : battle.feat().fogs()) if (!known.contains(fog.id())) known.add(fog.id());
        return known;
    }

    private String meant(String written, Side side) {
        if (known().contains(written)) return written;
        var key = key(written);
        for (var known : known()) if (key(known).equals(key)) return known;
        var other = described(key, side);
        return other == null ? written : other;
    }

    private @Nullable String described(String key, Side side) {
        var fog = FOG.matcher(key);
        if (fog.matches()) return "F" + fog.group(1);
        var coloured = COLOURED.matcher(key);
        if (coloured.matches()) return coloured(coloured.group(1), coloured.group(2));
        return switch (key) {
            case "centre", "center", "central", "centro", "middle" -> centre();
            case "vestige", "vestigio" -> MarkerIds.vestige(side);
            case "banner", "estandarte" -> MarkerIds.banner(side);
            default -> null;
        };
    }

    private @Nullable String centre() {
        for (var one : battle.objectives()) if (one.centre().equals(MIDDLE)) return one.id();
        return null;
    }

    /** The only one of a colour, or that with this number. */
    private @Nullable String coloured(String word, String number) {
        var colour =
                switch (word.charAt(0)) {
                    case 'r' -> MarkerColour.RED;
                    case 'm' -> MarkerColour.BROWN;
                    default -> word.startsWith("br") ? MarkerColour.BROWN : MarkerColour.BLUE;
                };
        var all =
                battle.objectives().stream()
                        .filter(one -> one.marking() == colour)
                        .filter(one -> number.isEmpty() || one.id().endsWith(number))
                        .toList();
        return all.size() == 1 ? all.getFirst().id() : null;
    }

    private static String key(String written) {
        var plain = Normalizer.normalize(written, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        return NOISE.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll("");
    }
}
