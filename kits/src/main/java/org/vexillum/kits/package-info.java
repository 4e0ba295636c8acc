/** The games that the program has. */
package org.vexillum.kits;
