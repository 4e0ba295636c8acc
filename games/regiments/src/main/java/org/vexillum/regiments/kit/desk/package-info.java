/** New battles, terrain and corrections that players agree on. */
package org.vexillum.regiments.kit.desk;
