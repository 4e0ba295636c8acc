/** Traits that a force describes itself, from a small vocabulary. */
package org.vexillum.regiments.traits.own;
