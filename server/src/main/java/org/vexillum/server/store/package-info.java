/** What must survive: matches, their journals, seats and forces, in SQLite or PostgreSQL. */
package org.vexillum.server.store;
