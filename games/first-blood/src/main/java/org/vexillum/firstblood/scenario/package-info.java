/** Deployment order, reinforcements, objective zones, scoring, victory. */
package org.vexillum.firstblood.scenario;
