package org.vexillum.gamekit.adjudicate;

import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.json.PlainAnswerReader;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.Frame;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.PlainTree;
import org.vexillum.kernel.match.Table;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Reads an answer: in the form in which answers are printed, or as players put it. */
record AnswerReader<T extends Table<T>>(TaskCatalogue<T> docket, T battle, Frame frame) {
    <A> A read(Question<T, A> question, Choices<A> choices, Node node) {
        if (node instanceof Node.Scalar scalar
                && NodeReader.written(scalar).strip().equals("first"))
            return choices.list().getFirst(); // what the engine proposes
        var own = docket.answer(question, node, battle, frame);
        return own != null ? question.answerType().cast(own) : printed(question, node);
    }

    private <A> A printed(Question<T, A> question, Node node) {
        try {
            var names = TableNames.of(battle);
            var read =
                    PlainAnswerReader.read(
                            question, PlainTree.of(node), node.place().path(), names);
            return OriginShift.toRules(frame).of(read);
        } catch (Unreadable wrong) {
            throw FileFault.of(wrong, node.place());
        } catch (IllegalArgumentException impossible) {
            throw new FileFault(node.place(), "no-answer", QuestionNames.of(question));
        }
    }
}
