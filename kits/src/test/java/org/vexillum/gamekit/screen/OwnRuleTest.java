package org.vexillum.gamekit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.kit.screen.FirstBloodScreen;
import org.vexillum.gamekit.Kits;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.kit.screen.RegimentsScreen;
import org.vexillum.rulebook.Rulebook;

/** Special rules of a force's own on the cards of its units. */
class OwnRuleTest {
    private static final Rulebook BOOK = Rulebook.load();

    private static FieldGroup file(String text) {
        var file = new FieldGroup(NodeReader.file(text));
        file.get("game");
        return file;
    }

    private static View.Trait first(View view) {
        return view.units().getFirst().card().traits().getFirst();
    }

    private static View.Trait inRegiments(Lang lang) {
        var file =
                file(
                        """
                        game: regiments
                        traits:
                          - name: Lamplit aim
                            effects: [{rerolls: hits, on: [1], when: still}, {modifies: hit, by: 1, when: far}]
                        units:
                          - {id: X, side: A, models: 3, at: [20, 10], facing: 0, rules: [Lamplit aim]}
                        """);
        var battle = org.vexillum.regiments.kit.position.SceneReader.read(file, null).battle();
        var speech = ScreenWords.of(Kits.of(RegimentsKit.ID), lang, BOOK);
        return first(new Presenter<>(new RegimentsScreen(), speech).view(battle, null));
    }

    /** An officer or specialist has a profile of his own: it stands on the card, too. */
    @Test
    void theCardShowsProfilesOfTheirOwn() {
        var file =
                file(
                        """
                        game: first-blood
                        edition: 2
                        regiments:
                          - {id: X, side: A, models: 2, profile: M5 V1 C2 A1 W1 R3 D2 E0, rules: [Shield], specialists: [{name: Drummer, profile: M4 V1 C4 A2 W2 R3 D2 E0, rules: [Parry]}], places: [[10, 10], [11.5, 10], [13, 10]]}
                        """);
        var battle =
                org.vexillum.firstblood.kit.position.SceneReader.read(file, Edition.SECOND, null)
                        .battle();
        var speech = ScreenWords.of(Kits.of(FirstBloodKit.ID), Lang.EN, BOOK);
        var unit =
                new Presenter<>(new FirstBloodScreen(), speech)
                        .view(battle, null)
                        .units()
                        .getFirst();
        assertThat(unit.card().weapons())
                .containsExactly("Drummer: M4 V1 C4 A2 W2 R3 D2 E0 · Parry");
        assertThat(unit.pieces().getLast().mark()).isEqualTo("specialist");
    }

    private static View.Trait inFirstBlood(Lang lang) {
        var file =
                file(
                        """
                        game: first-blood
                        edition: 2
                        traits:
                          - name: Old grudge
                            effects: [{modifies: hit, by: 1, when: target broken}, {rerolls: morale, on: [6]}]
                        regiments:
                          - {id: X, side: A, models: 2, profile: M5 V1 C2 A1 W1 R3 D2 E0, rules: [Old grudge], places: [[10, 10], [11.5, 10]]}
                        """);
        var battle =
                org.vexillum.firstblood.kit.position.SceneReader.read(file, Edition.SECOND, null)
                        .battle();
        var speech = ScreenWords.of(Kits.of(FirstBloodKit.ID), lang, BOOK);
        return first(new Presenter<>(new FirstBloodScreen(), speech).view(battle, null));
    }

    @Test
    void theCardSaysWhatTheForceMeansByThem() {
        assertThat(inRegiments(Lang.EN))
                .isEqualTo(
                        new View.Trait(
                                "Lamplit aim",
                                "rolls again each 1 to hit when shooting without moving; +1 to hit when"
                                        + " shooting from over 9\"",
                                "",
                                true));
        assertThat(inFirstBlood(Lang.EN))
                .isEqualTo(
                        new View.Trait(
                                "Old grudge",
                                "+1 to hit against Broken regiments; rolls again each 6 on morale"
                                        + " tests",
                                "",
                                true));
    }

    @Test
    void inSpanishToo() {
        assertThat(inRegiments(Lang.ES).text()).contains("impactar").doesNotContain("again");
        assertThat(inFirstBlood(Lang.ES).text()).contains("moral").doesNotContain("again");
    }
}
