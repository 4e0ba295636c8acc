/** Who stands where, and why. */
package org.vexillum.tourneys.standing;
