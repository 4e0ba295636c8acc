/** The table of First Blood on the screen. */
package org.vexillum.firstblood.kit.screen;
