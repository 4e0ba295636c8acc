/** Rounds, turns and actions. */
package org.vexillum.lanterns.sequence;
