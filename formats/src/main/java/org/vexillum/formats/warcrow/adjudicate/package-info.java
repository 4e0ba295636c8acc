/** What can be asked about positions of Warcrow. */
package org.vexillum.formats.warcrow.adjudicate;
