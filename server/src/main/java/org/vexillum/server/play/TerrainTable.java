package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.PlannedTerrain;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.screen.ScreenShape;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.server.Json;

/** Terrain that somebody is setting up, for the browser. */
public final class TerrainTable {
    private final RoomServices house;
    private final MatchSetups setups;

    public TerrainTable(RoomServices house) {
        this.house = house;
        setups = new MatchSetups(house);
    }

    /** The pieces that are wanted, with what is to be said about them. */
    public Map<String, Object> answer(
            Desk<?, ?> desk, RequestFields wish, String visitor, Lang lang, RandomSource lot) {
        var speech = house.speech(desk.format(), lang);
        var terrain = setups.terrain(desk, wish, visitor, lot);
        return Json.object(
                "pieces", pieces(terrain.pieces()),
                "free", terrain.free().stream().map(TerrainTable::shape).toList(),
                "refusals", said(terrain.refusals(), speech),
                "warnings", said(terrain.warnings(), speech));
    }

    private static List<Map<String, Object>> pieces(List<PlannedTerrain> pieces) {
        return pieces.stream()
                .map(piece ->
                        Json.object("type", piece.sort(), "shape", ScreenShape.of(piece.area())))
                .toList();
    }

    private static ScreenShape shape(org.vexillum.kernel.geometry.Shape shape) {
        return ScreenShape.of(Area.of(shape));
    }

    private static List<Map<String, Object>> said(List<Refusal> refusals, ScreenWords speech) {
        var said = new ArrayList<Map<String, Object>>();
        for (var refusal : refusals) {
            var told = speech.teller().refusal(speech.called(refusal), TableNames.NONE);
            said.add(
                    Json.object(
                            "message", told.message(),
                            "hint", told.hint(),
                            "rules", told.rules().ids()));
        }
        return said;
    }

    /** What a game can be fought on. */
    public Map<String, Object> offer(Desk<?, ?> desk, Lang lang) {
        var speech = house.speech(desk.format(), lang);
        var ground = desk.ground();
        var sorts = new ArrayList<Map<String, Object>>();
        for (var sort : ground.sorts())
            sorts.add(
                    Json.object(
                            "id", sort.id(),
                            "name", speech.say("scenery." + sort.id()),
                            "kinds", sort.kinds(),
                            "kindNames",
                                    sort.kinds().stream()
                                            .map(kind -> speech.say(ground.words() + kind))
                                            .toList(),
                            "shape", ScreenShape.of(sort.outline())));
        var layouts = new ArrayList<Map<String, Object>>();
        for (var layout : ground.layouts())
            layouts.add(
                    Json.object("id", layout.id(), "name", speech.say("layout." + layout.id())));
        return Json.object("terrain", sorts, "layouts", layouts);
    }
}
