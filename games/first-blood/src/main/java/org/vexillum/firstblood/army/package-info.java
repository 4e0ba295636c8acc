/** Cards of models and regiments, army lists and the rules for building them. */
package org.vexillum.firstblood.army;
