package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;

/**
 * Which unit a company deploys now; empty if it deploys no more.
 *
 * @param scouts whether all others stand already and Scouts follow (WC-BG-SCOUT-01)
 */
@Stored(
        as = "ChooseDeployed",
        with = {"side", "scouts"})
public record ChooseDeployed(Side side, boolean scouts) implements Question<Battle, String> {
    /** No more units: what is left stays hidden. */
    public static final String NOBODY = "";

    @Override
    public Choices<String> choices(Battle battle) {
        var all = new ArrayList<String>();
        boolean must = false;
        for (var unit : Deployment.waiting(battle, side, scouts)) {
            all.add(unit.id());
            must |= Deployment.ordinary(unit, battle);
        }
        if (!must) all.add(NOBODY);
        return new ListedChoices<>(all, other -> refusal(other, battle));
    }

    private Refusal refusal(String other, Battle battle) {
        if (other.equals(NOBODY)) return more(battle);
        if (scouts && battle.has(other) && Deployment.lurkingCommander(battle.unit(other), battle))
            return Refusal.because("WC-FEAT-DECAP-02", "commander-is-deployed", other);
        if (battle.has(other)
                && battle.unit(other).side() == side
                && Deployment.scout(battle.unit(other), battle) != scouts)
            return Refusal.because("WC-BG-SCOUT-01", "scouts-come-last", other);
        return Refusal.because("WC-PREP-10", "not-to-deploy", other);
    }

    /** Who has to be deployed, though he might stay hidden if he did not command. */
    private Refusal more(Battle battle) {
        var must = Deployment.waiting(battle, side, scouts);
        must = must.stream().filter(unit -> Deployment.ordinary(unit, battle)).toList();
        return must.stream().allMatch(unit -> Deployment.lurkingCommander(unit, battle))
                ? Refusal.because("WC-FEAT-DECAP-02", "commander-is-deployed", must.getFirst().id())
                : Refusal.because("WC-PREP-10", "more-to-deploy");
    }

    @Override
    public Class<String> answerType() {
        return String.class;
    }

    /** How many units are left is nobody else's business (WC-HIDDEN-04). */
    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Rules rules() {
        return scouts ? Rules.of("WC-BG-SCOUT-01") : Rules.of("WC-PREP-10", "WC-HIDDEN-01");
    }
}
