package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.force.WrittenRule;

/**
 * What only some models of a unit have.
 *
 * @param models how many have it
 * @param command whether it makes its bearer one of the command group
 */
record Upgrade(
        int models,
        boolean command,
        String name,
        List<WrittenRule> rules,
        List<WeaponDraft> weapons) {}
