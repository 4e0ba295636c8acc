/** Stress, demoralised units, flight and rallying. */
package org.vexillum.warcrow.morale;
