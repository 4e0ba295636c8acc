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
        if (given.flag("overrun") && !request.overrunning())
            throw new Fault(at("overrun"), "no-overrun", request.acting().name());
    }

    private Place at(String field) {
        var node = given.get(field);
        return node == null ? given.at() : node.place();
    }
}
