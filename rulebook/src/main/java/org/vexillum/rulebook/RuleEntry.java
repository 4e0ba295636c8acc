package org.vexillum.rulebook;

import java.util.List;
import java.util.Optional;

/**
 * One rule of the ledger, in our own words.
 *
 * @param area the part of the game it belongs to, as a key; see {@link #areaName}
 * @param source the publications and chapters as the ledger writes them; see {@link #sources}
 * @param edition {@code 1}, {@code 2} or {@code both} where a game has editions
 * @param ruling our reading where the publication is silent or unclear
 * @param optionField the option as the ledger writes it; see {@link #option}, {@link #onlyUnder}
 */
public record RuleEntry(
        String id,
        String area,
        Bilingual name,
        Bilingual text,
        String source,
        Origin origin,
        Optional<String> edition,
        Optional<Bilingual> ruling,
        Optional<Bilingual> example,
        Optional<Bilingual> optionField) {

    public GameId game() {
        return GameId.ofRule(id);
    }

    /** What people call the area, such as "line of sight". */
    public Bilingual areaName() {
        return Areas.name(area);
    }

    public List<Source> sources() {
        return Source.parse(source);
    }

    /** The publication named first. */
    public Bilingual publication() {
        return sources().getFirst().publication();
    }

    /** The chapter in the publication named first. */
    public Bilingual chapter() {
        return sources().getFirst().chapter();
    }

    /** The option that this rule declares. */
    public Optional<RuleOption> option() {
        return optionField.flatMap(RuleOption::parse);
    }

    /** The setting without which this rule does not count. */
    public Optional<Setting> onlyUnder() {
        return option().isPresent()
                ? Optional.empty()
                : optionField.map(f -> Setting.parse(f.en()));
    }
}
