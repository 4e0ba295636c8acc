/** The mission: markers, deployment, victory. */
package org.vexillum.regiments.mission;
