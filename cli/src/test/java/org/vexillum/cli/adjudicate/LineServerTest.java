package org.vexillum.cli.adjudicate;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.cli.Call;
import org.vexillum.cli.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LineServerTest {
    private static final String HITS =
            "{\"game\":\"regiments\",\"do\":{\"kind\":\"hits\",\"hits\":2,\"ap\":1,"
                    + "\"target\":{\"id\":\"Y\",\"defense\":\"4+\"}},\"dice\":[4,5]}";

    private static List<JsonNode> serve(InputStream in, String... more) {
        var usual = System.in;
        try {
            System.setIn(in);
            var args = new ArrayList<>(List.of("adjudicate", "--serve"));
            args.addAll(List.of(more));
            var call = Call.vexillum(args.toArray(String[]::new));
            assertThat(call.code()).isZero();
            assertThat(call.err()).isEmpty();
            return call.out().lines().map(line -> new JsonMapper().readTree(line)).toList();
        } finally {
            System.setIn(usual);
        }
    }

    private static List<JsonNode> serve(String lines, String... more) {
        return serve(new ByteArrayInputStream(lines.getBytes(UTF_8)), more);
    }

    @Test
    void aQuestionALineIsAnsweredWithALine() {
        var answers = serve((HITS + "\n").repeat(100));
        assertThat(answers).hasSize(100);
        for (int i = 0; i < 100; i++) {
            var answer = answers.get(i);
            assertThat(answer.get("number").asInt()).isEqualTo(i + 1);
            assertThat(answer.get("format").asInt()).isEqualTo(2);
            var event = answer.get("answers").get(0).get("events").get(0);
            assertThat(event.get("wounds").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aBrokenLineAnswersWithAnErrorAndTheNextGoesOn() {
        var answers =
                serve(
                        String.join(
                                "\n",
                                "{\"do\":",
                                "",
                                "[]",
                                "\u0000",
                                HITS.replace("hits\",", "hurts\","),
                                HITS.replace("[4,5]", "[4]"),
                                "[".repeat(100_000),
                                HITS));
        assertThat(answers).hasSize(8);
        for (int i = 0; i < 5; i++) assertThat(status(answers, i)).isEqualTo("invalid");
        assertThat(answers.get(4).get("message").asString()).startsWith("question 5, line 1, do");
        assertThat(status(answers, 5)).isEqualTo("waiting");
        assertThat(status(answers, 6)).isEqualTo("invalid");
        assertThat(status(answers, 7)).isEqualTo("done");
    }

    private static String status(List<JsonNode> answers, int number) {
        return answers.get(number).get("status").asString();
    }

    @Test
    void aLineTooLongIsPassedOverAndNotKept() {
        var endless = new Endless(40L * LineServer.LONGEST);
        var after = new ByteArrayInputStream(("\n" + HITS + "\n").getBytes(UTF_8));
        var answers = serve(new SequenceInputStream(endless, after));
        assertThat(answers).hasSize(2);
        assertThat(answers.get(0).get("message").asString()).contains("longer than 1000000 bytes");
        assertThat(status(answers, 1)).isEqualTo("done");
    }

    @Test
    void whatIsNoTextIsSaidSo() {
        var latin = new ByteArrayInputStream(("{\"note\":\"ñ\"}\n" + HITS).getBytes(ISO_8859_1));
        var answers = serve(latin, "--lang", "es");
        assertThat(answers.get(0).get("message").asString()).contains("pregunta 1", "UTF-8");
        assertThat(status(answers, 1)).isEqualTo("done");
    }

    @Test
    void itTakesNoFilesBeside() {
        var call = Call.vexillum("adjudicate", "--serve", "position.yaml");
        assertThat(call.code()).isEqualTo(ExitCode.USAGE);
        assertThat(call.err()).contains("name no files");
    }

    @Test
    void aQuestionAboutAnEventIsAnsweredToo() {
        var answers = serve("{\"game\":\"warcrow\",\"participants\":13}\n");
        assertThat(answers.getFirst().get("rounds").asInt()).isPositive();
    }

    /** So many letters, without holding them. */
    private static final class Endless extends InputStream {
        private long left;

        private Endless(long left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left-- > 0 ? 'x' : -1;
        }
    }
}
