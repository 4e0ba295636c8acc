package org.vexillum.firstblood.table;

import org.vexillum.kernel.stored.Stored;

/** Every action a regiment can take (FB-LIST-01, FB-LIST-02, FB-CHAR-08, FB-SR-OVERCHARGE-1). */
@Stored(
        as = "ActionKind",
        with = {
            "MARCH",
            "CHARGE",
            "RALLY",
            "TAKE_AIM",
            "VOLLEY",
            "CLASH",
            "INSPIRE",
            "COMBAT_REFORM",
            "DISENGAGE",
            "COMBAT_RALLY",
            "CHALLENGE",
            "SPELLCASTING",
            "OVERCHARGE",
            "SKIP"
        })
public enum ActionKind {
    MARCH,
    CHARGE,
    RALLY,
    TAKE_AIM,
    VOLLEY,
    CLASH,
    INSPIRE,
    COMBAT_REFORM,
    DISENGAGE,
    COMBAT_RALLY,
    CHALLENGE,
    SPELLCASTING,
    OVERCHARGE,
    SKIP // FB-ACT-16
}
