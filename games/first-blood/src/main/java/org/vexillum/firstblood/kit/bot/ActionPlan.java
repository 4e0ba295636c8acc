package org.vexillum.firstblood.kit.bot;

import org.vexillum.bots.Reason;
import org.vexillum.firstblood.table.ActionKind;

/**
 * What the greedy bot means to do with the next action of a regiment.
 *
 * @param value what it hopes to gain with this action and those after it, in points
 */
record ActionPlan(ActionKind action, double value, Reason reason) {}
