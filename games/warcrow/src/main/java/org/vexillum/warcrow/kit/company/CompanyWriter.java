package org.vexillum.warcrow.kit.company;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.kit.position.UnitWriter;

/** Writes a company with the fields with which it is read. */
final class CompanyWriter {
    private CompanyWriter() {}

    static Map<String, Object> tree(Company company) {
        var map = new LinkedHashMap<String, Object>();
        map.put("game", WarcrowKit.ID.id());
        map.put("name", company.name());
        if (!company.commander().isEmpty()) map.put("commander", company.commander());
        map.put("units", company.units().stream().map(CompanyWriter::unit).toList());
        return map;
    }

    private static Map<String, Object> unit(UnitCard card) {
        var map = new LinkedHashMap<String, Object>();
        map.put("id", card.id());
        map.put("name", card.name());
        UnitWriter.card(card, map);
        return map;
    }
}
