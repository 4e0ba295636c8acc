package org.vexillum.regiments.kit.bot;

import org.vexillum.bots.Reason;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.shooting.ChooseTargets.Aims;

/**
 * What the greedy bot means to do with a unit.
 *
 * @param value what it hopes to gain, in points
 */
record ActivationPlan(
        String unit,
        Action action,
        @Nullable Manoeuvre manoeuvre,
        @Nullable String target,
        @Nullable Aims aims,
        double value,
        Reason reason) {}
