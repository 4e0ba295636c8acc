package org.vexillum.firstblood.traits;

/** Terrain and regiments in between do not obscure its targets. */
public interface SeesThroughCover extends Trait {}
