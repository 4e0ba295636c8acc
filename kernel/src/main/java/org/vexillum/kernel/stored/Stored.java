package org.vexillum.kernel.stored;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says by which keys a record or an enum stands in journals, answers, logs and fingerprints.
 *
 * <p>The keys were its names when it was stored first. Types, components and constants may be
 * renamed; their keys stay. The order of components and constants stays, too: new ones go to the
 * end.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Stored {
    /** All keys in one: {@code Key(part, part)}, instead of the other two. */
    String value() default "";

    /** The key of the type; {@code Outer.Inner} if its text names only the last part. */
    String as() default "";

    /** The keys of its components or constants, in their order. */
    String[] with() default {};
}
