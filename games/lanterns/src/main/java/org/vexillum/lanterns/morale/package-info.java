/** Nerve. */
package org.vexillum.lanterns.morale;
