package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Cause;

/** Something terrifying that lowers Resolve until the action ends (FB-SR-TERRIFYING-1). */
public record Terror(int x, Manner manner, Cause cause) {}
