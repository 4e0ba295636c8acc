package org.vexillum.files.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.Schema;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.match.Match;
import org.vexillum.kernel.match.OpenQuestion;
import org.vexillum.regiments.mission.BattleStart;
import org.vexillum.regiments.table.Battle;

class JournalsTest {
    private static final long SEED = 5;
    private static final Journals JOURNALS = new Journals(List.of(SetUpOnly.TITLE));

    private static Match<Battle> match(@Nullable Long seed) {
        return new Match<>(
                SetUpOnly.TITLE.game(),
                BattleStart.start(SetUpOnly.SETTING),
                seed == null ? null : new SeededDice(seed));
    }

    /** Answers so many questions at random, dice that people roll included. */
    private static void play(Match<Battle> match, RandomSource lot, int most) {
        for (int i = 0; i < most && !match.over(); i++) {
            var wanted = match.awaited();
            if (wanted != null)
                match.enterDice(
                        java.util.stream.IntStream.range(0, wanted.count())
                                .mapToObj(_ -> lot.between(1, 6))
                                .toList());
            else answer(match, unanswered(match), lot);
        }
    }

    private static OpenQuestion<Battle, ?> unanswered(Match<Battle> match) {
        return match.open().stream().filter(open -> !open.answered()).findFirst().orElseThrow();
    }

    private static <A> void answer(
            Match<Battle> match, OpenQuestion<Battle, A> open, RandomSource lot) {
        var refusal = match.answer(open.side(), open.number(), open.choices().any(lot));
        assertThat(refusal).isNull();
    }

    private static Match<Battle> played() {
        var match = match(SEED);
        play(match, new RandomSource(1), 100);
        assertThat(match.over()).isTrue();
        return match;
    }

    /** Every file that is written fits the schema. */
    private static String file(Match<Battle> match, @Nullable Long seed) {
        var file = JOURNALS.write(BattleStart.start(SetUpOnly.SETTING), seed, match.journal());
        try {
            assertThat(Schema.faults("journal.schema.json", file)).isEmpty();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return file;
    }

    private static Playback<?> verify(String file) {
        return JOURNALS.verify(JOURNALS.read(file));
    }

    private static void assertTrouble(UnaryOperator<String> damage, String place, String key) {
        var file = file(played(), SEED);
        var damaged = damage.apply(file);
        assertThat(damaged).isNotEqualTo(file);
        assertThat(verify(damaged).trouble())
                .hasValueSatisfying(trouble -> {
                    assertThat(trouble.place()).isEqualTo(place);
                    assertThat(trouble.key()).isEqualTo(key);
                });
    }

    private static void assertUnreadable(String file, @Nullable String place, String key) {
        assertThatThrownBy(() -> JOURNALS.read(file))
                .isInstanceOfSatisfying(
                        Unreadable.class,
                        trouble -> {
                            if (place != null) assertThat(trouble.place()).isEqualTo(place);
                            assertThat(trouble.key()).isEqualTo(key);
                        });
    }

    @Nested
    class ASavedMatch {
        @Test
        void isTheSameWhenItIsPlayedAgain() {
            for (int seed = 0; seed < 20; seed++) {
                var match = match((long) seed);
                play(match, new RandomSource(seed), 100);
                var again = verify(file(match, (long) seed));
                assertThat(again.trouble()).isEmpty();
                assertThat(again.match().journal()).isEqualTo(match.journal());
                assertThat(again.match().fingerprints()).isEqualTo(match.fingerprints());
                assertThat(again.match().events().toString()).isEqualTo(match.events().toString());
            }
        }

        @Test
        void keepsItsSetting() {
            var start = (Battle) JOURNALS.read(file(played(), SEED)).start();
            assertThat(start.setting()).isEqualTo(SetUpOnly.SETTING);
        }

        @Test
        void mayBeUnfinished() {
            var match = match(SEED);
            play(match, new RandomSource(3), 4);
            assertThat(verify(file(match, SEED)).trouble()).isEmpty();
            assertThat(verify(file(match, SEED)).match().open()).hasSize(match.open().size());
        }

        @Test
        void keepsDiceThatPeopleRolled() {
            var match = match(null);
            play(match, new RandomSource(4), 100);
            assertThat(match.journal()).anyMatch(entry -> entry instanceof Entry.DiceFell);
            assertThat(verify(file(match, null)).trouble()).isEmpty();
        }

        @Test
        void keepsWhatWasTakenBackAndShowsIt() {
            var match = match(SEED);
            play(match, new RandomSource(1), 5);
            match.takeBack(2);
            play(match, new RandomSource(2), 100);
            var again = verify(file(match, SEED));
            assertThat(again.trouble()).isEmpty();
            assertThat(again.match().table().fingerprint()).isEqualTo(match.table().fingerprint());
            assertThat(again.chapters().get(6).entry()).isEqualTo(new Entry.TakenBack(2));
            assertThat(again.chapters().get(6).events()).isEmpty();
        }

        @Test
        void keepsCorrectionsConcessionsAndStandingPasses() {
            var match = match(SEED);
            match.standingPass(Side.A, "SetAside", true);
            play(match, new RandomSource(1), 2);
            match.correct(List.of(Side.A, Side.B), new SetUpOnly.Turn(Side.B), "it was so");
            play(match, new RandomSource(2), 6);
            match.concede(Side.A);
            var again = verify(file(match, SEED));
            assertThat(again.trouble()).isEmpty();
            assertThat(again.match().journal()).isEqualTo(match.journal());
            assertThat(((Battle) again.match().table()).conceded()).isEqualTo(Side.A);
        }

        @Test
        void answersThatAStandingPassGaveAreCheckedToo() {
            var match = match(SEED);
            match.standingPass(Side.A, "SetAside", true);
            play(match, new RandomSource(1), 100);
            var file = file(match, SEED);
            assertThat(file).contains("\"passed\"");
            assertThat(verify(file).trouble()).isEmpty();
            var damaged = file.replaceFirst("\"passed\" : \\d+", "\"passed\" : 99");
            assertThat(verify(damaged).trouble())
                    .hasValueSatisfying(t -> assertThat(t.key()).isEqualTo("not-passed"));
        }

        @Test
        void tellsWhatEachEntryBroughtAbout() {
            var match = played();
            var chapters = verify(file(match, SEED)).chapters();
            assertThat(chapters).hasSize(match.journal().size() + 1);
            assertThat(chapters.stream().mapToInt(chapter -> chapter.events().size()).sum())
                    .isEqualTo(match.events().size());
        }
    }

    @Nested
    class WhereItDiffers {
        @Test
        void aDieThatTheSeedDoesNotGive() {
            assertTrouble(
                    file ->
                            file.replaceFirst("\"dice\" : \\[ \\d", "\"dice\" : [ 7")
                                    .replace("[ 7", "[ " + other(file)),
                    "begin.dice[0]",
                    "differs");
        }

        private static String other(String file) {
            int at = file.indexOf("\"dice\" : [ ") + "\"dice\" : [ ".length();
            return file.charAt(at) == '1' ? "2" : "1";
        }

        @Test
        void anotherSeed() {
            assertTrouble(
                    file -> file.replace("\"seed\" : \"5\"", "\"seed\" : \"6\""),
                    "begin.dice[0]",
                    "differs");
        }

        @Test
        void theHashOfATable() {
            assertTrouble(
                    file ->
                            file.replaceFirst(
                                    "\"tables\" : \\[ \"\\p{XDigit}+", "\"tables\" : [ \"abc"),
                    "begin.tables[0]",
                    "differs");
        }

        @Test
        void theEnd() {
            assertTrouble(
                    file -> file.replace("\"over\" : true", "\"over\" : false"),
                    "end.over",
                    "differs");
        }

        @Test
        void anAnswerOfAnotherSide() {
            assertTrouble(
                    file -> {
                        int at = file.indexOf("\"side\" : \"") + "\"side\" : \"".length();
                        var other = file.charAt(at) == 'A' ? "B" : "A";
                        return file.substring(0, at) + other + file.substring(at + 1);
                    },
                    "entries[0]",
                    "other-side");
        }

        @Test
        void anAnswerThatTheRulesRefuse() {
            assertTrouble(
                    file -> file.replaceFirst("\"y\" : [\\d.]+", "\"y\" : 0"),
                    "entries[0]",
                    "refused");
        }

        @Test
        void anAnswerToAnotherQuestion() {
            assertTrouble(
                    file -> file.replaceFirst("\"asked\" : \"\\p{XDigit}+", "\"asked\" : \"12"),
                    "entries[0]",
                    "other-question");
        }

        @Test
        void anAnswerOutOfTurn() {
            assertTrouble(
                    file -> file.replaceFirst("\"number\" : 0", "\"number\" : 8"),
                    "entries[0]",
                    "not-open");
        }

        @Test
        void anAnswerOfAnotherForm() {
            assertTrouble(
                    file -> file.replaceFirst("\"y\" : [\\d.]+", "\"z\" : 0"),
                    "entries[0].answer",
                    "unknown-field");
        }

        @Test
        void withoutVerifyingOnlyWhatTheRulesNeedIsLookedAt() {
            var file = file(played(), SEED).replace("\"over\" : true", "\"over\" : false");
            assertThat(JOURNALS.play(JOURNALS.read(file)).trouble()).isEmpty();
        }
    }

    @Nested
    class Unreadables {
        private final String file = file(played(), SEED);

        @Test
        void textThatIsNoJson() {
            assertUnreadable("{ this is none }", "1:3", "no-json");
            assertUnreadable("[".repeat(9999), "", "json-deep");
        }

        @Test
        void jsonThatIsNotWhole() {
            assertUnreadable(file.substring(0, file.length() / 2), null, "json-cut");
            assertUnreadable("", "", "json-cut");
            assertUnreadable(file + "{}", null, "json-more");
            assertUnreadable("{\"a\": 1,\n\"a\": 2}", "2:1", "json-twice");
        }

        @Test
        void aTableOnWhichNoBattleCanBegin() {
            assertUnreadable(
                    file.replaceFirst("\"width\" : \\d+", "\"width\" : 0"), "setting", "refused");
        }

        @Test
        void jsonThatIsNoJournal() {
            assertUnreadable("{\"format\" : \"shopping-list\"}", "format", "no-journal");
            assertUnreadable("[]", "", "no-fields");
        }

        @Test
        void aLaterVersionOfTheFormat() {
            assertUnreadable(
                    file.replace("\"version\" : 1", "\"version\" : 2"),
                    "version",
                    "format-version");
        }

        @Test
        void anUnknownGameOrRuleset() {
            assertUnreadable(
                    file.replace("\"game\" : \"regiments\"", "\"game\" : \"chess\""),
                    "game",
                    "no-game");
            assertUnreadable(
                    file.replaceFirst("\"ruleset\" : \\d", "\"ruleset\" : 8"),
                    "ruleset",
                    "no-ruleset");
        }

        @Test
        void aFieldThatNobodyKnows() {
            assertUnreadable(
                    file.replace("\"end\" :", "\"fin\" : 1, \"end\" :"), "", "unknown-field");
        }

        @Test
        void aDieWithSevenFaces() {
            assertUnreadable(
                    file.replaceFirst("\"dice\" : \\[ \\d", "\"dice\" : [ 7"),
                    "begin.dice[0]",
                    "no-face");
        }

        /** Whatever happens to the file, there is a clear message and nothing else. */
        @Test
        void damageOfAnyKind() {
            var lot = new RandomSource(9);
            for (int i = 0; i < 2000; i++) {
                var damaged = new StringBuilder(file);
                for (int n = lot.between(1, 3); n > 0; n--) damage(damaged, lot);
                try {
                    verify(damaged.toString());
                } catch (Unreadable told) {
                    assertThat(told.key()).isNotEmpty();
                }
            }
        }

        private static void damage(StringBuilder text, RandomSource lot) {
            int at = lot.below(text.length());
            switch (lot.below(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.setCharAt(at, (char) lot.between(32, 126));
                default -> text.insert(at, (char) lot.between(32, 126));
            }
        }
    }
}
