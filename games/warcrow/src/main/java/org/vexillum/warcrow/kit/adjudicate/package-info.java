/** What can be asked about positions of Warcrow. */
package org.vexillum.warcrow.kit.adjudicate;
