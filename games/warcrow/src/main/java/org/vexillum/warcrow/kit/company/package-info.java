/** Companies of Warcrow: as files, and as the lines that players paste. */
package org.vexillum.warcrow.kit.company;
