package org.vexillum.formats.warcrow;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.formats.Names;
import org.vexillum.formats.OptionValues;
import org.vexillum.formats.journal.Title;
import org.vexillum.formats.json.Facts;
import org.vexillum.formats.json.Fields;
import org.vexillum.formats.warcrow.position.PositionWriter;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.dice.Die;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Options;
import org.vexillum.warcrow.table.Setting;

/** Journals of Warcrow games under one version of its rules. */
public record WarcrowTitle(Game<Battle> game, Class<?> correction) implements Title<Battle> {
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
        var fields = Fields.of(setting, place);
        var read =
                new Setting(
                        fields.value("scenario", Scenario.class, Names.NONE),
                        fields.has("feat") ? fields.value("feat", Feat.class, Names.NONE) : null,
                        fields.value("a", Company.class, Names.NONE),
                        fields.value("b", Company.class, Names.NONE),
                        OptionValues.with(
                                Options.DEFAULT, fields.find("options"), fields.place("options")));
        fields.done();
        return Battle.start(read);
    }

    @Override
    public Map<String, @Nullable Object> end(Match<Battle> match) {
        return new LinkedHashMap<>(new PositionWriter(match.table()).write());
    }
}
