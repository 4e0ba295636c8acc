/** How a game ends: five results and their tournament points. */
package org.vexillum.warcrow.result;
