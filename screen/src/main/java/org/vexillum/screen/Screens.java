package org.vexillum.screen;

import org.vexillum.formats.GameFormat;
import org.vexillum.screen.firstblood.FirstBloodScreen;
import org.vexillum.screen.regiments.RegimentsScreen;
import org.vexillum.screen.warcrow.WarcrowScreen;

/** The screens of all games. */
public final class Screens {
    private Screens() {}

    public static Screen<?> of(GameFormat game) {
        return switch (game.id()) {
            case REGIMENTS -> new RegimentsScreen();
            case FIRST_BLOOD -> new FirstBloodScreen();
            case WARCROW -> new WarcrowScreen();
            default -> throw new IllegalArgumentException("nobody plays " + game.id());
        };
    }
}
