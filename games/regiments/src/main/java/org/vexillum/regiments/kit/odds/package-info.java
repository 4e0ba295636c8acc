/** Odds as people ask for them and read them. */
package org.vexillum.regiments.kit.odds;
