/** The greedy bot of Regiments and how it judges a table. */
package org.vexillum.regiments.kit.bot;
