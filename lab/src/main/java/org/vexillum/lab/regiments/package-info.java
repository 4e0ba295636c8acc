/** Regiments in the lab. */
package org.vexillum.lab.regiments;
