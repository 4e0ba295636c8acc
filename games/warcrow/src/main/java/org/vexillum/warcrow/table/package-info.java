/** The state of a game. */
package org.vexillum.warcrow.table;
