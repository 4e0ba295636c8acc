package org.vexillum.firstblood.kit.screen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.kit.force.OwnRuleText;
import org.vexillum.firstblood.kit.force.ProfileText;
import org.vexillum.firstblood.sequence.DrawEvents;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.screen.ScreenWords;
import org.vexillum.gamekit.screen.View;

/** What is written on a regiment's card: M V C A W R D E, special rules, draw events. */
final class CardView {
    private final Battle battle;
    private final Regiment regiment;
    private final ScreenWords speech;

    CardView(Battle battle, Regiment regiment, ScreenWords speech) {
        this.battle = battle;
        this.regiment = regiment;
        this.speech = speech;
    }

    View.Card card() {
        var lines = new ArrayList<List<String>>();
        int usual = usual();
        for (var characteristic : Characteristic.values())
            lines.add(
                    speech.pair(
                            "characteristic." + ScreenWords.word(characteristic.name()),
                            "" + regiment.profile(usual).value(characteristic)));
        lines.add(speech.pair("card.size", regiment.living() + "/" + regiment.size()));
        lines.add(speech.pair("card.points", "" + regiment.card().points()));
        if (regiment.tokens() > 0) lines.add(speech.pair("badge.tokens", "" + regiment.tokens()));
        return new View.Card(lines, others(usual), traits(), events());
    }

    private int usual() {
        for (int model : regiment.models())
            if (regiment.role(model) == Role.TROOPER || regiment.role(model) == Role.CHARACTER)
                return model;
        return regiment.living() > 0 ? regiment.models()[0] : 0;
    }

    /** Profiles and rules of those who have their own: officer, specialists, retinue. */
    private List<String> others(int usual) {
        var words = Words.in(speech.lang());
        var others = new LinkedHashSet<String>();
        for (int model : regiment.models()) {
            var card = regiment.card(model);
            if (card.equals(regiment.card(usual))) continue;
            var rules = card.traits().stream().map(words::trait).distinct().toList();
            var profile = card.name() + ": " + ProfileText.write(regiment.profile(model));
            others.add(rules.isEmpty() ? profile : profile + " · " + String.join(", ", rules));
        }
        return List.copyOf(others);
    }

    private List<View.Trait> traits() {
        var all = new LinkedHashSet<Trait>();
        for (int model : regiment.models()) all.addAll(Traits.of(battle, regiment, model));
        var byName = new LinkedHashMap<String, View.Trait>();
        for (var trait : all) {
            var shown =
                    trait instanceof OwnRuleEffect own
                            ? own(own.name(), all)
                            : speech.trait(trait, !(trait instanceof Unenforced));
            byName.putIfAbsent(shown.name(), shown);
        }
        return List.copyOf(byName.values());
    }

    /** One of the force's own: all its effects in words. */
    private View.Trait own(String name, Set<Trait> all) {
        var effects = new ArrayList<OwnRuleEffect>();
        for (var trait : all)
            if (trait instanceof OwnRuleEffect own && own.name().equals(name)) effects.add(own);
        return speech.own(name, new OwnRuleText(Words.in(speech.lang())).describe(effects));
    }

    private String events() {
        var events = new ArrayList<String>();
        for (var event : DrawEvents.events(battle, regiment))
            events.add(speech.say("event." + ScreenWords.word(event.name())));
        return String.join(", ", events);
    }
}
