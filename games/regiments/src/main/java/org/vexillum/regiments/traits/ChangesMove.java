package org.vexillum.regiments.traits;

/** Changes the inches of a move. */
public interface ChangesMove extends Trait {
    /**
     * @param running whether the action is Rush or Charge rather than Advance
     */
    int inches(boolean running);

    /** Whether one model with it binds the whole unit; otherwise all need it (AOFR-MOVE-10). */
    boolean bindsAll();
}
