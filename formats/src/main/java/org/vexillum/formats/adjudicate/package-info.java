/**
 * Settles what people ask about a position: dice and answers from a file, rules from the engine.
 *
 * <p>Each game brings a {@link org.vexillum.formats.adjudicate.Docket} of what can be asked.
 */
package org.vexillum.formats.adjudicate;
