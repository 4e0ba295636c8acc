package org.vexillum.firstblood.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.sight.SightLine;
import org.vexillum.firstblood.sight.SightLines;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;

/** What regiments see of each other. */
record SightLinesView(Battle battle, ScreenWords speech) {
    @Nullable SightView sight(String id, @Nullable Integer model, String target) {
        var from = standing(id);
        var to = standing(target);
        if (from == null || to == null) return null;
        var found = new ArrayList<SightLine>();
        var sight = new SightLines(battle, from, to);
        for (int each : from.models())
            if (model == null || each == model) found.add(sight.from(each));
        return new SightView(text(from, to, found), found.stream().map(this::line).toList());
    }

    private @Nullable Regiment standing(String id) {
        for (var regiment : battle.regiments())
            if (regiment.id().equals(id) && stands(regiment)) return regiment;
        return null;
    }

    private boolean stands(Regiment regiment) {
        for (int model : regiment.models())
            if (MeasuredShape.of(battle, regiment, model).isEmpty()) return false;
        return regiment.living() > 0;
    }

    private SightView.Line line(SightLine line) {
        var names = TableNames.of(battle);
        var by =
                line.by().stream()
                        .map(each -> names.unit(each).orElseGet(() -> speech.scenery(each)))
                        .toList();
        return new SightView.Line(pair(line.from()), pair(line.to()), line.clear(), by);
    }

    private static List<Integer> pair(Point point) {
        return List.of(point.x(), point.y());
    }

    private String text(Regiment from, Regiment to, List<SightLine> lines) {
        var names = TableNames.of(battle);
        var looker = names.unit(from.id()).orElse(from.name());
        var target = names.unit(to.id()).orElse(to.name());
        long seeing = lines.stream().filter(SightLine::clear).count();
        long obscured = lines.stream().filter(SightLine::obscured).count();
        var text = speech.say("sight.count", seeing, lines.size(), looker, target);
        return obscured == 0 ? text : text + " " + speech.say("sight.obscured", obscured);
    }
}
