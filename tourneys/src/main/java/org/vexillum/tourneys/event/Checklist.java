package org.vexillum.tourneys.event;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.stored.Stored;

/** What is looked at when somebody checks in. */
public final class Checklist {
    /** WC-MINI-08. */
    @Stored(
            as = "Checklist.State",
            with = {"OPEN", "PASSED", "FAILED"})
    public enum State {
        OPEN,
        PASSED,
        FAILED
    }

    /** An item as a sentence mentions it: in words. */
    public record Item(String key) {}

    /** WC-ORG-05: an id of the publisher's program, which official events ask for. */
    public static final String REGISTERED = "registered";

    /** WC-KIT-01. */
    public static final String MATERIAL = "material";

    private static final List<String> MINIATURES =
            List.of(
                    "official", // WC-MINI-01
                    "assembled", // WC-MINI-02
                    "recognisable", // WC-MINI-03
                    "bases", // WC-MINI-02
                    "proxies", // WC-MINI-04, WC-MINI-06
                    "conversions"); // WC-MINI-07

    private Checklist() {}

    /** All items of an event. */
    public static List<String> items(Settings settings) {
        var items = new ArrayList<>(MINIATURES);
        if (settings.options().paintingRequired()) items.add("painted"); // WC-MINI-05
        items.add(MATERIAL);
        items.add(REGISTERED);
        return items;
    }

    /** Those that may keep somebody from being paired: missing material can be shared. */
    static List<String> barring(Settings settings) {
        var items = new ArrayList<>(items(settings));
        items.remove(MATERIAL);
        items.remove(REGISTERED);
        return items;
    }
}
