/** The referee: the only way out of the rules, and the kinds of referees there are. */
package org.vexillum.kernel.referee;
