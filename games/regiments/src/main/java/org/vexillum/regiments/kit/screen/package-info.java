/** The table of Regiments on the screen. */
package org.vexillum.regiments.kit.screen;
