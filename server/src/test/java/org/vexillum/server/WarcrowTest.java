package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.vexillum.server.client.Seat;

/** A Warcrow game on a real table, refereed over two phones. */
class WarcrowTest extends ServerTest {
    private static Map<String, Object> game(Object... more) {
        var wish = new LinkedHashMap<String, Object>();
        wish.put("game", "warcrow");
        wish.put("scenario", "expanse");
        wish.put("feat", "banner");
        wish.put("a", "sample:grey-vigil");
        wish.put("b", "sample:ember-pact");
        wish.put("opponent", "link");
        for (int i = 0; i < more.length; i += 2) wish.put((String) more[i], more[i + 1]);
        return wish;
    }

    private static String question(Seat seat) {
        return seat.asked() ? seat.prompt().get("name").toString() : "";
    }

    /** Both answer what is offered until this is asked. */
    private static void until(Two two, String question) {
        for (int i = 0; i < 200; i++) {
            var seat = two.asked();
            if (question(seat).equals(question)) return;
            answered(two, seat, seat.choose(keepsBack(seat) ? last(seat) : 0));
        }
        throw new AssertionError("never asked: " + question);
    }

    /** Whether the rest of a company may stay hidden. */
    private static boolean keepsBack(Seat seat) {
        var options = (List<?>) seat.prompt().get("options");
        return question(seat).equals("ChooseDeployed")
                && "".equals(((Map<?, ?>) options.getLast()).get("answer"));
    }

    private static int last(Seat seat) {
        return ((List<?>) seat.prompt().get("options")).size() - 1;
    }

    private static void answered(Two two, Seat seat, Map<?, ?> reply) {
        assertThat(reply.get("type")).as("%s", reply).isEqualTo("accepted");
        int seq = (int) seat.state().get("seq");
        two.a().until(each -> (int) each.state().get("seq") > seq);
        two.b().until(each -> (int) each.state().get("seq") > seq);
    }

    private static Map<?, ?> sheet(Seat seat) {
        return (Map<?, ?>) ((Map<?, ?>) seat.state().get("view")).get("sheet");
    }

    private static List<?> units(Seat seat, String side) {
        return ((List<?>) ((Map<?, ?>) seat.state().get("view")).get("units"))
                .stream().filter(unit -> ((Map<?, ?>) unit).get("side").equals(side)).toList();
    }

    private static Map<?, ?> prompt(Seat seat, String name) {
        for (var prompt : seat.prompts())
            if (((Map<?, ?>) prompt).get("name").equals(name)) return (Map<?, ?>) prompt;
        throw new AssertionError(name + " is not among " + seat.prompts());
    }

    @Test
    void hiddenCompaniesStayHiddenUntilTheyAreDeployed() {
        try (var two = two(game())) {
            until(two, "ChooseDeployed");
            assertThat(units(two.a(), "A")).hasSize(6);
            assertThat(units(two.a(), "B")).isEmpty();
            assertThat(units(two.b(), "B")).hasSize(6);
            assertThat(two.a().all().toString()).doesNotContain("Cinder Blades");
            assertThat(two.b().all().toString()).doesNotContain("Lamp-sworn");
            var seat = two.asked();
            var other = two.other(seat);
            assertThat(other.asked()).isFalse();
            var reply = other.ask("answer", "number", seat.prompt().get("number"), "answer", "A-x");
            assertThat(reply.get("type")).isEqualTo("error");
            answered(two, seat, seat.choose(0));
            var side = seat == two.a() ? "A" : "B";
            assertThat(units(other, side)).hasSize(1);
        }
    }

    @Test
    void eitherPhoneEntersWhatBothSeeAndTheOtherObjects() {
        try (var two = two(game())) {
            until(two, "ChooseActivation");
            var side = sheet(two.a()).get("clock").toString().contains("acting=A") ? "A" : "B";
            var owner = side.equals("A") ? two.a() : two.b();
            var other = two.other(owner);
            var own = prompt(owner, "ChooseActivation").get("options").toString();
            var shared = prompt(other, "ChooseActivation").get("options").toString();
            assertThat(own).contains("enter");
            assertThat(shared).contains("act").doesNotContain("enter");
            var hidden = side.equals("A") ? "A-pale-hounds" : "B-smoke-thieves";
            int number = (int) prompt(other, "ChooseActivation").get("number");
            var enters = Map.of("kind", "enter", "unit", hidden);
            var nonsense = Map.of("kind", "enter", "unit", "nobody");
            var refused = other.ask("answer", "number", number, "answer", enters).get("error");
            var same = other.ask("answer", "number", number, "answer", nonsense).get("error");
            assertThat(refused.toString()).isEqualTo(same.toString().replace("nobody", hidden));
            answered(two, other, other.choose(0));
            assertThat(question(owner)).isEqualTo("NextHappening");
            assertThat(question(other)).isEqualTo("NextHappening");
            answered(two, owner, owner.ask("undo"));
            assertThat(question(other)).isEqualTo("ChooseActivation");
            assertThat(owner.log().getLast().get("text").toString()).contains("took back");
        }
    }

    @Test
    void anAnswerThatComesLateOrTwiceChangesNothing() {
        try (var two = two(game())) {
            until(two, "ChooseActivation");
            var seat = two.a();
            var prompt = prompt(seat, "ChooseActivation");
            int number = (int) prompt.get("number");
            var deed = ((Map<?, ?>) ((List<?>) prompt.get("options")).getFirst()).get("answer");
            var of = Map.of("question", "ChooseActivation");
            answered(two, seat, seat.ask("answer", "number", number, "answer", deed, "of", of));
            var twice = seat.ask("answer", "number", number, "answer", deed, "of", of);
            assertThat(twice.toString()).contains("stale");
            var wrong = seat.ask("answer", "number", number + 1, "answer", deed, "of", of);
            assertThat(wrong.toString()).contains("stale");
            assertThat(question(seat)).isEqualTo("NextHappening");
        }
    }

    @Test
    void onlyTheOwnPhoneEntersIfThePlayersWishSo() {
        try (var two = two(game("either", false))) {
            until(two, "ChooseActivation");
            var seat = two.asked();
            assertThat(two.other(seat).asked()).isFalse();
        }
    }

    @Test
    void diceOfTheTableAreEnteredByTheirFaces() {
        try (var two = two(game("dice", "hand"))) {
            var seat = two.asked();
            var dice = (Map<?, ?>) seat.prompt().get("dice");
            assertThat(dice.get("sides")).isEqualTo(8);
            assertThat((List<?>) dice.get("faces")).hasSize(8);
            int number = (int) seat.prompt().get("number");
            assertThat(seat.ask("dice", "number", number, "faces", List.of(9)).get("type"))
                    .isEqualTo("error");
            answered(two, seat, seat.ask("dice", "number", number, "faces", List.of(8)));
        }
    }

    @Test
    void theGameIsThereAfterARestartWithItsTimeAndSheet() {
        String before;
        String match;
        Two old = two(game("minutes", 75));
        try (var two = old) {
            until(two, "ChooseActivation");
            answered(two, two.a(), two.a().ask("timer", "minutes", 60));
            assertThat(((Map<?, ?>) two.b().state().get("tableside")).get("left"))
                    .isInstanceOfSatisfying(
                            Integer.class, left -> assertThat(left).isBetween(3590, 3600));
            before = sheet(two.a()).toString();
            match = two.match();
        }
        restart();
        try (var again = old.ana().at(server.port()).sit(match)) {
            again.until(Seat::asked);
            assertThat(sheet(again).toString()).isEqualTo(before);
            assertThat(((Map<?, ?>) again.state().get("tableside")).get("minutes")).isEqualTo(60);
        }
    }

    @Test
    void aCorrectionNeedsBothAndIsLogged() {
        try (var two = two(game())) {
            until(two, "ChooseActivation");
            var change = Map.of("side", "A", "military", 2, "arcane", 1);
            answered(
                    two,
                    two.a(),
                    two.a()
                            .ask(
                                    "offer",
                                    "what",
                                    "correction",
                                    "correction",
                                    List.of(change),
                                    "reason",
                                    "counted again"));
            answered(two, two.b(), two.b().ask("agree"));
            var company = (Map<?, ?>) ((List<?>) sheet(two.b()).get("companies")).getFirst();
            assertThat(company.get("military")).isEqualTo(2);
            assertThat(company.get("arcane")).isEqualTo(1);
            assertThat(two.a().log().getLast().get("text").toString()).contains("2 MP");
        }
    }

    /** WC-HIDDEN-01: as long as the game runs each reads of the other what was shown. */
    @Test
    void theJournalOfARunningGameTellsNobodyWhatIsHidden() {
        try (var two = two(game())) {
            until(two, "ChooseDeployed");
            var path = "/api/matches/" + two.match() + "/journal";
            assertThat(two.ana().get(path).text()).contains("Marshal of the Vigil");
            assertThat(two.ana().get(path).text()).doesNotContain("B-");
            assertThat(two.ben().get(path).text()).doesNotContain("A-");
            var eve = browser();
            eve.post("/api/seats", Map.of("token", token(two.watch())));
            for (var page : List.of("/journal", "/report")) {
                var text = eve.get("/api/matches/" + two.match() + page).text();
                assertThat(text).doesNotContain("A-").doesNotContain("B-");
            }
            assertThat(two.a().ask("concede").get("type")).isEqualTo("accepted");
            assertThat(two.ana().get(path).text()).contains("\"B-");
        }
    }

    @Test
    void aLentCompanyIsPlayedWithoutBeingShown() {
        var ana = browser();
        var ben = browser();
        var line = "Reed Singers | conquest 2 | willpower orange | morale 3 | troops 4";
        var kept = ben.post("/api/forces", Map.of("game", "warcrow", "text", line));
        assertThat(kept.status()).as(kept.text()).isEqualTo(201);
        var id = kept.text("id");
        assertThat(ana.get("/api/forces/" + id).status()).isEqualTo(404);
        var refused = ana.post("/api/matches", game("b", "force:" + id));
        assertThat(refused.status()).isEqualTo(400);
        var made = ana.post("/api/matches", game("b", "lent:" + id, "event", "spring-cup"));
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        ben.post("/api/seats", Map.of("token", token(made.text("invite"))));
        var match = made.text("match");
        try (var two = new Two(match, ana, ben, ana.sit(match), ben.sit(match), "")) {
            until(two, "ChooseDeployed");
            assertThat(units(two.b(), "B")).hasSize(1);
            assertThat(two.a().all().toString()).doesNotContain("Reed Singers");
            assertThat(two.b().state().get("tableside").toString()).contains("event=spring-cup");
        }
    }
}
