package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.characters.Champions;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Blesses;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.gamekit.odds.OddsWords;

/** What players would be asked in the course of a deed, and the odds answer for them. */
record AssumedChoices(OddsRequest request) {
    /** What is answered otherwise than the engine proposes first, and what is not. */
    List<String> sentences(OddsWords words) {
        var said = new ArrayList<String>();
        if (singlesOut()) said.add(aimed(words));
        if (mayBless())
            said.add(
                    words.say(
                            given().wishes().blesses() ? "assumed.blessed" : "assumed.unblessed"));
        if (request.led()) givenUp(request.acting(), OddsPreferences.ACTOR_LOSES, words, said);
        givenUp(request.struck(), OddsPreferences.TARGET_LOSES, words, said);
        var healed = preferences().said(OddsPreferences.HEALED);
        if (!healed.isEmpty()) said.add(words.say("assumed.healed", String.join(", ", healed)));
        var first = preferences().said(OddsPreferences.HITS_FIRST);
        if (!first.isEmpty()) said.add(words.say("assumed.hits", String.join(", ", first)));
        else if (!request.ordered().isEmpty()) said.add(words.say("assumed.hits.rolled"));
        if (involved().stream().anyMatch(this::inOrder)) said.add(words.say("assumed.fallen"));
        if (given().wishes().ownResolve()) said.add(words.say("assumed.own"));
        if (request.battle().regiments().size() > involved().size())
            said.add(words.say("assumed.others"));
        return said;
    }

    private String aimed(OddsWords words) {
        if (!OddsSequences.reachesChampion(request)) return words.say("assumed.beyond");
        return switch (given().aim()) {
            case CHAMPION -> words.say("assumed.officer");
            case OTHERS -> words.say("assumed.rank");
            case WORTH_MOST ->
                    words.say("assumed.worth", request.atChampion(), request.strikes().size());
        };
    }

    private void givenUp(Regiment regiment, String field, OddsWords words, List<String> said) {
        var names = preferences().said(field);
        if (!names.isEmpty())
            said.add(words.say("assumed.givenUp", regiment.name(), String.join(", ", names)));
    }

    /** Whether the engine chooses who of it falls, and it matters. */
    private boolean inOrder(Regiment regiment) {
        return mixed(regiment) && !given().wishes().fallen().containsKey(regiment.id());
    }

    private OddsCircumstances given() {
        return request.circumstances();
    }

    private OddsPreferences preferences() {
        return given().preferences();
    }

    private List<Regiment> involved() {
        return OddsFacts.involved(request);
    }

    boolean mayBless() {
        return request.deed() != OddsAction.MORALE && involved().stream().anyMatch(this::blessed);
    }

    /** FB-OFFICER-06-E1, FB-CCOM-04-E1: blows may be aimed at an officer or a Character. */
    boolean singlesOut() {
        boolean struck =
                switch (request.deed()) {
                    case CLASH, OPPORTUNITY, IMPACT -> true;
                    default -> false;
                };
        int champion = Champions.of(request.struck());
        return struck
                && champion != Regiment.NOBODY
                && ModelTargets.told(request.battle(), request.struck(), List.of(champion))
                        .contains(new ModelTargets.Option(request.target(), champion));
    }

    private boolean blessed(Regiment regiment) {
        return !regiment.blessingUsed() && Traits.any(request.battle(), regiment, Blesses.class);
    }

    /** Whether it matters who of them falls or is healed. */
    private static boolean mixed(Regiment regiment) {
        int first = regiment.models()[0];
        for (int model : regiment.models())
            if (!regiment.card(model).equals(regiment.card(first))
                    || regiment.role(model) != regiment.role(first)
                    || regiment.woundsLeft(model) != regiment.woundsLeft(first)) return true;
        return false;
    }
}
