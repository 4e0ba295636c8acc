package org.vexillum.firstblood.army;

/** The eight characteristics (FB-PROF-01). */
public record Profile(
        int march,
        int volley,
        int clash,
        int attacks,
        int wounds,
        int resolve,
        int defense,
        int evasion) {
    public int value(Characteristic characteristic) {
        return switch (characteristic) {
            case MARCH -> march;
            case VOLLEY -> volley;
            case CLASH -> clash;
            case ATTACKS -> attacks;
            case WOUNDS -> wounds;
            case RESOLVE -> resolve;
            case DEFENSE -> defense;
            case EVASION -> evasion;
        };
    }
}
