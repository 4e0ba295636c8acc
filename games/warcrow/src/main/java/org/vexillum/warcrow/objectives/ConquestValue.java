package org.vexillum.warcrow.objectives;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** What a unit counts when an objective is contested. */
public final class ConquestValue {
    private ConquestValue() {}

    public static ExplainedNumber of(Battle battle, Unit unit) {
        int printed = unit.card().conquest().value(troops(battle, unit));
        var value = ExplainedNumber.of(printed, new Cause("WC-BG-CONQ-01", "conquest"));
        var domain = battle.setting().scenario().domain();
        if (domain != null && !unit.demoralised())
            value = value.plus(1, new Cause(domain, "strategic domain"));
        var character = battle.characterIn(unit);
        if (character != null) value = value.plus(character.card().modifier(), joined(domain));
        if (unit.demoralised()) // WC-BG-DEMORAL-02
        value = value.replacedBy(0, new Cause("WC-BG-DEMORAL-02", "demoralised"));
        return value;
    }

    /** Modifiers are added afterwards, as they are (WC-SCEN-INFLUENCE-09). */
    private static Cause joined(@org.vexillum.kernel.Nullable String domain) {
        var rule = "WC-SCEN-INFLUENCE-08".equals(domain) ? "WC-SCEN-INFLUENCE-09" : "WC-BG-CONQ-01";
        return new Cause(rule, "joined character");
    }

    /** A joined Officer counts among the troops (WC-BG-JOIN-03). */
    public static int troops(Battle battle, Unit unit) {
        var character = battle.characterIn(unit);
        boolean officer = character != null && character.is(Keyword.OFFICER);
        return unit.troops() + (officer ? 1 : 0);
    }
}
