/** Age of Fantasy: Regiments. */
package org.vexillum.regiments;
