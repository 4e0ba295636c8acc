/** What the tests of every module share. */
package org.vexillum.testkit;
