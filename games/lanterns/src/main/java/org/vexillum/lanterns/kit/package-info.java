/** What the world sees of Lanterns at Dusk. */
package org.vexillum.lanterns.kit;
