package org.vexillum.regiments.traits;

/** Its wounds cannot be ignored (AOFR-SR-REGEN-2). */
public interface IgnoresRegeneration extends Trait {
    /** The rule by which it does so. */
    String regenerationRule();
}
