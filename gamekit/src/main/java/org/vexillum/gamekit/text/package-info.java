/**
 * Facts in words, in English and Spanish.
 *
 * <p>{@link org.vexillum.gamekit.text.Teller} is all that others need: {@code Teller.of(game, lang,
 * rulebook)}, then {@code line(event, names)}, {@code prompt(question, names)}, {@code
 * answer(question, answer, names)}, {@code answers(question, choices, most, names)}, {@code
 * dice(dice, names)} and {@code refusal(refusal, names)}. A {@link org.vexillum.gamekit.text.Log}
 * tells events in a row and puts the round before each.
 *
 * <p>The sentences are in {@code shared_LANG.properties} and {@code GAME_LANG.properties}: the key
 * is the {@link org.vexillum.gamekit.Kind} of the record, {@code KIND.label} the short name of a
 * question, {@code KIND.CONSTANT} a constant, {@code refusal.KEY} and {@code refusal.KEY.hint} a
 * refusal, {@code cause.NAME} the reason of a number. {@link org.vexillum.gamekit.text.Template}
 * says how values are put in.
 */
package org.vexillum.gamekit.text;
