package org.vexillum.firstblood.kit.odds;

import static org.vexillum.gamekit.odds.ChanceFacts.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.firstblood.combat.CombatEvents;
import org.vexillum.firstblood.magic.MagicEvents;
import org.vexillum.firstblood.morale.MoraleEvents;
import org.vexillum.firstblood.odds.Fate;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.gamekit.odds.ChanceFacts;
import org.vexillum.kernel.Event;

/** The answer to a question about odds as plain values, for JSON. */
final class OddsFacts {
    private final FirstBloodOdds answer;
    private final OddsRequest request;

    OddsFacts(FirstBloodOdds answer) {
        this.answer = answer;
        request = answer.request();
    }

    Map<String, Object> all() {
        var odds = answer.odds();
        var facts = new LinkedHashMap<String, Object>();
        if (request.led()) facts.put("attacker", regiment(request.acting()));
        facts.put("target", regiment(request.struck()));
        facts.put("action", request.deed().name().toLowerCase(Locale.ROOT));
        facts.put("assumed", new OddsAssumptions(request).facts());
        facts.put("rolls", rolls());
        answer.casting()
                .ifPresent(casting -> {
                    facts.put("cast", within(casting.cast()));
                    facts.put("healed", ChanceFacts.of(casting.healed()));
                });
        facts.put("hits", ChanceFacts.of(odds.hits()));
        facts.put("wounds", ChanceFacts.of(odds.wounds()));
        facts.put("moraleDice", ChanceFacts.of(odds.moraleDice()));
        facts.put("targetFate", fate(odds.target()));
        if (request.led()) facts.put("attackerFate", fate(odds.actor()));
        facts.put("contributions", contributions());
        return facts;
    }

    static List<Regiment> involved(OddsRequest request) {
        return request.actor().equals(request.target())
                ? List.of(request.struck())
                : List.of(request.acting(), request.struck());
    }

    private static Map<String, Object> regiment(Regiment regiment) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("name", regiment.name());
        facts.put("models", regiment.living());
        facts.put("of", regiment.size());
        facts.put("notEnforced", notEnforced(regiment));
        return facts;
    }

    /** Traits that the engine does not know. */
    static List<String> notEnforced(Regiment regiment) {
        var names = new ArrayList<String>();
        var all = new ArrayList<Trait>();
        for (int model : regiment.models()) all.addAll(regiment.card(model).traits());
        for (var boon : regiment.boons())
            if (boon.gift() instanceof TemporaryEffect.Gift.Has(var trait)) all.add(trait);
        for (var trait : all)
            for (var rule : trait instanceof Barrage barrage ? barrage.traits() : List.of(trait))
                if (rule instanceof Unenforced && !names.contains(rule.written()))
                    names.add(rule.written());
        return names;
    }

    /** The dice and what they need, with the reasons. */
    private List<Map<String, ?>> rolls() {
        var rolls = new ArrayList<Map<String, ?>>();
        for (var event : request.numbers())
            if (rolled(event)) {
                var roll = HyphenatedFacts.event(event);
                roll.keySet().retainAll(KEPT);
                rolls.add(roll);
            }
        return rolls;
    }

    private static final List<String> KEPT =
            List.of(
                    "kind",
                    "regiment",
                    "target",
                    "manner",
                    "needed",
                    "defence",
                    "evasion",
                    "resolve",
                    "incantation",
                    "level",
                    "attunement",
                    "rules");

    private static boolean rolled(Event event) {
        return event instanceof CombatEvents.HitsRolled
                || event instanceof CombatEvents.DefenceRolled
                || event instanceof MoraleEvents.MoraleRolled
                || event instanceof MagicEvents.CastingRolled;
    }

    private static Map<String, Object> fate(Fate fate) {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("wounds", ChanceFacts.of(fate.wounds()));
        facts.put("slain", ChanceFacts.of(fate.slain()));
        facts.put("broken", within(fate.broken()));
        facts.put("destroyed", within(fate.destroyed()));
        return facts;
    }

    private List<Map<String, Object>> contributions() {
        var list = new ArrayList<Map<String, Object>>();
        for (var addition : answer.additions()) {
            var facts = new LinkedHashMap<String, Object>();
            facts.put("unit", addition.regiment());
            facts.put("trait", addition.trait().written());
            facts.put("rule", addition.trait().rule());
            facts.put("wounds", addition.wounds());
            list.add(facts);
        }
        return list;
    }
}
