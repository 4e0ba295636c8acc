package org.vexillum.gamekit.rules;

import java.util.List;
import java.util.Optional;

/**
 * One rule of the ledger, in our own words.
 *
 * @param area the part of the game it belongs to, as a key
 * @param areaName what people call the area, such as "line of sight"
 * @param source the publications and chapters as the ledger writes them
 * @param sources the same, read
 * @param edition {@code 1}, {@code 2} or {@code both} where a game has editions
 * @param ruling our reading where the publication is silent or unclear
 * @param optionField the option as the ledger writes it; see {@link #option}, {@link #onlyUnder}
 */
public record RuleEntry(
        String id,
        GameId game,
        String area,
        Bilingual areaName,
        Bilingual name,
        Bilingual text,
        String source,
        List<Source> sources,
        Origin origin,
        Optional<String> edition,
        Optional<Bilingual> ruling,
        Optional<Bilingual> example,
        Optional<Bilingual> optionField) {

    public RuleEntry {
        sources = List.copyOf(sources);
    }

    /** The publication named first. */
    public Bilingual publication() {
        return sources.getFirst().publication();
    }

    /** The chapter in the publication named first. */
    public Bilingual chapter() {
        return sources.getFirst().chapter();
    }

    /** The option that this rule declares. */
    public Optional<RuleOption> option() {
        return optionField.flatMap(RuleOption::parse);
    }

    /** The setting without which this rule does not count. */
    public Optional<ChosenOption> onlyUnder() {
        return option().isPresent()
                ? Optional.empty()
                : optionField.map(f -> ChosenOption.parse(f.en()));
    }
}
