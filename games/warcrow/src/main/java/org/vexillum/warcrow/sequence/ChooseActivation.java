package org.vexillum.warcrow.sequence;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Status;
import org.vexillum.warcrow.table.Unit;

/** Which unit a company activates in its turn. */
@Stored(as = "ChooseActivation", with = "side")
public record ChooseActivation(Side side) implements Question<Battle, TurnChoice> {
    @Override
    public Choices<TurnChoice> choices(Battle battle) {
        var deeds = new ArrayList<TurnChoice>();
        for (var unit : battle.units(side))
            for (var kind :
                    List.of(TurnChoice.Kind.ACT, TurnChoice.Kind.REST, TurnChoice.Kind.ENTER))
                if (refusal(unit, kind, battle) == null) deeds.add(new TurnChoice(kind, unit.id()));
        if (mayPass(battle)) deeds.add(TurnChoice.PASS);
        return new ListedChoices<>(deeds, deed -> refusal(deed, battle));
    }

    /** Only a company that can activate nothing on the battlefield (WC-END-02, WC-END-04). */
    private boolean mayPass(Battle battle) {
        return battle.units(side).stream()
                .noneMatch(unit -> refusal(unit, TurnChoice.Kind.REST, battle) == null);
    }

    private Refusal refusal(TurnChoice deed, Battle battle) {
        if (deed.kind() == TurnChoice.Kind.PASS)
            return Refusal.because("WC-END-04", "must-activate");
        if (!battle.has(deed.unit()) || battle.unit(deed.unit()).side() != side)
            return Refusal.because("WC-TURN-01", "not-your-unit", deed.unit());
        var why = refusal(battle.unit(deed.unit()), deed.kind(), battle);
        return why == null ? Refusal.because("WC-TURN-01", "not-your-unit", deed.unit()) : why;
    }

    /** Why a unit cannot do this now, or null if it can. */
    public static @Nullable Refusal refusal(Unit unit, TurnChoice.Kind kind, Battle battle) {
        if (kind == TurnChoice.Kind.ENTER) return entry(unit, battle);
        if (unit.status() == Status.UNDEPLOYED)
            return Refusal.because("WC-HIDDEN-01", "not-deployed", unit.id());
        if (unit.status() == Status.REMOVED)
            return Refusal.because("WC-END-02", "unit-removed", unit.id());
        if (unit.joined()) return Refusal.because("WC-BG-JOIN-01", "part-of-a-unit", unit.id());
        if (unit.demoralised())
            return Refusal.because("WC-BG-DEMORAL-01", "demoralised-no-activation", unit.id());
        boolean worn = unit.activations() > 0 && unit.stress() >= unit.card().morale();
        return worn && kind == TurnChoice.Kind.ACT
                ? Refusal.because("WC-BG-STRESS-01", "only-rest", unit.id(), unit.stress())
                : null;
    }

    private static @Nullable Refusal entry(Unit unit, Battle battle) {
        if (unit.status() != Status.UNDEPLOYED)
            return Refusal.because("WC-BG-AMBUSH-01", "already-deployed", unit.id());
        if (!unit.card().lurks() || Deployment.ordinary(unit, battle))
            return Refusal.because("WC-BG-AMBUSH-01", "no-late-entry", unit.id());
        return null;
    }

    @Override
    public Class<TurnChoice> answerType() {
        return TurnChoice.class;
    }

    /** A pass tells the rival that nobody lurks. */
    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Rules rules() {
        return Rules.of("WC-TURN-01", "WC-END-02", "WC-END-04");
    }
}
