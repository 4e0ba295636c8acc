/** Special rules, as records that act at moments of the sequence. */
package org.vexillum.regiments.traits;
