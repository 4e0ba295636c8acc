package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.force.FirstBloodForceFormat;
import org.vexillum.gamekit.force.Samples;
import org.vexillum.gamekit.json.Facts;
import org.vexillum.server.client.Browser;

/** Odds over HTTP: the same question as on the command line, of every game. */
class OddsTest extends ServerTest {
    private static final String SPEARS = "drowned-stair/Reef Spears";
    private static final String ZEALOTS = "ninefold-ember/Ember Zealots";

    private Browser.Answer ask(String game, String action, Object... more) {
        return askIn("en", game, action, more);
    }

    private Browser.Answer askIn(String lang, String game, String action, Object... more) {
        var asked = new LinkedHashMap<String, Object>();
        asked.put("game", game);
        asked.put("action", action);
        for (int i = 0; i < more.length; i += 2) asked.put(String.valueOf(more[i]), more[i + 1]);
        return browser().post("/api/odds?lang=" + lang, asked);
    }

    @Test
    void whatDecidesAMeleeBesideWoundsIsTold() {
        var charge =
                ask(
                        "regiments",
                        "charge",
                        "attacker",
                        "Lone Wolf [1] Q3+ D3+ | Fear(2), Tough(3) | Claws (A3)",
                        "target",
                        "Deep Ranks [15] Q4+ D4+ | 15x Pike (A1)",
                        "circumstances",
                        Map.of("noStrikeBack", true));
        assertThat(charge.status()).as(charge.text()).isEqualTo(200);
        var facts = (Map<?, ?>) charge.json().get("json");
        assertThat(facts.get("format")).isEqualTo(Facts.FORMAT);
        assertThat(facts.get("targetResult"))
                .isEqualTo(Map.of("wounds", 0.0, "fullRows", 3, "fear", 0));
        assertThat(((Map<?, ?>) facts.get("attackerResult")).get("fear")).isEqualTo(2);
        var told = "Deep Ranks: 0.00 wounds caused on average + 3 for full rows + 0 for Fear";
        assertThat(charge.text("text")).contains("AOFR-RESULT-02", told);
        assertThat(charge.json().get("parts").toString())
                .contains("Deep Ranks: melee result", "+ 3 for full rows");
        var circumstances = browser().get("/api/odds/circumstances?game=regiments").text();
        assertThat(circumstances).contains("\"excludes\":[\"rear\"]");
    }

    @Test
    void whatTakesLongIsSaidAtOnceToThoseWhoAsk() {
        var many =
                "12x Reds [M5 V1 C3 A2 W1 R3 D3 E0] infantry/medium 25mm |"
                        + " Blessed, Deadly Blades, Cleave (2), Counter-attack, Parry\n"
                        + "- Officer: Warden [M5 V1 C4 A4 W3 R4 D3 E0] infantry/medium 25mm CR6";
        var said = ask("first-blood", "clash", "attacker", many, "target", many, "atOnce", true);
        assertThat(said.status()).as(said.text()).isEqualTo(200);
        assertThat(said.json()).isEqualTo(Map.of("takesLong", true, "attacker", "Reds"));
        var quick =
                ask("first-blood", "clash", "attacker", SPEARS, "target", ZEALOTS, "atOnce", true);
        assertThat(quick.json().get("chart")).isNotNull();
        assertThat(quick.json().get("takesLong")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void bothEditionsOfFirstBloodHaveOdds(String edition) {
        var clash =
                ask(
                        "first-blood",
                        "clash",
                        "edition",
                        edition,
                        "attacker",
                        SPEARS,
                        "target",
                        ZEALOTS,
                        "circumstances",
                        Map.of("inspired", true, "strikers", 3));
        assertThat(clash.status()).as(clash.text()).isEqualTo(200);
        assertThat(clash.text("text")).contains("edition " + edition, "3 models strike");
        assertThat(clash.json().get("chart").toString()).contains("Wounds on Ember Zealots");
        assertThat(clash.json().get("rows").toString()).contains("Ember Zealots: broken");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"clash", "opportunity", "impact", "volley", "challenge", "hits", "morale"})
    void everyDeedIsAnsweredOrSaidToBeImpossible(String deed) {
        var circumstances = Map.of("hits", 4, "morale", 2);
        var reply =
                ask(
                        "first-blood",
                        deed,
                        "attacker",
                        SPEARS,
                        "target",
                        ZEALOTS,
                        "circumstances",
                        circumstances);
        assertThat(reply.status()).as(reply.text()).isIn(200, 409);
        if (reply.status() == 409) assertThat(reply.text()).contains("Reef Spears");
    }

    @Test
    void anIncantationWithoutATargetIsCastOnOneself() {
        var spell = firstSpell();
        var reply =
                ask(
                        "first-blood",
                        "incantation",
                        "attacker",
                        spell.getKey(),
                        "circumstances",
                        Map.of("incantation", spell.getValue()));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.json().get("rows").toString()).contains("cast");
    }

    /** A caster of a sample force and an incantation of his. */
    private static Map.Entry<String, String> firstSpell() {
        var format = new FirstBloodForceFormat(Edition.SECOND);
        for (var name : format.samples())
            for (var regiment : Samples.read(format, name).regiments())
                if (!regiment.incantations().isEmpty())
                    return Map.entry(
                            name + "/" + regiment.id(), regiment.incantations().getFirst());
        throw new AssertionError("no sample force casts");
    }

    @Test
    void unitsMayBeTyped() {
        var reply =
                ask(
                        "regiments",
                        "shoot",
                        "attacker",
                        "Typed Bows [10] Q4+ D5+ | 10x Bow (24\", A1)",
                        "target",
                        "ashen-crown/coal-levy");
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.text("attacker")).isEqualTo("Typed Bows");
    }

    @Test
    void aPoolOfWarcrowDiceIsADistribution() {
        var reply =
                ask("warcrow", "pool", "attacker", "2 red", "circumstances", Map.of("needed", 1));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.json().get("chart").toString()).contains("Successes");
        assertThat(reply.json().get("rows").toString()).contains("Test passed");
    }

    /** Links to odds are passed on to people who read another language. */
    @Test
    void unitsOfSamplesAreKnownByTheirNamesInEveryLanguage() {
        for (var lang : List.of("en", "es"))
            for (var zealots : List.of("Ember Zealots", "Fanáticos del Ascua")) {
                var target = "ninefold-ember/" + zealots;
                var reply =
                        askIn(lang, "first-blood", "clash", "attacker", target, "target", target);
                assertThat(reply.status()).as(reply.text()).isEqualTo(200);
            }
    }

    @Test
    void whatIsWrongIsSaidInTheLanguageOfTheVisitor() {
        var nobody =
                askIn(
                        "es",
                        "first-blood",
                        "clash",
                        "attacker",
                        "thornwake/nadie",
                        "target",
                        ZEALOTS);
        assertThat(nobody.status()).isEqualTo(400);
        assertThat(nobody.text())
                .contains("Atacante: No hay ninguna unidad")
                .doesNotContain("odds");
        var field =
                askIn(
                        "es",
                        "regiments",
                        "shoot",
                        "attacker",
                        "salt-march/tide-bows",
                        "target",
                        "ashen-crown/coal-levy",
                        "circumstances",
                        Map.of("distance", "lejos"));
        assertThat(field.text()).contains("Distancia en pulgadas", "lejos");
        var unknown = ask("regiments", "dance", "attacker", "a/b", "target", "c/d");
        assertThat(unknown.text()).contains("charge, shoot");
        assertThat(ask("regiments", "shoot", "target", "c/d").status()).isEqualTo(400);
        assertThat(ask("regiments", "shoot", "attacker", "nowhere/b", "target", "c/d").text())
                .contains("nowhere");
    }

    /** Whoever is given the link sees the odds, not the force. */
    @Test
    void aLinkToOddsOfAnOwnForceWorksForOthers() {
        var owner = browser();
        var list = "++ Own (500pts) ++\nOwn Pikes [10] Q4+ D4+ | 100pts | 10x Pike (A1)\n";
        var kept = owner.post("/api/forces", Map.of("game", "regiments", "text", list));
        assertThat(kept.status()).as(kept.text()).isIn(200, 201);
        var id = kept.text("id");
        var asked =
                Map.of(
                        "game", "regiments",
                        "action", "charge",
                        "attacker", "force:" + id + "/Own Pikes",
                        "target", "ashen-crown/coal-levy");
        assertThat(browser().post("/api/odds", asked).status()).isEqualTo(200);
        assertThat(browser().get("/api/forces/" + id).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood", "warcrow"})
    void theFormSaysWhatCanBeAsked(String game) {
        var form = browser().get("/api/odds/circumstances?game=" + game + "&lang=es");
        assertThat(form.status()).isEqualTo(200);
        assertThat((List<?>) form.json().get("actions")).isNotEmpty();
        assertThat((List<?>) form.json().get("circumstances")).isNotEmpty();
        assertThat((List<?>) form.json().get("games")).hasSize(3);
    }
}
