package org.vexillum.tourneys.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The packs that ship with the program. */
public final class Packs {
    private static final SequencedMap<String, Pack> ALL =
            load("warcrow", "regiments", "first-blood", "plain");

    private Packs() {}

    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    public static Optional<Pack> called(String id) {
        return ALL.values().stream().filter(pack -> plain(pack.id()).equals(plain(id))).findFirst();
    }

    private static String plain(String id) {
        return id.toLowerCase(Locale.ROOT).replace("-", "").replace(" ", "");
    }

    public static Pack warcrow() {
        return called("warcrow").orElseThrow();
    }

    public static Pack plain() {
        return called("plain").orElseThrow();
    }

    private static SequencedMap<String, Pack> load(String... names) {
        var mapper = YAMLMapper.builder().build();
        var packs = new LinkedHashMap<String, Pack>();
        for (var name : names)
            try (var in = Packs.class.getResourceAsStream(name + ".yaml")) {
                if (in == null) throw new IOException("the program was built without " + name);
                packs.put(name, mapper.readValue(in, Pack.class));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        return packs;
    }
}
