/**
 * Facts as JSON or YAML, and answers read back.
 *
 * <p>{@link org.vexillum.gamekit.json.Facts} turns events, questions, legal answers, refusals and
 * wanted dice into maps whose order is that of the records. {@link
 * org.vexillum.gamekit.json.PlainAnswerReader} reads an answer to a question from such plain
 * values; what it cannot understand is an {@link org.vexillum.gamekit.Unreadable} that a {@link
 * org.vexillum.gamekit.text.Teller} puts into words.
 */
package org.vexillum.gamekit.json;
