package org.vexillum.regiments.kit.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.regiments.morale.MeleeResult;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/**
 * What a unit brings to the result of a melee (AOFR-RESULT-02).
 *
 * @param wounds that it causes on average
 * @param fullRows before it has casualties
 * @param fear before it has casualties
 */
record MeleeParts(double wounds, int fullRows, int fear) {
    static MeleeParts of(Unit unit, NumberDistribution caused, Options options) {
        int rows = unit.fullRows(options.singleModelRow());
        return new MeleeParts(caused.mean(), rows, MeleeResult.bonus(unit, options) - rows);
    }

    String said(OddsWords words) {
        return words.say("result.parts", words.number(wounds), fullRows, fear);
    }

    Map<String, Object> facts() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("wounds", wounds);
        facts.put("fullRows", fullRows);
        facts.put("fear", fear);
        return facts;
    }
}
