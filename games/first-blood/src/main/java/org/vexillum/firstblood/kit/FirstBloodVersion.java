package org.vexillum.firstblood.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.FirstBlood;
import org.vexillum.firstblood.scenario.BattleStart;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.journal.ResumableGameVersion;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.match.Match;

/** Journals of First Blood under one version of its rules; the edition is in the setting. */
public record FirstBloodVersion(Ruleset ruleset) implements ResumableGameVersion<Battle> {
    /** All of them, the newest last. */
    public static List<FirstBloodVersion> all() {
        return Arrays.stream(Ruleset.values()).map(FirstBloodVersion::new).toList();
    }

    @Override
    public Game<Battle> game() {
        return new FirstBlood(ruleset);
    }

    @Override
    public Class<?> correction() {
        return Correction.class;
    }

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
        return BattleStart.start(read, ruleset);
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
