/** [Command] abilities, challenges, inspiring presence. */
package org.vexillum.firstblood.characters;
