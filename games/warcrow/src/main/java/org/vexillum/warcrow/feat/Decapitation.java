package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Commander;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Decapitation: commanders and contracts. */
public final class Decapitation {
    private Decapitation() {}

    private static boolean played(Battle battle) {
        return battle.setting().feat() == Feat.DECAPITATION;
    }

    /** The rule, if the feat is played. */
    public static Rules rules(Battle battle, String rule) {
        return played(battle) ? Rules.of(rule) : Rules.NONE;
    }

    /** The unit that commands a company; empty if it has none. */
    public static String commander(Battle battle, Side side) {
        return Commander.of(battle.setting().company(side), battle.options().commanderChoice());
    }

    /** Whether it commands its company and the feat is played. */
    public static boolean commands(Battle battle, Unit unit) {
        return played(battle) && commander(battle, unit.side()).equals(unit.id());
    }

    /** The commander stays on its own (WC-FEAT-DECAP-04). */
    public static @Nullable Refusal joining(Battle battle, Unit character) {
        return commands(battle, character)
                ? Refusal.because("WC-FEAT-DECAP-04", "commander-stays-alone", character.id())
                : null;
    }

    public static void setUp(Battle battle, Referee<Battle> referee) {
        for (var side : FeatSetup.order(battle)) name(battle, side, false, referee);
    }

    /** A company that could not choose does so at the end of the round (WC-FEAT-DECAP-10). */
    public static void late(Battle battle, Referee<Battle> referee) {
        for (var side : FeatSetup.order(battle))
            if (battle.feat().contract(side).isEmpty()) name(battle, side, true, referee);
    }

    private static void name(Battle battle, Side side, boolean late, Referee<Battle> referee) {
        if (contracts(battle, side, late).isEmpty()) {
            var rules = Rules.of("WC-FEAT-DECAP-10");
            if (late) rules = rules.and("WC-FEAT-DECAP-11");
            referee.record(new FeatEvents.ContractPostponed(side, rules));
            return;
        }
        var unit = referee.ask(side, new ChooseContract(side, late));
        battle.feat().setContract(side, unit);
        var rules = Rules.of("WC-FEAT-DECAP-01", "WC-FEAT-DECAP-05", "WC-PREP-11");
        if (late) rules = rules.and("WC-FEAT-DECAP-10").and("WC-FEAT-DECAP-11");
        referee.record(new FeatEvents.ContractNamed(side, unit, rules));
    }

    /** Enemy units on the battlefield but their commander; if late not demoralised ones. */
    static List<String> contracts(Battle battle, Side side, boolean late) {
        var commander = commander(battle, side.other());
        return battle.units(side.other()).stream()
                .filter(Unit::onTable)
                .filter(unit -> !unit.id().equals(commander)) // WC-FEAT-DECAP-06
                .filter(unit -> !late || !unit.demoralised()) // WC-FEAT-DECAP-11
                .map(Unit::id)
                .toList();
    }

    /**
     * A unit is gone, whatever the cause.
     *
     * @param outlived whether a Character that had joined it lives on
     */
    public static void removed(
            Battle battle, Unit gone, boolean outlived, Referee<Battle> referee) {
        if (!played(battle)) return;
        var side = gone.side();
        if (commands(battle, gone)) {
            battle.feat().setCommanderFallen(side);
            var rules = Rules.of("WC-FEAT-DECAP-03");
            referee.record(new FeatEvents.CommanderFallen(side, gone.id(), rules));
        }
        if (!battle.feat().contract(side.other()).equals(gone.id())) return;
        battle.feat().setContractFallen(side.other());
        var rules = Rules.of("WC-FEAT-DECAP-07");
        if (outlived) rules = rules.and("WC-FEAT-DECAP-08");
        if (gone.card().character()) rules = rules.and("WC-FEAT-DECAP-09");
        referee.record(new FeatEvents.ContractFallen(side.other(), gone.id(), rules));
    }
}
