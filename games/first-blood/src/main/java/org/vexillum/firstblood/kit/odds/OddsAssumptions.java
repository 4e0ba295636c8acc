package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.position.NodeReader;

/** What was taken for granted. */
record OddsAssumptions(OddsRequest request) {
    private OddsCircumstances given() {
        return request.circumstances();
    }

    List<String> sentences(OddsWords words) {
        var said = new ArrayList<String>();
        said.add(words.say("assumed.edition", request.battle().edition().number()));
        if (fighting()) {
            said.add(counted(words, "strikers", given().strikers()));
            said.add(counted(words, "engaged", given().engaged()));
        }
        if (request.deed() == OddsAction.VOLLEY) {
            said.add(counted(words, "shooters", given().strikers()));
            said.add(words.say(obscured() ? "assumed.obscured" : "assumed.clear"));
        }
        if (request.deed() == OddsAction.INCANTATION)
            said.add(
                    words.say(given().interfered() ? "assumed.interfered" : "assumed.undisturbed"));
        if (given().ruin()) said.add(words.say("assumed.ruin"));
        if (overruns())
            said.add(words.say(given().overrun() ? "assumed.overrun" : "assumed.restrained"));
        said.addAll(new AssumedChoices(request).sentences(words));
        return said;
    }

    private boolean obscured() {
        return given().obscured()
                || GrantedTraits.obscured(request.battle().regiment(request.target()));
    }

    private boolean fighting() {
        return switch (request.deed()) {
            case CLASH, OPPORTUNITY, IMPACT -> true;
            default -> false;
        };
    }

    private boolean overruns() {
        return request.deed() == OddsAction.IMPACT
                && request.overrunning()
                && OddsSequences.mayOverrun(request);
    }

    private static String counted(OddsWords words, String what, int count) {
        return count < 0
                ? words.say("assumed." + what + ".all")
                : words.counted("assumed." + what, count, count);
    }

    Map<String, Object> facts() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("edition", request.battle().edition().number());
        if (fighting() || request.deed() == OddsAction.VOLLEY) {
            facts.put("strikers", given().strikers() < 0 ? "all" : given().strikers());
            facts.put("engaged", given().engaged() < 0 ? "all" : given().engaged());
        }
        facts.put("obscured", obscured());
        facts.put("ruin", given().ruin());
        facts.put("interfered", given().interfered());
        if (overruns()) facts.put("overrun", given().overrun());
        var choosing = new AssumedChoices(request);
        if (choosing.mayBless()) facts.put("blessing", given().wishes().blesses());
        if (choosing.singlesOut()) {
            facts.put("aim", NodeReader.written(given().aim()));
            facts.put("strikersAtOfficer", request.atChampion());
        }
        if (!request.ordered().isEmpty()) facts.put("hitsFirst", "rolled");
        if (given().wishes().ownResolve()) facts.put("ownResolve", true);
        facts.putAll(given().preferences().said());
        return facts;
    }
}
