package org.vexillum.gamekit.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Meanings;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.rules.RuleLookup;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.TargetNumber;
import org.vexillum.kernel.match.Entry;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Says in one language what the rules of one game only state as facts. */
public final class Teller {
    private final GameLanguage tongue;

    private Teller(GameLanguage tongue) {
        this.tongue = tongue;
    }

    public static Teller of(GameId game, Lang lang, RuleLookup rulebook) {
        return new Teller(GameLanguage.of(game, lang, rulebook));
    }

    /** An event as one line, without its round; {@link Log} adds that. */
    public String line(Event event, TableNames names) {
        return record(event, names);
    }

    /** What a question asks. */
    public String prompt(Question<?, ?> question, TableNames names) {
        return record(question, names);
    }

    /** A journal entry: what a side did unasked, or answered. */
    public String entry(Entry entry, TableNames names) {
        return record(entry, names);
    }

    /** What is agreed on against the rules. */
    public String correction(Object correction, TableNames names) {
        return record(correction, names);
    }

    private String record(Object record, TableNames names) {
        return tongue.messages()
                .find(Kind.of(record.getClass()))
                .map(template -> template.fill(new RecordScope(record, phrases(names), null)))
                .orElseGet(record::toString);
    }

    /** An answer to a question. */
    public String answer(Question<?, ?> question, Object answer, TableNames names) {
        var phrases = phrases(names);
        var meaning = Meanings.ofAnswer(question.getClass());
        return phrases.of(answer, meaning, new RecordScope(question, phrases, null));
    }

    /** The legal answers, at most so many; the last line says how many more there are. */
    public <A> List<String> answers(
            Question<?, A> question, Choices<A> choices, int most, TableNames names) {
        var list = choices.list();
        var lines = new ArrayList<String>();
        for (var answer : list.subList(0, Math.min(most, list.size())))
            lines.add(answer(question, answer, names));
        if (list.size() > most) lines.add(say("answers.more", list.size() - most));
        if (!choices.complete()) lines.add(say("answers.others"));
        return lines;
    }

    /** Dice that somebody has to roll. */
    public String dice(Dice dice, TableNames names) {
        var key = "dice.wanted";
        return tongue.messages()
                .find(key)
                .map(template -> template.fill(new RecordScope(dice, phrases(names), null)))
                .orElse(key);
    }

    /** Why an answer is refused, and what to do. */
    public RefusalText refusal(Refusal refusal, TableNames names) {
        var scope = new FactScope(refusal.facts(), phrases(names));
        var key = "refusal." + refusal.key();
        return new RefusalText(fill(key, scope), fill(key + ".hint", scope), refusal.rules());
    }

    /** What cannot be understood, and where it stands. */
    public String unreadable(Unreadable wrong) {
        var scope = new FactScope(wrong.facts(), phrases(TableNames.NONE));
        var said = fill("unreadable." + wrong.key(), scope);
        return wrong.place().isEmpty() ? said : wrong.place() + ": " + said;
    }

    /** Why a player answered what it did, by the key and the facts of its reason. */
    public String why(String key, List<Object> facts, TableNames names) {
        return fill("why." + key, new FactScope(facts, phrases(names)));
    }

    /** What a die has to show, with its reasons. */
    public String target(TargetNumber target) {
        return tongue.dice().target(target);
    }

    /** A number with its reasons. */
    public String figure(ExplainedNumber figure) {
        return tongue.dice().figure(figure, String::valueOf);
    }

    /** A piece of terrain; one without a name of its own by its sort. */
    public String scenery(String name) {
        return phrases(TableNames.NONE).scenery(name);
    }

    /** A message with its facts by place. */
    public String say(String key, Object... facts) {
        return fill(key, new FactScope(List.of(facts), phrases(TableNames.NONE)));
    }

    /** A message with its facts by name. */
    public String say(String key, Map<String, ?> facts, TableNames names) {
        return fill(key, new NamedScope(facts, phrases(names)));
    }

    private String fill(String key, Scope scope) {
        return tongue.messages().find(key).map(template -> template.fill(scope)).orElse(key);
    }

    private Phrases phrases(TableNames names) {
        return new Phrases(tongue, names);
    }

    Messages messages() {
        return tongue.messages();
    }
}
