/** The six scenarios: set-up, objectives and military points. */
package org.vexillum.warcrow.scenario;
