/** Warcrow on the screen: the sheet of a referee, since the miniatures stand on a real table. */
package org.vexillum.warcrow.kit.screen;
