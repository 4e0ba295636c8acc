/** Morale dice, broken regiments, rallies and stranded models. */
package org.vexillum.firstblood.morale;
