package org.vexillum.gamekit.text;

import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.table.Battle;

class RegimentsBundlesTest extends BundleLaws {
    RegimentsBundlesTest() {
        super(RegimentsKit.ID, Battle.class, "games/regiments/src/main/java");
    }
}
