/** Attacks: hits, blocks, wounds, casualties, melees. */
package org.vexillum.regiments.combat;
