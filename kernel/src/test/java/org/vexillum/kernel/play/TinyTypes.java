package org.vexillum.kernel.play;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.KernelTypes;
import org.vexillum.kernel.stored.StoredTypes;

/** What the made-up game stores, as the compiler writes it for the games. */
final class TinyTypes extends StoredTypes {
    static final StoredTypes ALL = new TinyTypes();

    private TinyTypes() {
        super(KernelTypes.ALL);
        declare(Pick.class, "Pick", "options", "secret", "pass");
    }

    @Override
    protected @Nullable Object part(int type, Object record, int part) {
        var pick = (Pick) record;
        return switch (part) {
            case 1 -> pick.secret();
            case 2 -> pick.pass();
            default -> pick.options();
        };
    }
}
