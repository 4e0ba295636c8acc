package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.server.client.Browser;

/** Lists of one's own: what was written comes back, and one that is broken harms nothing else. */
class KeptForcesTest extends ServerTest {
    private static final String LIST =
            """
            # a remark of mine
            Marshal Oda [1] Q3+ D3+ | 90pts | Hero, Tough(3), Devout
            2x Sword (A2)
            | Joined to:
            Long Pikes [10] Q4+ D5+ | 150pts | Strider
            10x Pike (A1)
            """;

    private static final Map<String, String> NAMELESS =
            Map.of(
                    "regiments", LIST,
                    "first-blood",
                            "8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 110pts",
                    "warcrow", "Ash Guard (2 CP) x1 (60 pts)");

    private static Map<?, ?> listed(Browser browser, String id) {
        var list = browser.get("/api/forces");
        assertThat(list.status()).as(list.text()).isEqualTo(200);
        for (var each : (List<?>) list.json().get("forces"))
            if (((Map<?, ?>) each).get("id").equals(id)) return (Map<?, ?>) each;
        throw new AssertionError(list.text());
    }

    private static String keep(Browser browser, String game, String text) {
        var made = browser.post("/api/forces", Map.of("game", game, "text", text));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return made.text("id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"regiments", "first-blood", "warcrow"})
    void aListWithoutANameLineIsKeptAndListed(String game) {
        var ana = browser();
        var id = keep(ana, game, NAMELESS.get(game));
        assertThat(listed(ana, id).get("name").toString()).isNotBlank();
        assertThat(listed(ana, id).get("trouble")).isNull();
        assertThat(ana.get("/api/forces/" + id).text("text")).isEqualTo(NAMELESS.get(game));
    }

    /** On a line of a text, in JSON on one line, in the fields of a form. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Edition: 1\n8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 110pts",
                "Edición: 1\n8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 110pts"
            })
    void aListIsReadInTheEditionThatItNames(String text) {
        var ana = browser();
        var checked = ana.post("/api/forces/check", Map.of("game", "first-blood", "text", text));
        assertThat(checked.text("edition")).isEqualTo("1");
        assertThat(checked.text()).doesNotContain("read as one of edition");
        var tree = (Map<?, ?>) checked.json().get("force");
        assertThat(tree.get("edition")).isEqualTo(1);
        var form = ana.post("/api/forces/check", Map.of("game", "first-blood", "force", tree));
        assertThat(form.text("edition")).isEqualTo("1");
        var line = Json.write(tree);
        var json = ana.post("/api/forces/check", Map.of("game", "first-blood", "text", line));
        assertThat(json.text("edition")).isEqualTo("1");
        var id = keep(ana, "first-blood", text);
        assertThat(listed(ana, id).get("edition")).isEqualTo("1");
        var other =
                ana.post(
                        "/api/forces/check",
                        Map.of("game", "first-blood", "edition", "2", "text", text));
        assertThat(other.text("edition")).isEqualTo("2");
    }

    @Test
    void whatWasWrittenComesBackAndIsPlayed() {
        var ana = browser();
        var id = keep(ana, "regiments", LIST);
        var whole = ana.get("/api/forces/" + id);
        assertThat(whole.text("text")).isEqualTo(LIST);
        assertThat(whole.text("roster")).startsWith("++ Marshal Oda").contains("Devout*");
        assertThat(whole.json().get("force").toString()).contains("joins=long-pikes", "Hero");
        var wish = wish("bot:random");
        wish.put("a", "force:" + id);
        assertThat(ana.post("/api/matches", wish).status()).isEqualTo(201);
        var other = LIST.replace("Oda", "Ode");
        var put =
                ana.call(
                        "PUT",
                        "/api/forces/" + id,
                        Json.write(Map.of("game", "regiments", "text", other)));
        assertThat(put.text("text")).isEqualTo(other);
    }

    @Test
    void aListFromTheFormComesBackAsATextThatIsReadAgain() {
        var ana = browser();
        for (var sample : List.of("salt-march", "drowned-stair", "grey-vigil"))
            for (var lang : List.of("en", "es")) {
                var shown = ana.get("/api/forces/" + sample + "?lang=" + lang).json();
                var body = Map.of("game", shown.get("game"), "force", shown.get("force"));
                var kept = ana.post("/api/forces?lang=" + lang, body).json();
                assertThat(kept.get("text")).isEqualTo(shown.get("text"));
                var check =
                        ana.post(
                                "/api/forces/check?lang=" + lang,
                                Map.of("game", shown.get("game"), "text", kept.get("text")));
                assertThat((List<?>) check.json().get("problems")).as(check.text()).isEmpty();
                assertThat(check.json().get("points")).isEqualTo(kept.get("points"));
            }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text = '{torn'",
                "text = ''",
                "text = 'Hello'",
                "text = '{\"game\": \"chess\", \"units\": 7}'",
                "game = 'chess'",
            })
    void oneThatCannotBeReadIsSaidSoAndCanBeMendedAndDeleted(String damage) throws SQLException {
        var ana = browser();
        var id = keep(ana, "regiments", LIST);
        damage(damage, id);
        var sound = keep(ana, "regiments", LIST);
        assertThat(listed(ana, sound).get("trouble")).isNull();
        assertThat(listed(ana, id).get("trouble").toString()).contains("cannot be read");
        var whole = ana.get("/api/forces/" + id + "?lang=es");
        assertThat(whole.status()).isEqualTo(200);
        assertThat(whole.json().get("text")).isNotNull();
        assertThat(whole.json().get("force")).isNull();
        assertThat(whole.text("trouble")).contains("no se puede leer");
        var wish = wish("bot:random");
        wish.put("a", "force:" + id);
        assertThat(ana.post("/api/matches", wish).status()).isEqualTo(400);
        var odds =
                Map.of(
                        "game",
                        "regiments",
                        "attacker",
                        "force:" + id + "/long-pikes",
                        "target",
                        "salt-march/captain",
                        "action",
                        "charge");
        assertThat(ana.post("/api/odds", odds).status()).isEqualTo(400);
        var mended = Json.write(Map.of("game", "regiments", "text", LIST));
        assertThat(ana.call("PUT", "/api/forces/" + id, mended).status()).isEqualTo(200);
        assertThat(listed(ana, id).get("trouble")).isNull();
        damage(damage, id);
        assertThat(ana.call("DELETE", "/api/forces/" + id, null).status()).isEqualTo(204);
        assertThat(ana.get("/api/forces/" + id).status()).isEqualTo(404);
    }

    @Test
    void oneOfAnEditionThatIsNoMoreIsReadInTheOneInUse() throws SQLException {
        var ana = browser();
        var id = keep(ana, "first-blood", NAMELESS.get("first-blood"));
        damage("edition = '9'", id);
        assertThat(listed(ana, id).get("trouble")).isNull();
        assertThat(listed(ana, id).get("edition")).isEqualTo("2");
    }

    private void damage(String damage, String id) throws SQLException {
        var file = "jdbc:sqlite:" + data.resolve("vexillum.db");
        try (var connection = DriverManager.getConnection(file);
                var statement = connection.createStatement()) {
            var sql = "UPDATE forces SET " + damage + " WHERE id = '" + id + "'";
            assertThat(statement.executeUpdate(sql)).isEqualTo(1);
        }
    }

    @Test
    void nothingIsKeptThatCannotBeReadAgain() {
        for (var text : List.of("Hello", "", LIST.replace("10x Pike", "Base 999 mm\n10x Pike"))) {
            var made = browser().post("/api/forces", Map.of("game", "regiments", "text", text));
            assertThat(made.status()).as(text).isEqualTo(400);
        }
    }

    @Test
    void whereSomethingIsWrongIsSaidInWords() {
        var unit = new LinkedHashMap<String, Object>();
        unit.putAll(Map.of("name", "Night Watch", "size", 5, "quality", 4, "defense", 4));
        unit.putAll(Map.of("points", 50, "rules", List.of("Hero", List.of(3))));
        var force = Map.of("name", "Watch", "units", List.of(unit));
        var body = Map.of("game", "regiments", "force", force);
        var check = browser().post("/api/forces/check?lang=es", body);
        var problem = (Map<?, ?>) ((List<?>) check.json().get("problems")).getFirst();
        assertThat(problem.get("place")).isEqualTo("units[0].rules[1]");
        assertThat(problem.get("where")).isEqualTo("Night Watch, regla 2");
        var typed = Map.of("game", "regiments", "text", LIST + "What is this\n");
        var line = browser().post("/api/forces/check", typed);
        assertThat(line.text()).contains("\"where\":\"Line 7\"");
    }

    @Test
    void samplesHaveNamesInBothLanguages() {
        for (var path : List.of("/api/games", "/api/forces")) {
            var english = names(browser().get(path + "?lang=en").json());
            var spanish = names(browser().get(path + "?lang=es").json());
            assertThat(english).hasSizeGreaterThan(80).hasSameSizeAs(spanish);
            for (int i = 0; i < english.size(); i++)
                assertThat(spanish.get(i)).isNotEqualTo(english.get(i));
        }
        var whole = browser().get("/api/forces/salt-march?lang=es");
        assertThat(whole.text("name")).isEqualTo("La Marca de la Sal");
        assertThat(whole.text("text")).contains("Guardia del Puerto").doesNotContain("Harbour");
        assertThat(whole.json().get("force").toString()).contains("id=harbour-guard");
    }

    /** Of all samples and their units. */
    private static List<Object> names(Object tree) {
        var names = new ArrayList<Object>();
        if (tree instanceof List<?> list) for (var each : list) names.addAll(names(each));
        if (!(tree instanceof Map<?, ?> fields)) return names;
        if (fields.containsKey("units")) {
            names.add(fields.get("name"));
            for (var unit : (List<?>) fields.get("units"))
                names.add(((Map<?, ?>) unit).get("name"));
        }
        for (var field : List.of("games", "samples", "forces"))
            names.addAll(names(fields.get(field)));
        return names;
    }
}
