/** The table of Regiments on the screen. */
package org.vexillum.screen.regiments;
