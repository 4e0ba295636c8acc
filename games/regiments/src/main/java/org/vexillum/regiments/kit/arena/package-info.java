/** Regiments in the lab. */
package org.vexillum.regiments.kit.arena;
