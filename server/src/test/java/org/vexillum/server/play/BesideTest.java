package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vexillum.server.Json;
import org.vexillum.server.store.SeatKind;

/** What takes long is done beside what goes on in a room. */
class BesideTest {
    @TempDir Path data;

    /** Work that waits for a thread, begun by hand in any order. */
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();

    private final Ear ear = new Ear();
    private final Visitor visitor = ear.visitor(SeatKind.BOTH);

    private void runAll() {
        while (!waiting.isEmpty()) waiting.remove().run();
    }

    /** The question that is asked first, with the first answer on offer. */
    private Map<String, Object> offered(String type, int id) {
        var state =
                ear.got.reversed().stream().filter(m -> m.get("type").equals("state")).findFirst();
        var prompts = (List<?>) state.orElseThrow().get("prompts");
        var prompt = (Map<?, ?>) prompts.getFirst();
        var option = (Map<?, ?>) ((List<?>) prompt.get("options")).getFirst();
        return Json.object(
                "type",
                type,
                "id",
                id,
                "number",
                prompt.get("number"),
                "answer",
                option.get("answer"));
    }

    @Test
    void anAnswerDoesNotWaitForTheOddsOfAnother() {
        new OneRoom(data, waiting::add, false)
                .with(live -> {
                    live.join(visitor);
                    runAll();
                    var check = Json.write(offered("check", 1));
                    var answer = Json.write(offered("answer", 2));
                    ear.types();

                    live.receive(visitor, check);
                    waiting.remove().run();
                    assertThat(ear.types()).as("the odds are still reckoned").isEmpty();
                    var reckoning = waiting.remove();

                    live.receive(visitor, answer);
                    runAll();
                    assertThat(ear.types()).startsWith("accepted", "state");

                    reckoning.run();
                    assertThat(ear.got).hasSize(1);
                    assertThat(ear.got.getFirst().get("id")).isEqualTo(1);
                    assertThat(ear.types()).containsExactly("verdict");
                });
    }

    @Test
    void whoPlaysWithoutBotsDoesNotWaitForThoseOfOthers() {
        new OneRoom(data, Runnable::run, _ -> {}, false)
                .with(live -> {
                    live.join(visitor);
                    for (int i = 1; i <= 3; i++) {
                        var answer = Json.write(offered("answer", i));
                        ear.got.clear();
                        live.receive(visitor, answer);
                        assertThat(ear.got)
                                .extracting(message -> (Object) message.get("type"))
                                .containsExactly("accepted", "state");
                    }
                });
    }
}
