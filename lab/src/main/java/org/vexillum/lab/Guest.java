package org.vexillum.lab;

import org.vexillum.regiments.table.Battle;

/** A player who wants to know when its game is over. */
public interface Guest {
    void over(Battle battle);
}
