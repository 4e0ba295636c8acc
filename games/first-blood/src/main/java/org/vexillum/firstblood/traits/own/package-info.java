/** Special rules that a force describes for itself. */
package org.vexillum.firstblood.traits.own;
