/** Events played at random, to see the pairing at work. */
package org.vexillum.tourneys.simulate;
