/** Many games at once, and what they tell. */
package org.vexillum.lab;
