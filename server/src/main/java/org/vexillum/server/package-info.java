/** The table in the browser: HTTP, WebSocket, seats and persistence; no rules. */
package org.vexillum.server;
