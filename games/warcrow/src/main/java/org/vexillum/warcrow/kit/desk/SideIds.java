package org.vexillum.warcrow.kit.desk;

import java.util.List;
import org.vexillum.kernel.Side;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.UnitCard;

/** Marks the ids of a company with its side, for both may have the same units. */
record SideIds(Side side) {
    Company on(Company company) {
        var units = company.units().stream().map(card -> on(card, company)).toList();
        var commander = company.commander();
        return new Company(company.name(), units, commander.isEmpty() ? "" : on(commander));
    }

    private String on(String id) {
        return side + "-" + id;
    }

    private UnitCard on(UnitCard card, Company company) {
        return new UnitCard(
                on(card.id()),
                card.name(),
                card.command(),
                card.conquest(),
                card.modifier(),
                card.willpower(),
                card.morale(),
                card.troops(),
                card.supports(),
                card.keywords(),
                joins(card, company),
                card.availability());
    }

    private List<String> joins(UnitCard card, Company company) {
        return card.joins().stream()
                .map(join ->
                        company.units().stream().anyMatch(unit -> unit.id().equals(join))
                                ? on(join)
                                : join)
                .toList();
    }
}
