package org.vexillum.formats.force;

import org.vexillum.formats.Place;

/** A rule as somebody wrote it, and where. */
public record Written(String text, Place place) {}
