/**
 * What people see of a table, and how what they do with it becomes an answer.
 *
 * <p>One view and one prompt for all games: whoever draws them needs no rules.
 */
package org.vexillum.gamekit.screen;
