package org.vexillum.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.rules.Lang;

class ServerWordsTest {
    private static final Pattern REFUSED =
            Pattern.compile("(?:Refused\\.\\w+\\(|new RequestRefused\\(\\d+, )\"([\\w-]+)\"");

    private static ResourceBundle bundle(Lang lang) {
        return ResourceBundle.getBundle(ServerWords.BUNDLE, lang.locale());
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(bundle(Lang.ES).keySet()).isEqualTo(bundle(Lang.EN).keySet());
    }

    @Test
    void everyFieldOfARequestIsCalledInWords() throws IOException {
        var asked =
                Pattern.compile(
                        "(?<!Json)\\.(?:text|whole|wholes|wholeOrNull|flag|object|objects|list|oneOf|point)"
                                + "\\(\"(\\w+)\"");
        var raw = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList())
                asked.matcher(Files.readString(file))
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> !ServerWords.in(Lang.EN).has("field." + name))
                        .forEach(raw::add);
        }
        assertThat(raw).isEmpty();
    }

    @Test
    void whatIsMissingIsSaidInWordsWithWhatToDo() {
        var spanish = RefusalWords.words(RequestRefused.wrong("missing", "name"), Lang.ES);
        assertThat(spanish.get("message")).isEqualTo("Falta algo: un nombre.");
        assertThat(spanish.get("hint").toString()).startsWith("Rellénalo");
        assertThat(spanish.get("place")).isEqualTo("name");
        var unheard = RefusalWords.words(RequestRefused.wrong("missing", "zeal"), Lang.EN);
        assertThat(unheard.get("message").toString()).contains("the field “zeal”");
    }

    @Test
    void whateverIsRefusedHasItsWords() throws IOException {
        var missing = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList())
                REFUSED.matcher(Files.readString(file))
                        .results()
                        .map(found -> found.group(1))
                        .filter(key -> !ServerWords.in(Lang.EN).has("error." + key))
                        .forEach(missing::add);
        }
        missing.remove("invalid"); // comes with its own words
        assertThat(missing).isEmpty();
    }
}
