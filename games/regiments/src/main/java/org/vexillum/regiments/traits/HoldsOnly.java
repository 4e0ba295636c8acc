package org.vexillum.regiments.traits;

/** One model with it confines its unit to Hold actions (AOFR-MOVE-10). */
public interface HoldsOnly extends Trait {}
