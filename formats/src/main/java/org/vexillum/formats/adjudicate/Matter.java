package org.vexillum.formats.adjudicate;

import java.util.List;
import org.vexillum.formats.Place;
import org.vexillum.formats.position.Scene;

/**
 * One question: a table, what is to be done there, dice and answers.
 *
 * @param name as the file calls it, or empty
 */
record Matter(String name, Scene scene, List<Step> steps, DiceTray dice, AnswerSheet answers) {
    /** One thing to be done. */
    record Step(Place at, Task task, Task.Play play) {}
}
