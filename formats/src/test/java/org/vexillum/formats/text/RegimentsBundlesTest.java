package org.vexillum.formats.text;

import org.vexillum.regiments.table.Battle;
import org.vexillum.rulebook.GameId;

class RegimentsBundlesTest extends BundleLaws {
    RegimentsBundlesTest() {
        super(GameId.REGIMENTS, Battle.class, "games/regiments/src/main", "regiments");
    }
}
