package org.vexillum.regiments.kit.odds;

import static org.vexillum.gamekit.odds.ChanceFacts.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.odds.ChanceFacts;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.odds.AttackStep;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Unenforced;

/** The answer to an {@link OddsRequest} as plain values, for JSON. */
final class OddsFacts {
    private final OddsRequest request;

    OddsFacts(OddsRequest request) {
        this.request = request;
    }

    Map<String, Object> all() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("attacker", unit(request.attacker()));
        facts.put("target", unit(request.target()));
        facts.put("action", request.charge() ? "charge" : "shoot");
        facts.put("assumed", assumed());
        if (request.charge()) melee(facts);
        else shooting(facts);
        facts.put("contributions", contributions());
        return facts;
    }

    private static Map<String, Object> unit(Unit unit) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("name", unit.name());
        facts.put("models", unit.living());
        facts.put("of", unit.startingSize());
        facts.put("quality", unit.card(unit.ordinary()).quality());
        facts.put("defense", unit.card(unit.ordinary()).defense());
        facts.put("shaken", unit.shaken());
        facts.put("notEnforced", notEnforced(unit));
        return facts;
    }

    /** Traits that the engine does not know. */
    static List<String> notEnforced(Unit unit) {
        var names = new ArrayList<String>();
        for (int model = 0; model < unit.startingSize(); model++) {
            for (var trait : unit.traits(model))
                if (trait instanceof Unenforced && !names.contains(trait.written()))
                    names.add(trait.written());
            for (var weapon : unit.weapons(model))
                for (var trait : weapon.traits())
                    if (trait instanceof Unenforced && !names.contains(trait.written()))
                        names.add(trait.written());
        }
        return names;
    }

    private Map<String, Object> assumed() {
        var facts = new LinkedHashMap<String, Object>();
        if (request.charge()) {
            facts.put("side", request.side().name().toLowerCase(Locale.ROOT));
            facts.put(
                    "strikesBack", request.mayStrikeBack() && request.assumptions().strikesBack());
        } else {
            facts.put("moved", request.moved());
            facts.put("over9", request.far());
            if (request.distance() >= 0)
                facts.put("distance", Double.valueOf(Lengths.show(request.distance())));
            facts.put("cover", cover());
        }
        facts.put("usesLimited", request.assumptions().usesLimited());
        takedown(facts);
        if (request.charge())
            facts.put("losesFirst", names(request.assumptions().attackerGivesUp()));
        facts.put("targetLosesFirst", names(request.assumptions().targetGivesUp()));
        facts.put("weaponsFirst", request.assumptions().weaponsFirst());
        return facts;
    }

    private static List<String> names(CasualtyPreference givenUp) {
        return givenUp.groups().stream().map(CasualtyPreference.Group::name).toList();
    }

    private String cover() {
        if (!request.cover().any()) return "none";
        return request.cover().inside() ? "inside" : "behind";
    }

    private void takedown(Map<String, Object> facts) {
        for (var singling : request.singling())
            facts.put(
                    singling.striker() == request.attacker()
                            ? OddsPreferences.ATTACKER_PICKS
                            : OddsPreferences.TARGET_PICKS,
                    singling.names(request.steps()));
    }

    private void melee(Map<String, Object> facts) {
        var odds = request.melee();
        facts.put("steps", odds.steps().stream().map(OddsFacts::step).toList());
        facts.put("won", within(odds.won()));
        facts.put("drawn", within(odds.drawn()));
        facts.put("lost", within(1 - odds.won() - odds.drawn()));
        facts.put("attackerResult", request.attackerParts(odds).facts());
        facts.put("targetResult", request.targetParts(odds).facts());
        facts.put("targetFate", fate(odds.target()));
        facts.put("attackerFate", fate(odds.charger()));
    }

    private static Map<String, Object> fate(MeleeOdds.Fate fate) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("wounds", ChanceFacts.of(fate.wounds()));
        facts.put("slain", ChanceFacts.of(fate.slain()));
        facts.put("killed", within(fate.killed()));
        facts.put("routed", within(fate.routed()));
        facts.put("destroyed", within(fate.destroyed()));
        facts.put("shaken", within(fate.shaken()));
        return facts;
    }

    private void shooting(Map<String, Object> facts) {
        var odds = request.shooting();
        facts.put("steps", odds.steps().stream().map(OddsFacts::step).toList());
        var fate = new LinkedHashMap<String, Object>();
        fate.put("wounds", ChanceFacts.of(odds.wounds()));
        fate.put("slain", ChanceFacts.of(odds.slain()));
        fate.put("destroyed", within(odds.destroyed()));
        fate.put("moraleTested", within(odds.tested()));
        fate.put("shaken", within(odds.shaken()));
        facts.put("targetFate", fate);
    }

    private static Map<String, Object> step(AttackStep step) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("unit", step.unit());
        facts.put("weapon", step.weapon());
        facts.put("dice", ChanceFacts.of(step.dice()));
        facts.put("hits", ChanceFacts.of(step.hits()));
        facts.put("unblocked", ChanceFacts.of(step.unblocked()));
        facts.put("wounds", ChanceFacts.of(step.wounds()));
        facts.put("taken", ChanceFacts.of(step.taken()));
        facts.put("overkill", step.overkill());
        return facts;
    }

    private List<Map<String, Object>> contributions() {
        var list = new ArrayList<Map<String, Object>>();
        for (var contribution : request.contributions()) {
            var facts = new LinkedHashMap<String, Object>();
            facts.put("unit", contribution.unit());
            facts.put("trait", contribution.trait().written());
            facts.put("rule", contribution.trait().rule());
            facts.put("wounds", contribution.difference());
            list.add(facts);
        }
        return list;
    }
}
