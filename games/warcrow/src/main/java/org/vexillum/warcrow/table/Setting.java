package org.vexillum.warcrow.table;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.feat.Feat;
import org.vexillum.warcrow.scenario.Scenario;

/**
 * What is fixed before the first die: the adventure, the companies and the options (WC-ADV-02).
 *
 * @param feat null where a question is about the scenario alone
 */
public record Setting(
        Scenario scenario, @Nullable Feat feat, Company a, Company b, Options options) {
    public Company company(Side side) {
        return side == Side.A ? a : b;
    }

    /** The same with other units on one side; a commander who is not among them is not told. */
    Setting with(Side side, List<UnitCard> units) {
        var commander = company(side).commander();
        boolean told = units.stream().anyMatch(unit -> unit.id().equals(commander));
        var company = new Company(company(side).name(), units, told ? commander : "");
        return side == Side.A
                ? new Setting(scenario, feat, company, b, options)
                : new Setting(scenario, feat, a, company, options);
    }
}
