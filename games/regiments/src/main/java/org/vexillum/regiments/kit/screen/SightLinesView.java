package org.vexillum.regiments.kit.screen;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.SightView;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.shooting.SightLine;
import org.vexillum.regiments.shooting.SightLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** What units see of each other. */
record SightLinesView(Battle battle, ScreenWords speech) {
    @Nullable SightView sight(String id, @Nullable Integer model, String target) {
        var from = standing(id);
        var to = standing(target);
        if (from == null || to == null) return null;
        var lines = new ArrayList<SightView.Line>();
        var sight = new SightLines(battle, from, to);
        for (int slot = 0; slot < from.living(); slot++)
            if (model == null || from.inSlot(slot) == model) lines.add(line(sight.from(slot)));
        return new SightView(text(from, to, lines), lines);
    }

    private @Nullable Unit standing(String id) {
        for (var unit : battle.units())
            if (unit.id().equals(id) && unit.onTable() && unit.place() != null) return unit;
        return null;
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

    private String text(Unit from, Unit to, List<SightView.Line> drawn) {
        var names = TableNames.of(battle);
        var looker = names.unit(from.id()).orElse(from.name());
        var target = names.unit(to.id()).orElse(to.name());
        long seeing = drawn.stream().filter(SightView.Line::clear).count();
        var lines = new ShootingLines(battle);
        var said = new ArrayList<String>();
        said.add(speech.say("sight.count", seeing, drawn.size(), looker, target));
        said.add(speech.say(lines.inArc(from, to) ? "sight.arc" : "sight.no-arc"));
        if (seeing > 0 && lines.cover(from, to) != Cover.NONE) said.add(speech.say("sight.cover"));
        return String.join(" ", said);
    }
}
