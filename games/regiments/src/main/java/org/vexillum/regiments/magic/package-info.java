/** Casters, their tokens and spells. */
package org.vexillum.regiments.magic;
