/** Taking aim and volleys. */
package org.vexillum.firstblood.shooting;
