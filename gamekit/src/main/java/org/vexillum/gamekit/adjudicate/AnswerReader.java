package org.vexillum.gamekit.adjudicate;

import org.vexillum.gamekit.Names;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.Answers;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.Plain;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Reads an answer: in the form in which answers are printed, or as players put it. */
record AnswerReader<T extends Table<T>>(Docket<T> docket, T battle, Frame frame) {
    <A> A read(Question<T, A> question, Choices<A> choices, Node node) {
        if (node instanceof Node.Scalar scalar && Read.written(scalar).strip().equals("first"))
            return choices.list().getFirst(); // what the engine proposes
        var own = docket.answer(question, node, battle, frame);
        return own != null ? question.answerType().cast(own) : printed(question, node);
    }

    private <A> A printed(Question<T, A> question, Node node) {
        try {
            var names = Names.of(battle);
            var read = Answers.read(question, Plain.of(node), node.place().path(), names);
            return Shift.toRules(frame).of(read);
        } catch (Unreadable wrong) {
            throw Fault.of(wrong, node.place());
        } catch (IllegalArgumentException impossible) {
            throw new Fault(node.place(), "no-answer", QuestionNames.of(question));
        }
    }
}
