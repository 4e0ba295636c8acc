package org.vexillum.kernel;

import org.vexillum.kernel.stored.Stored;

/**
 * Why a number is what it is: a rule, and the name under which the players know the reason.
 *
 * @param name a trait as written on the card ("AP(2)"), or a word of the game ("cover")
 */
@Stored(
        as = "Cause",
        with = {"rule", "name"})
public record Cause(String rule, String name) {}
