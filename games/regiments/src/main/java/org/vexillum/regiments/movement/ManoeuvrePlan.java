package org.vexillum.regiments.movement;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/**
 * How a unit gets to a wanted place.
 *
 * @param legal the legal manoeuvre that leads there with the least movement, or null
 * @param whyNot the rule that prevents it, if there is none
 * @param nearest the legal manoeuvre that ends nearest to it
 */
public record ManoeuvrePlan(
        @Nullable Manoeuvre legal, @Nullable Refusal whyNot, Manoeuvre nearest) {}
