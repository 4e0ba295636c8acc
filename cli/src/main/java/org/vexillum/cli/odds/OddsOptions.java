package org.vexillum.cli.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.kernel.Nullable;
import picocli.CommandLine.Option;

/** The options that every game's odds have: who, whom, how many, under which readings. */
final class OddsOptions {
    /** What they are called where odds are asked for. */
    static final List<String> IDS =
            List.of(
                    "attacker",
                    "target",
                    "models",
                    "targetModels",
                    "losesFirst",
                    "targetLosesFirst");

    @Option(names = "--attacker", paramLabel = "FORCE/UNIT", descriptionKey = "odds.attacker")
    private @Nullable String attacker;

    @Option(names = "--target", paramLabel = "FORCE/UNIT", descriptionKey = "odds.target")
    private @Nullable String target;

    @Option(names = "--models", paramLabel = "N", descriptionKey = "odds.models")
    private @Nullable Integer models;

    @Option(names = "--target-models", paramLabel = "N", descriptionKey = "odds.target.models")
    private @Nullable Integer targetModels;

    @Option(names = "--loses-first", paramLabel = "MODELS", descriptionKey = "odds.loses.first")
    private @Nullable String losesFirst;

    @Option(
            names = "--target-loses-first",
            paramLabel = "MODELS",
            descriptionKey = "odds.target.loses.first")
    private @Nullable String targetLosesFirst;

    @Option(names = "--option", paramLabel = "NAME=VALUE", descriptionKey = "simulate.option")
    private Map<String, String> options = new LinkedHashMap<>();

    @Nullable String attacker() {
        return attacker;
    }

    @Nullable String target() {
        return target;
    }

    /** The forces whose units are named. */
    List<String> forces() {
        return Stream.of(attacker, target)
                .flatMap(Stream::ofNullable)
                .map(unit -> unit.substring(0, Math.max(0, unit.lastIndexOf('/'))))
                .toList();
    }

    /** How many are left and who falls next, where the call says so. */
    Map<String, Object> left() {
        var left = new LinkedHashMap<String, Object>();
        if (models != null) left.put("models", models);
        if (targetModels != null) left.put("targetModels", targetModels);
        if (losesFirst != null) left.put("losesFirst", losesFirst);
        if (targetLosesFirst != null) left.put("targetLosesFirst", targetLosesFirst);
        return left;
    }

    Map<String, String> options() {
        return options;
    }
}
