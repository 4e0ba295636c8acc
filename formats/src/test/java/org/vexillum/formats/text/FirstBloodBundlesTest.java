package org.vexillum.formats.text;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.rulebook.GameId;

class FirstBloodBundlesTest extends BundleLaws {
    FirstBloodBundlesTest() {
        super(GameId.FIRST_BLOOD, Battle.class, "games/first-blood/src/main", "firstblood");
    }
}
