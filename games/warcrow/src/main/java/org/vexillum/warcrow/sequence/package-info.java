/** Preparation, deployment, turns, activations, rounds and the end. */
package org.vexillum.warcrow.sequence;
