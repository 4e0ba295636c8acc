package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.journal.GameVersion;
import org.vexillum.kernel.match.Table;
import org.vexillum.regiments.mission.BattleStart;

/** A match goes on under the rules it was started with. */
class RulesetsTest {
    @Test
    void theRulesOfAGameAreCountedUpWithoutAGap() {
        for (var game : Kits.all()) {
            var versions = new ArrayList<Integer>();
            for (var title : game.titles()) versions.add(title.game().version());
            for (int i = 0; i < versions.size(); i++)
                assertThat(versions.get(i)).as("%s", game.id()).isEqualTo(i + 1);
        }
    }

    @Test
    void aTableIsPlayedByTheRulesOfItsJournal() {
        for (var title : Kits.of(BattleStart.start(SetUpOnly.SETTING)).titles()) follows(title);
    }

    private static <T extends Table<T>> void follows(GameVersion<T> title) {
        var setting = title.setting(title.table().cast(BattleStart.start(SetUpOnly.SETTING)));
        var table = title.start(setting, "setting");
        assertThat(table.ruleset()).isEqualTo(title.game().version());
        assertThat(table.copy().ruleset()).isEqualTo(title.game().version());
        assertThat(GameVersion.of(table).game().version()).isEqualTo(title.game().version());
    }
}
