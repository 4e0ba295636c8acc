/** Actions and how far they carry, moving, charging, stepping back, terrain on the way. */
package org.vexillum.regiments.movement;
