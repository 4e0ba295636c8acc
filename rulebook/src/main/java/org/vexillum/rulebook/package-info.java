/** The ledger of rules in English and Spanish, looked up and searched. */
package org.vexillum.rulebook;
