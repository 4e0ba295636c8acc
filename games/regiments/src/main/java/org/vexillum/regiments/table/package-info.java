/** The state of a battle: units in their ranks, the table, what is fixed and what changes. */
package org.vexillum.regiments.table;
