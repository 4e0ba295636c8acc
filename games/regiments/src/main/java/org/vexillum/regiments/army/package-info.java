/** Army lists: cards of weapons, models and units, and the rules of list building. */
package org.vexillum.regiments.army;
