package org.vexillum.regiments.kit;

import java.util.Map;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Ruleset;

/** Journals of Regiments under one version of its rules. */
public record RegimentsVersion(Game<Battle> game, Class<?> correction)
        implements ResumableGameVersion<Battle> {
    @Override
    public Class<Battle> table() {
        return Battle.class;
    }

    @Override
    public Map<String, Object> setting(Battle battle) {
        return SettingFormat.write(battle.setting());
    }

    @Override
    public Battle start(@Nullable Object setting, String place) {
        var read = SettingFormat.read(setting, place);
        var refusal = BattleStart.refusal(read);
        if (refusal != null) throw new Unreadable(place, "refused", refusal, refusal.rules());
        return BattleStart.start(read, Ruleset.of(game.version()));
    }

    @Override
    public Map<String, @Nullable Object> standing(Battle battle) {
        return TableFormat.write(battle);
    }

    @Override
    public Battle stand(@Nullable Object setting, @Nullable Object standing, String place) {
        return TableFormat.read(start(setting, "setting"), standing, place);
    }

    @Override
    public Map<String, @Nullable Object> end(Match<Battle> match) {
        return FinalTableFormat.write(match);
    }
}
