package org.vexillum.gamekit.text;

import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.kit.LanternsKit;

class LanternsBundlesTest extends BundleLaws {
    LanternsBundlesTest() {
        super(LanternsKit.ID, Battle.class, "games/lanterns/src/main/java");
    }
}
