package org.vexillum.tourneys.lists;

import java.util.List;

/**
 * Something about a list: {@code list.KEY} in the message bundles.
 *
 * @param illegal whether it makes the list illegal; otherwise it is only to be known
 */
public record ListFinding(String key, boolean illegal, String rule, List<Object> facts) {
    public ListFinding {
        facts = List.copyOf(facts);
    }
}
