package org.vexillum.firstblood.traits;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.kernel.Figure;

/** Changes a characteristic of its bearer. */
public interface ChangesCharacteristic extends Trait {
    Figure change(Figure value, Characteristic characteristic);
}
