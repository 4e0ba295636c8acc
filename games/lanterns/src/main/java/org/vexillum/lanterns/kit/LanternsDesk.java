package org.vexillum.lanterns.kit;

import java.util.List;
import org.vexillum.gamekit.GameKit;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.desk.TerrainOffer;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.screen.Screen;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.lanterns.Band;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.Correction;
import org.vexillum.lanterns.Setting;

/** Where battles begin. */
record LanternsDesk() implements Desk<Battle, Band> {
    @Override
    public GameKit format() {
        return new LanternsKit();
    }

    @Override
    public ResumableGameVersion<Battle> title() {
        return LanternsKit.TITLE;
    }

    @Override
    public ForceFormat<Band> forces() {
        return new Bands();
    }

    @Override
    public Screen<Battle> screen() {
        return new LanternsScreen();
    }

    @Override
    public List<Integer> size() {
        return List.of(Battle.SIZE, Battle.SIZE);
    }

    @Override
    public @Nullable Refusal refusal(Plan<Band> plan) {
        return new Setting(plan.a(), plan.b(), List.of()).refusal();
    }

    @Override
    public Battle start(Plan<Band> plan, RandomSource lot) {
        return start(plan, ground().drawn(plan, lot));
    }

    @Override
    public Battle start(Plan<Band> plan, List<PlannedTerrain> pieces) {
        return Battle.start(new Setting(plan.a(), plan.b(), Grounds.terrain(pieces)));
    }

    @Override
    public TerrainOffer<Band> ground() {
        return new Grounds();
    }

    @Override
    public boolean settingUp(Battle battle) {
        return battle.state().round() == 0;
    }

    @Override
    public int round(Battle battle) {
        return battle.state().round();
    }

    /** One fighter at a time: where it stands, and whether it is shaken (LD-AGREE-01). */
    @Override
    public Object correction(Battle battle, List<RequestFields> changes) {
        if (changes.size() != 1) throw RequestRefused.wrong("one-correction");
        var change = changes.getFirst();
        var id = change.text("unit");
        for (var one : battle.standing())
            if (one.id().equals(id)) {
                var at =
                        change.has("at")
                                ? change.wholes("at")
                                : List.of(one.place().x(), one.place().y());
                boolean shaken = change.has("shaken") ? change.flag("shaken") : one.shaken();
                return new Correction(id, new Point(at.get(0), at.get(1)), one.grit(), shaken);
            }
        throw RequestRefused.wrong("no-unit", id);
    }

    @Override
    public List<String> settable() {
        return List.of("shaken");
    }
}
