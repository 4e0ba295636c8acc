/**
 * Settles what people ask about a position: dice and answers from a file, rules from the engine.
 *
 * <p>Each game brings a {@link org.vexillum.gamekit.adjudicate.TaskCatalogue} of what can be asked.
 */
package org.vexillum.gamekit.adjudicate;
