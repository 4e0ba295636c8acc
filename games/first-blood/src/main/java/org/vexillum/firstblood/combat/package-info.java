/** Blows, defence rolls, wounds, casualties and healing. */
package org.vexillum.firstblood.combat;
