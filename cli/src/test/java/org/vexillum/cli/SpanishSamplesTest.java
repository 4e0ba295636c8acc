package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.cli.Call.vexillum;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever asks in Spanish reads of the sample forces and their units in Spanish. */
class SpanishSamplesTest {
    private static final String MARCH = "La Marca de la Sal";
    private static final String[] NAMES = {
        MARCH, "El Bosque Hueco", "Lanceros de las Olas", "Guardia del Puerto"
    };

    @TempDir private Path folder;

    private static String spanish(String... args) {
        var all = new String[args.length + 2];
        System.arraycopy(args, 0, all, 0, args.length);
        all[args.length] = "--lang";
        all[args.length + 1] = "es";
        var call = vexillum(all);
        assertThat(call.code()).as(call.err()).isZero();
        return call.out();
    }

    private static String[] simulation(String... more) {
        var usual =
                new String[] {
                    "simulate",
                    "--a",
                    "salt-march",
                    "--b",
                    "hollow-wood",
                    "--games",
                    "1",
                    "--seed",
                    "7",
                    "--bot-a",
                    "random",
                    "--bot-b",
                    "random"
                };
        var all = new String[usual.length + more.length];
        System.arraycopy(usual, 0, all, 0, usual.length);
        System.arraycopy(more, 0, all, usual.length, more.length);
        return all;
    }

    @Test
    void aSimulationTellsOfThem() {
        assertThat(spanish(simulation())).contains(NAMES).doesNotContain("Wave Lancers");
    }

    /** The same seed gives the same games in every language. */
    @Test
    void whatComesOutDoesNotDependOnTheNames() {
        var english = vexillum(simulation("--json")).out();
        var names = "\"name\" : \"[^\"]*\"";
        assertThat(spanish(simulation("--json")).replaceAll(names, ""))
                .isEqualTo(english.replaceAll(names, ""));
    }

    @Test
    void aReplayTellsOfThemInTheLanguageOfItsReader() {
        var english = folder.resolve("english.json").toString();
        assertThat(vexillum(simulation("--journal", english)).code()).isZero();
        assertThat(spanish("replay", english)).contains(NAMES).doesNotContain("Wave Lancers");
        assertThat(spanish("replay", english, "--json"))
                .contains(NAMES)
                .doesNotContain("Wave Lancers deploy");
        var spanish = folder.resolve("spanish.json").toString();
        spanish(simulation("--journal", spanish));
        assertThat(vexillum("replay", spanish).out())
                .contains("The Salt March", "Wave Lancers")
                .doesNotContain(NAMES);
        assertThat(vexillum("replay", spanish, "--verify").code()).isZero();
    }

    @Test
    void listsAndRostersTellOfThem() {
        assertThat(spanish("force", "list"))
                .contains(MARCH, "Guardianes de la Escalera Hundida")
                .doesNotContain("The Salt March");
        assertThat(spanish("force", "list", "--json")).contains("\"id\" : \"salt-march\"", MARCH);
        assertThat(spanish("force", "show", "salt-march")).contains(MARCH, "Lanceros de las Olas");
        assertThat(spanish("force", "check", "salt-march")).contains(MARCH);
    }

    /** A unit may be asked for by its name in either language. */
    @Test
    void oddsTellOfThem() {
        for (var unit : new String[] {"Wave Lancers", "Lanceros de las Olas"})
            assertThat(
                            spanish(
                                    "odds",
                                    "--attacker",
                                    "salt-march/" + unit,
                                    "--target",
                                    "salt-march/Harbour Guard",
                                    "--charge"))
                    .contains("Lanceros de las Olas", "Guardia del Puerto")
                    .doesNotContain("Harbour Guard");
    }
}
