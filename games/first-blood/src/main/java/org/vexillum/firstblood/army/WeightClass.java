package org.vexillum.firstblood.army;

/** FB-MODEL-04. */
public enum WeightClass {
    LIGHT,
    MEDIUM,
    HEAVY
}
