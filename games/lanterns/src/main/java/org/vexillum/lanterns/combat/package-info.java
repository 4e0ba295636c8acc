/** Shooting and melee. */
package org.vexillum.lanterns.combat;
