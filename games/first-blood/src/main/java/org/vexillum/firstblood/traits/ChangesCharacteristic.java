package org.vexillum.firstblood.traits;

import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.kernel.ExplainedNumber;

/** Changes a characteristic of its bearer. */
public interface ChangesCharacteristic extends Trait {
    ExplainedNumber change(ExplainedNumber value, Characteristic characteristic);
}
