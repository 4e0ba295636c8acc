package org.vexillum.formats.firstblood.odds;

import org.vexillum.formats.Place;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;

/** What a question about odds supposes has to be possible. */
record Possible(Group given, OddsRequest request) {
    /**
     * @throws Fault if it is not
     */
    void check() {
        var why = strikingRule();
        if (!why.isEmpty() && request.circumstances().engaged() == 0)
            throw new Fault(at("engaged"), "nobody-engaged", request.struck().name(), why);
        if (given.flag("overrun") && !request.overrunning())
            throw new Fault(at("overrun"), "no-overrun", request.acting().name());
    }

    /** By which only enemies within reach are struck; empty for what is done from afar. */
    private String strikingRule() {
        return switch (request.deed()) {
            case CLASH -> "FB-CLASH-01";
            case OPPORTUNITY -> "FB-OPP-01";
            case IMPACT -> "FB-IMPACT-05";
            default -> "";
        };
    }

    private Place at(String field) {
        var node = given.get(field);
        return node == null ? given.at() : node.place();
    }
}
