/** The state of a battle: regiments, models, statuses, tokens, cards. */
package org.vexillum.firstblood.table;
