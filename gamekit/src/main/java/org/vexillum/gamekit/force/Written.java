package org.vexillum.gamekit.force;

import org.vexillum.gamekit.Place;

/** A rule as somebody wrote it, and where. */
public record Written(String text, Place place) {}
