/** What is said about an event, in English and Spanish. */
package org.vexillum.tourneys.text;
