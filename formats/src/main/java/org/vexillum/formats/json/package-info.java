/**
 * Facts as JSON or YAML, and answers read back.
 *
 * <p>{@link org.vexillum.formats.json.Facts} turns events, questions, legal answers, refusals and
 * wanted dice into maps whose order is that of the records.
 */
package org.vexillum.formats.json;
