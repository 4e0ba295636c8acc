package org.vexillum.firstblood.army;

/** What kind of model it is; each has one type (FB-MODEL-03). */
public enum ModelType {
    INFANTRY(1), // FB-SIZE-01
    CAVALRY(2), // FB-SIZE-02
    BRUTE(2),
    MONSTER(3); // FB-SIZE-03

    private final int size;

    ModelType(int size) {
        this.size = size;
    }

    public int size() {
        return size;
    }
}
