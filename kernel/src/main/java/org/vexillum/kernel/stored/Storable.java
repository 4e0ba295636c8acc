package org.vexillum.kernel.stored;

/** Something of which journals are kept: it knows what is stored of it. */
public interface Storable {
    /** The types that journals store, and by which keys. */
    StoredTypes stored();
}
