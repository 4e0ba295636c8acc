/** Shooting: who may shoot whom, cover, targets and volleys. */
package org.vexillum.regiments.shooting;
