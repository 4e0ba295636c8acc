package org.vexillum.firstblood.odds;

import java.util.ArrayList;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.combat.ChooseTargets.Pick;
import org.vexillum.firstblood.combat.ChooseTargets.Targets;
import org.vexillum.firstblood.combat.Reach;
import org.vexillum.firstblood.table.Battle;

/**
 * Whom blows are aimed at where a Character or an officer may be singled out (FB-CCOM-04-E1,
 * FB-OFFICER-06-E1).
 */
public enum Aim {
    /** Each blow where it does most, weighed as the greedy bot does it. */
    WORTH_MOST,
    /** At the Character or officer by all who reach him. */
    CHAMPION,
    /** At anybody else. */
    OTHERS;

    /** The proposal that aims most as it is wished, and the rest of it as far as it can be. */
    Targets targets(Battle battle, ChooseTargets question) {
        var proposals = question.choices(battle).list();
        var best = proposals.getFirst();
        for (var proposal : proposals)
            if (aimed(battle, proposal) > aimed(battle, best)) best = proposal;
        var picks = new ArrayList<Pick>();
        for (var pick : best.picks())
            picks.add(wished(battle, pick) ? pick : instead(battle, pick, question));
        return new Targets(picks);
    }

    private long aimed(Battle battle, Targets proposal) {
        return proposal.picks().stream().filter(pick -> wished(battle, pick)).count();
    }

    private boolean wished(Battle battle, Pick pick) {
        boolean champion =
                pick.at() >= 0 && pick.at() == Champions.of(battle.regiment(pick.target()));
        return champion == (this == CHAMPION);
    }

    private Pick instead(Battle battle, Pick pick, ChooseTargets question) {
        for (var reach : question.reach())
            if (reach.model() == pick.model())
                for (var option : reach.options())
                    if (wished(battle, at(option, pick))) return at(option, pick);
        return pick;
    }

    private static Pick at(Reach.Option option, Pick pick) {
        return new Pick(pick.model(), option.target(), option.at());
    }
}
