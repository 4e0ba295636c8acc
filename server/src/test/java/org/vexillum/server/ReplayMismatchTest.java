package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.gamekit.desk.Desk;
import org.vexillum.gamekit.desk.Desks;
import org.vexillum.kernel.match.Table;

/** A newer program plays a stored game differently: the game is not lost. */
class ReplayMismatchTest extends ServerTest {
    /** What a later version does otherwise. */
    enum Change {
        /** Units that were deployed are tired: another hash, the same questions. */
        REGIMENTS_HASH("regiments", ""),
        /** The other side begins to deploy: answers are refused. */
        REGIMENTS_ANSWER("regiments", ""),
        FIRST_BLOOD_HASH("first-blood", "2"),
        FIRST_BLOOD_ANSWER("first-blood", "2");

        private final String game;
        private final String edition;

        Change(String game, String edition) {
            this.game = game;
            this.edition = edition;
        }

        Map<String, Object> wish() {
            var wish = ServerTest.wish("link");
            if (game.equals("regiments")) return wish;
            wish.put("game", game);
            wish.put("edition", edition);
            wish.put("a", "sample:lamplit-watch");
            wish.put("b", "sample:pit-wolves");
            return wish;
        }

        Optional<Desk<?, ?>> find(String name, String number) {
            var desk = Desks.find(name, number).orElseThrow();
            if (!name.equals(game)) return Optional.of(desk);
            return Optional.of(
                    switch (this) {
                        case REGIMENTS_HASH -> after(desk, Change::tire);
                        case REGIMENTS_ANSWER -> before(desk, Change::swap);
                        case FIRST_BLOOD_HASH -> after(desk, Change::aim);
                        case FIRST_BLOOD_ANSWER -> before(desk, Change::swapRaid);
                    });
        }

        private static void tire(org.vexillum.regiments.table.Battle battle) {
            var standing = battle.onTable(org.vexillum.kernel.Side.A);
            if (standing.size() > 1) standing.getFirst().setFatigued(true);
        }

        private static void swap(org.vexillum.regiments.table.Battle battle) {
            if (battle.units().stream().filter(unit -> unit.onTable()).count() == 2)
                battle.setToAct(battle.toAct().other());
        }

        private static void aim(org.vexillum.firstblood.table.Battle battle) {
            if (battle.regiments().stream().anyMatch(each -> each.activated()))
                battle.regiments().getFirst().setAimed(true);
        }

        private static void swapRaid(org.vexillum.firstblood.table.Battle battle) {
            if (battle.stage() == org.vexillum.firstblood.table.Stage.ACTION)
                battle.setToAct(battle.toAct().other());
        }
    }

    private static <T extends Table<T>> Desk<?, ?> after(Desk<?, ?> desk, Consumer<T> more) {
        return new OtherRules<>(ReplayMismatchTest.<T>of(desk), _ -> {}, more);
    }

    private static <T extends Table<T>> Desk<?, ?> before(Desk<?, ?> desk, Consumer<T> more) {
        return new OtherRules<>(ReplayMismatchTest.<T>of(desk), more, _ -> {});
    }

    @SuppressWarnings("unchecked") // a desk and what its rules do are of the same game
    private static <T extends Table<T>> Desk<T, ?> of(Desk<?, ?> desk) {
        return (Desk<T, ?>) desk;
    }

    private void restart(Change change) {
        stop();
        server = VexillumServer.start(options(), change::find);
    }

    /** Plays until the change makes a difference, and a little more. */
    private static void play(Two two, Change change) {
        play(two, change.game.equals("regiments") ? 16 : 24);
    }

    @ParameterizedTest
    @EnumSource
    void theGameGoesOnFromTheLastPositionThatAgreed(Change change) {
        var two = two(change.wish());
        play(two, change);
        var before = texts(two.a().log());
        two.close();
        restart(change);
        try (var a = two.ana().at(server.port()).sit(two.match());
                var b = two.ben().at(server.port()).sit(two.match(), "?lang=es")) {
            var again = new Two(two.match(), two.ana(), two.ben(), a, b, two.watch());
            again.asked();
            b.until(s -> true);
            assertThat(texts(a.log())).startsWith(before.toArray(String[]::new));
            assertThat(texts(a.log())).anyMatch(text -> text.contains("plays this game differ"));
            assertThat(texts(b.log())).anyMatch(text -> text.contains("juega esta partida de ot"));
            assertThat(a.state().get("notice").toString()).contains("plays this game differently");
            int lines = a.log().size();
            play(again, 6);
            assertThat(a.log()).hasSizeGreaterThan(lines);
            assertThat(a.state().get("notice")).isNull();
        }
        journalSaysSo(two);
        staysSo(change, two);
    }

    private void journalSaysSo(Two two) {
        var path = "/api/matches/" + two.match() + "/journal";
        var entries = (List<?>) two.ana().at(server.port()).get(path).json().get("entries");
        var notes =
                entries.stream().filter(each -> ((Map<?, ?>) each).containsKey("resumed")).toList();
        assertThat(notes).hasSize(1);
        assertThat(((Map<?, ?>) notes.getFirst()).get("step")).isNotNull();
        assertThat(entries.getLast()).isNotEqualTo(notes.getFirst());
    }

    /** The same program finds the game again as it left it. */
    private void staysSo(Change change, Two two) {
        List<String> log;
        try (var seat = two.ana().at(server.port()).sit(two.match())) {
            seat.until(s -> true);
            log = texts(seat.log());
        }
        restart(change);
        try (var seat = two.ana().at(server.port()).sit(two.match())) {
            seat.until(s -> true);
            assertThat(texts(seat.log())).isEqualTo(log);
        }
    }

    private static List<String> texts(List<Map<?, ?>> log) {
        var texts = new ArrayList<String>();
        for (var line : log) texts.add(line.get("text").toString());
        return texts;
    }

    @Test
    void theTableIsThatOfTheLastPositionThatAgreed() {
        var two = two();
        var seen = new ArrayList<String>();
        for (int i = 0; i < 16; i++) {
            play(two, 1);
            seen.add(units(two.a().state()));
        }
        two.close();
        restart(Change.REGIMENTS_HASH);
        try (var a = two.ana().at(server.port()).sit(two.match())) {
            a.until(s -> true);
            assertThat(units(a.state())).isIn(seen).isNotEqualTo(seen.getLast());
        }
    }

    private static String units(Map<?, ?> state) {
        return ((Map<?, ?>) state.get("view")).get("units").toString();
    }

    @Test
    void aFinishedGameIsShownAsItEnded() {
        var two = two();
        play(two, Change.REGIMENTS_HASH);
        two.a().ask("concede");
        two.b().until(s -> s.over());
        var log = texts(two.b().log());
        var result = ((Map<?, ?>) two.b().state().get("match")).get("result");
        two.close();
        restart(Change.REGIMENTS_HASH);
        try (var b = two.ben().at(server.port()).sit(two.match())) {
            b.until(s -> true);
            assertThat(b.over()).isTrue();
            assertThat(texts(b.log())).isEqualTo(log);
            assertThat(((Map<?, ?>) b.state().get("match")).get("result")).isEqualTo(result);
        }
    }

    @Test
    void theSameRulesFindTheGameWhereItStoodAfterTakingBack() {
        var two = two();
        play(two, 5);
        var seat = two.asked();
        seat.choose(0);
        assertThat(seat.ask("undo").get("type")).isEqualTo("accepted");
        play(two, 4);
        var log = texts(two.a().log());
        two.close();
        restart();
        try (var a = two.ana().at(server.port()).sit(two.match())) {
            a.until(s -> true);
            assertThat(texts(a.log())).isEqualTo(log);
        }
    }
}
