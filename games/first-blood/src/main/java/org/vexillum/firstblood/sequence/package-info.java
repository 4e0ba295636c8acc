/** Rounds, command stacks, supremacy, activations, draw events. */
package org.vexillum.firstblood.sequence;
