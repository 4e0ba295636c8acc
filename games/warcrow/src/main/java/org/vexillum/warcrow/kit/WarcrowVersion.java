package org.vexillum.warcrow.kit;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.OptionValues;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.gamekit.json.JsonText;
import org.vexillum.gamekit.json.MapFields;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.tree.Format;
import org.vexillum.gamekit.tree.TreeReader;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.kit.position.PositionWriter;
import org.vexillum.warcrow.kit.position.SceneReader;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.ScoreTally;
import org.vexillum.warcrow.table.Setting;

/** Journals of Warcrow games under one version of its rules. */
public record WarcrowVersion(Game<Battle> game, Class<?> correction)
        implements ResumableGameVersion<Battle> {
    @Override
    public Class<Battle> table() {
        return Battle.class;
    }

    @Override
    public int faces() {
        return Die.FACES;
    }

    @Override
    public Map<String, Object> setting(Battle battle) {
        var setting = battle.setting();
        var map = new LinkedHashMap<String, Object>();
        put(map, "scenario", Facts.value(setting.scenario()));
        if (setting.feat() != null) put(map, "feat", Facts.value(setting.feat()));
        map.put("options", OptionValues.of(setting.options()));
        put(map, "a", Facts.value(setting.a()));
        put(map, "b", Facts.value(setting.b()));
        return map;
    }

    private static void put(Map<String, Object> map, String name, @Nullable Object value) {
        if (value != null) map.put(name, value);
    }

    @Override
    public Battle start(@Nullable Object setting, String place) {
        var fields = MapFields.of(setting, place);
        var read =
                new Setting(
                        fields.value("scenario", Scenario.class, TableNames.NONE),
                        fields.has("feat")
                                ? fields.value("feat", Feat.class, TableNames.NONE)
                                : null,
                        fields.value("a", Company.class, TableNames.NONE),
                        fields.value("b", Company.class, TableNames.NONE),
                        OptionValues.with(
                                Options.DEFAULT, fields.find("options"), fields.place("options")));
        fields.done();
        return Battle.start(read);
    }

    /** The position as files have it, and what was scored when. */
    @Override
    public Map<String, @Nullable Object> standing(Battle battle) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("position", new PositionWriter(battle).write());
        if (!battle.tallies().isEmpty())
            map.put("tallies", battle.tallies().stream().map(Facts::value).toList());
        return map;
    }

    @Override
    public Battle stand(@Nullable Object setting, @Nullable Object standing, String place) {
        var fields = MapFields.of(standing, place);
        var position = fields.get("position");
        var tallies = fields.values("tallies", ScoreTally.class);
        fields.done();
        var battle = position(position, fields.place("position"));
        battle.tallies().addAll(tallies);
        return battle.under(start(setting, "setting").setting());
    }

    private static Battle position(Object written, String place) {
        var problems = new Problems();
        var root = TreeReader.read(JsonText.write(written), Format.JSON, problems);
        if (root == null) throw new Unreadable(place, "no-fields", "{…}");
        try {
            return SceneReader.read(new FieldGroup(root), null).battle();
        } catch (FileFault wrong) {
            throw new Unreadable(place, "no-fields", wrong.toString());
        }
    }

    @Override
    public Map<String, @Nullable Object> end(Match<Battle> match) {
        return new LinkedHashMap<>(new PositionWriter(match.table()).write());
    }
}
