/** Rounds, turns and activations. */
package org.vexillum.regiments.sequence;
