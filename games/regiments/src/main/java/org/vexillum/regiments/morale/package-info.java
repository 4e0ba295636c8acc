/** Morale: tests, Shaken units, results of melees. */
package org.vexillum.regiments.morale;
