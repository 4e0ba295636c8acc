/** The five feats: set-up, procedures and arcane points. */
package org.vexillum.warcrow.feat;
