/** Matches and journals: the same set-up, dice and answers always give the same game. */
package org.vexillum.kernel.match;
