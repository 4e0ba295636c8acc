/** Army lists: the unit book, lists pasted as text, and what is checked on them. */
package org.vexillum.tourneys.lists;
