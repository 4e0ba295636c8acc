/** Distances between models and regiments: engagement, command range, commanding presence. */
package org.vexillum.firstblood.ranges;
