/** Where the two editions differ: one small named policy for each difference. */
package org.vexillum.firstblood.edition;
