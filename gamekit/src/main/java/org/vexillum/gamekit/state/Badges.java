package org.vexillum.gamekit.state;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;
import org.vexillum.kernel.state.States;

/** State as badges on the screen. */
public final class Badges {
    private Badges() {}

    /** A badge for whatever is not as usual. */
    public static <T> List<View.Badge> of(States<T> states, T of, ScreenWords speech) {
        var badges = new ArrayList<View.Badge>();
        for (var state : states.ranked())
            if (!state.badge().isEmpty() && !state.usual(of))
                badges.add(speech.badgeOf(state.badge(), state.rule()));
        return badges;
    }
}
