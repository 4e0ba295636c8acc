package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.server.client.Description;

/**
 * Two servers on which the same was done, but for what side B hides: whatever anybody else asks of
 * them, by every call there is, they answer the same to the letter.
 */
class TwoWorldsTest {
    /**
     * What is sent to each call, by everybody but side B, in this order. A call that is missing
     * here fails {@link #everyCallIsTried}.
     */
    static final Map<String, List<String>> CALLS = new LinkedHashMap<>();

    private static void call(String call, String... sent) {
        CALLS.put(call, List.of(sent));
    }

    static {
        call("GET /api/openapi.json", "");
        call("GET /api/games", "");
        call("GET /api/watch", "");
        call("GET /api/replays", "");
        call("GET /api/matches", "");
        call("GET /api/matches/{id}", "", "?lang=es", "?seat=B", "?seat=A", "?seat=referee");
        call("GET /api/matches/{id}/journal", "", "?seat=B", "?lang=es");
        call("GET /api/matches/{id}/report", "", "?seat=B");
        call("GET /api/matches/{id}/replay", "", "?entry=0", "?entry=-1");
        call("GET /api/matches/{id}/luck", "", "?lang=es");
        call("GET /api/matches/{id}/proof", "");
        call("GET /api/matches/{id}/position", "?entry=0");
        call("POST /api/matches/{id}/continue", "{\"entry\":-1,\"opponent\":\"screen\"}");
        call("GET /api/rules", "?q=hidden");
        call("GET /api/rules/{id}", "");
        call("GET /api/traits", "?game=regiments");
        call("GET /api/forces", "");
        call("GET /api/forces/{id}", "");
        call("PUT /api/forces/{id}", "{\"game\":\"warcrow\",\"text\":\"x\"}");
        call("DELETE /api/forces/{id}", "");
        call("POST /api/forces", "{\"game\":\"warcrow\",\"text\":\"\"}");
        call("POST /api/forces/check", "{\"game\":\"warcrow\",\"text\":\"x\"}");
        call(
                "POST /api/terrain",
                "{\"game\":\"warcrow\",\"a\":\"lent:FORCE\",\"b\":\"lent:FORCE\"}");
        call("POST /api/odds", "{\"file\":\"x\"}");
        call("GET /api/odds/circumstances", "?game=warcrow");
        call("GET /api/adjudicate/kinds", "?game=warcrow");
        call("GET /api/adjudicate/template", "?game=regiments&kind=hits");
        call("POST /api/adjudicate", "{\"file\":\"game: warcrow\"}");
        call(
                "POST /api/matches",
                "{\"game\":\"warcrow\",\"a\":\"sample:grey-vigil\",\"b\":\"lent:FORCE\",\"opponent\":\"screen\"}",
                "{\"game\":\"warcrow\",\"b\":\"sample:grey-vigil\",\"a\":\"lent:FORCE\",\"opponent\":\"link\"}",
                "{\"game\":\"warcrow\",\"a\":\"sample:grey-vigil\",\"b\":\"force:FORCE\",\"opponent\":\"screen\"}");
        call("POST /api/play-now", "{\"game\":\"warcrow\"}");
        call(
                "POST /api/seats",
                "{\"token\":\"INVITE\"}",
                "{\"token\":\"INVITE\",\"program\":true}",
                "{\"token\":\"REVOKED\"}",
                "{\"token\":\"WATCH\"}",
                "{\"token\":\"MATCH\"}");
        call("POST /api/matches/{id}/links", "{\"for\":\"opponent\"}", "{\"for\":\"spectator\"}");
        call("POST /api/matches/{id}/referee", "{}");
        call("GET /api/live/{match}", "", "?seat=B", "?seat=A", "?seat=referee", "?lang=es");
        call("DELETE /api/matches/{id}/links", "?for=opponent", "?for=referee");
        // events
        call("GET /api/tourneys", "");
        call("GET /api/tourneys/packs", "");
        call("GET /api/tourneys/code/{code}", "");
        call("GET /api/tourneys/{id}", "", "?as=public", "?as=player", "?as=referee");
        call("GET /api/tourneys/{id}/lists", "");
        call("POST /api/tourneys/{id}/lists/check", "{\"text\":\"x\"}");
        call("GET /api/tourneys/{id}/units", "", "?q=reed");
        call("GET /api/tourneys/{id}/why", "?who=%231", "?who=%232");
        call("GET /api/tourneys/{id}/log", "");
        call("GET /api/tourneys/{id}/slips", "", "?round=1");
        call("GET /api/tourneys/{id}/files/{file}", "event.json", "entrants.csv", "standings.csv");
        call("GET /api/seasons/{season}", "");
        call("POST /api/tourneys/{id}/links", "{\"role\":\"player\",\"who\":\"#2\"}");
        call("POST /api/tourneys/{id}/changes", "{\"do\":\"publish\"}");
        call("POST /api/passes", "{\"token\":\"INVITE\"}");
        call("POST /api/tourneys/import", "{}");
        call("POST /api/tourneys/{id}/entry", "{}");
        call("POST /api/tourneys", "{\"settings\":{}}");
    }

    @TempDir Path data;

    @Test
    void everyCallIsTried() {
        assertThat(new TreeSet<>(CALLS.keySet())).isEqualTo(new TreeSet<>(Description.calls()));
    }

    @ParameterizedTest
    @CsvSource({
        "warcrow, '', grey-vigil, ember-pact",
        "first-blood, 2, lamplit-watch, pit-wolves",
        "first-blood, 1, lamplit-watch, pit-wolves",
        "regiments, '', salt-march, hollow-wood"
    })
    void whatOneSideHidesChangesNoAnswerToAnybodyElse(
            String game, String edition, String a, String b) {
        try (var one = new World(data.resolve("1"), 0);
                var other = new World(data.resolve("2"), 1)) {
            for (var world : List.of(one, other)) world.begin(game, edition, a, b);
            one.hide();
            other.hide();
            assertThat(one.secrets()).isNotEqualTo(other.secrets());
            for (var call : CALLS.entrySet())
                for (var sent : call.getValue())
                    for (var who : one.people.keySet())
                        assertThat(other.answer(who, call.getKey(), sent))
                                .as("%s %s by %s", call.getKey(), sent, who)
                                .isEqualTo(one.answer(who, call.getKey(), sent));
            assertThat(one.answered).isGreaterThan(100);
        }
    }
}
