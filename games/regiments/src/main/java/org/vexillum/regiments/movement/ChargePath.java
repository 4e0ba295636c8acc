package org.vexillum.regiments.movement;

import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.combat.ChargedSide;

/**
 * A legal charge.
 *
 * @param path straight, pivot, straight until the target is met
 * @param contact where the charger's front stands once it has lined up (AOFR-MELEE-01)
 */
public record ChargePath(Manoeuvre path, ChargedSide side, Pose contact) {}
