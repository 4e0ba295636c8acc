/** Files read as trees that remember where everything stood, JSON and YAML alike. */
package org.vexillum.gamekit.tree;
