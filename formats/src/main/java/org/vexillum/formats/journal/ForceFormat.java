package org.vexillum.formats.journal;

import java.util.Map;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Force;

/** How a journal holds the two forces, card by card. */
interface ForceFormat {
    Map<String, Object> write(Force force);

    /** The same cards again. */
    Force read(@Nullable Object written, String place);
}
