/** Exact odds, folded over the states the rules lead to. No sampling. */
package org.vexillum.regiments.odds;
