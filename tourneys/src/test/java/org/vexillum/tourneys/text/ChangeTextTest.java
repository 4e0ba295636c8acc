package org.vexillum.tourneys.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.EventChange;
import org.vexillum.tourneys.event.OptionNames;
import org.vexillum.tourneys.event.ParticipationChange;
import org.vexillum.tourneys.event.Penalty;
import org.vexillum.tourneys.pack.Packs;

class ChangeTextTest {
    private static String told(Change change, Lang lang) {
        return new ChangeText(TourneyMessages.in(lang), Packs.warcrow()).of(change);
    }

    private static List<Class<?>> kinds(Class<?> family) {
        var all = new ArrayList<Class<?>>();
        for (var each : family.getPermittedSubclasses())
            if (each.isSealed()) all.addAll(kinds(each));
            else all.add(each);
        return all;
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyKindOfChangeHasItsSentence(Lang lang) {
        assertThat(kinds(Change.class))
                .hasSizeGreaterThan(30)
                .allSatisfy(kind ->
                        assertThat(TourneyMessages.in(lang).it("log." + kind.getSimpleName()))
                                .isNotBlank());
    }

    @Test
    void settingsAreCalledAsThePagesCallThem() {
        assertThat(told(new EventChange.Changed("lists-required", "false"), Lang.EN))
                .isEqualTo("Lists are required: now no");
        assertThat(told(new EventChange.Changed("specialRules", ""), Lang.ES))
                .endsWith("ahora nada");
        for (var name : OptionNames.all())
            for (var lang : Lang.values())
                assertThat(TourneyMessages.in(lang).has("setting." + name)).as(name).isTrue();
        OptionNames.choices()
                .values()
                .forEach(words ->
                        words.forEach(word ->
                                assertThat(TourneyMessages.in(Lang.ES).has("choice." + word))
                                        .as(word)
                                        .isTrue()));
    }

    @Test
    void whatItMentionsIsNamedInTheLanguageAsked() {
        var set = new EventChange.AdventureSet(2, "loot", "");
        assertThat(told(set, Lang.EN)).isEqualTo("Round 2: scenario Loot, feat -");
        assertThat(told(set, Lang.ES)).isEqualTo("Ronda 2: escenario Botín, hazaña -");
        var late = new ParticipationChange.Penalised(new Penalty("Eva", Penalty.Kind.TP, 1, 3));
        assertThat(told(late, Lang.EN)).isEqualTo("Penalty for Eva: loss of 1 TP (round 3)");
        assertThat(told(new ParticipationChange.Leaving("Eva", false), Lang.EN))
                .isEqualTo("Eva stays");
    }
}
