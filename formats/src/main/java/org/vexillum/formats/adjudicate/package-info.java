/**
 * Settles what people ask about a position: dice and answers from a file, rules from the engine.
 */
package org.vexillum.formats.adjudicate;
