/** One tournament game of Warcrow, refereed from what the players see on their table. */
package org.vexillum.warcrow;
