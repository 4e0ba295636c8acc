package org.vexillum.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The program says tú wherever it speaks Spanish, and calls each thing by one name. */
class SpanishTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern SPANISH = Pattern.compile("(_es\\.properties|\\bes\\.ts)$");

    private static final String ORDERS =
            "abra|acepte|añada|borre|busque|cambie|cierre|coloque|compruebe|confirme|consulte|copie"
                    + "|corrija|cree|dé|deje|describa|diga|divida|ejecute|elija|empiece|enumere|envíe"
                    + "|escriba|espere|guarde|haga|indique|inicie|instale|intente|introduzca|juegue"
                    + "|lea|llame|mire|mueva|muestre|pegue|pida|ponga|pruebe|pulse|quite|rellene"
                    + "|repita|responda|reúna|revise|seleccione|separe|suba|termine|tire|use|vea"
                    + "|vuelva";

    private static final String ORDERS_WITH_A_PRONOUN =
            "ábra|añáda|bórre|búsque|cámbie|colóque|descríba|déje|divída|elíja|envíe|escríba|guárde"
                    + "|hága|indíque|inténte|múeva|pégue|pída|pónga|quíte|revíse|súba|úse|véa";

    /** An order stands where a sentence or a part of it begins. */
    private static final Pattern FORMAL =
            Pattern.compile(
                    "(?:^[^=]*= ?|: '|[:;.!?»)] |, o |; o )(?:"
                            + ORDERS
                            + ")\\b|\\b(?:"
                            + ORDERS_WITH_A_PRONOUN
                            + ")l[oa]s?\\b|\\busted(?:es)?\\b|¿(?:quería|desea)\\b",
                    Pattern.CASE_INSENSITIVE
                            | Pattern.UNICODE_CASE
                            | Pattern.UNICODE_CHARACTER_CLASS);

    /** It says Oscurecido, Voleo, Retirada, lanzador, [Comando], Terreno Abrupto, miniatura. */
    private static final Pattern OTHER_WORDS_OF_FIRST_BLOOD =
            Pattern.compile(
                    "(?i)\\boculto|andanada|destrab|hechicer|conjuro|\\[mando\\]|presencia de mando"
                            + "|quebrado|entorpecedor|accidentado|\\bmodelos?\\b");

    @Test
    void nobodyIsCalledUsted() throws IOException {
        assertThat(spoken())
                .hasSizeGreaterThan(4000)
                .filteredOn(line -> FORMAL.matcher(line).find())
                .isEmpty();
    }

    @Test
    void aFileIsCalledArchivo() throws IOException {
        assertThat(spoken()).noneMatch(line -> line.toLowerCase(Locale.ROOT).contains("fichero"));
    }

    @Test
    void eachGameIsSpokenOfInTheWordsOfItsLedger() throws IOException {
        assertThat(spoken("first-blood"))
                .hasSizeGreaterThan(1000)
                .noneMatch(OTHER_WORDS_OF_FIRST_BLOOD.asPredicate());
        assertThat(spoken("warcrow"))
                .hasSizeGreaterThan(300)
                .noneMatch(line -> line.toLowerCase(Locale.ROOT).contains("zancada"));
        assertThat(spoken("regiments"))
                .hasSizeGreaterThan(600)
                .noneMatch(line -> line.toLowerCase(Locale.ROOT).contains("miniatura"));
    }

    @Test
    void ordersToStrangersWouldBeFound() {
        for (var line :
                List.of(
                        "usage.meant = ¿Quería decir {0}?",
                        "odds.whom = Indique quién ataca a quién.",
                        "x=Falta un archivo: indique uno, o use --kinds.",
                        "file.not.text = No es texto; guárdelo con otra codificación."))
            assertThat(line).containsPattern(FORMAL);
    }

    private static List<String> spoken() throws IOException {
        return lines(folders());
    }

    private static List<String> spoken(String game) throws IOException {
        return lines(List.of(ROOT.resolve("games").resolve(game).resolve("src/main/resources")));
    }

    private static List<String> lines(List<Path> folders) throws IOException {
        var lines = new ArrayList<String>();
        for (var folder : folders)
            try (Stream<Path> files = Files.walk(folder)) {
                for (var file : files.toList()) {
                    var name = file.getFileName().toString();
                    if (SPANISH.matcher(name).find()) lines.addAll(Files.readAllLines(file));
                }
            }
        return lines;
    }

    private static List<Path> folders() throws IOException {
        var folders = new ArrayList<>(List.of(ROOT.resolve("web/src/words")));
        try (Stream<Path> modules =
                Stream.concat(Files.list(ROOT), Files.list(ROOT.resolve("games")))) {
            modules.map(module -> module.resolve("src/main/resources"))
                    .filter(Files::isDirectory)
                    .forEach(folders::add);
        }
        return folders;
    }
}
