package org.vexillum.warcrow.kit.company;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Words;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.kit.position.PoolText;

/** A unit in one line, which can be pasted and read again. */
record UnitLine(Words words) {
    List<String> lines(Company company) {
        var lines = new ArrayList<String>();
        lines.add("++ " + company.name() + " ++");
        for (var unit : company.units())
            if (unit.id().equals(company.commander()))
                lines.add(words.say("company.commander") + ": " + unit.name());
        for (var unit : company.units()) lines.add(write(unit));
        return lines;
    }

    String write(UnitCard card) {
        var line = new StringBuilder(card.name());
        if (!card.keywords().isEmpty())
            line.append(
                    card.keywords().stream()
                            .map(this::keyword)
                            .collect(Collectors.joining(", ", " [", "]")));
        if (card.command() > 0) line.append(" (").append(card.command()).append(" CP)");
        field(line, UnitLineField.CONQUEST, conquest(card.conquest()));
        if (card.modifier() > 0) field(line, UnitLineField.MODIFIER, "" + card.modifier());
        field(line, UnitLineField.WILLPOWER, PoolText.write(card.willpower()));
        field(line, UnitLineField.MORALE, "" + card.morale());
        field(line, UnitLineField.TROOPS, "" + card.troops());
        if (card.supports() > 0) field(line, UnitLineField.SUPPORTS, "" + card.supports());
        if (!card.joins().isEmpty())
            field(line, UnitLineField.JOINS, String.join(", ", card.joins()));
        if (card.availability() > 1)
            field(line, UnitLineField.AVAILABILITY, "" + card.availability());
        return line.toString();
    }

    private void field(StringBuilder line, UnitLineField field, String value) {
        line.append(" | ").append(words.say(field.key())).append(' ').append(value);
    }

    private String keyword(Keyword keyword) {
        return words.say(UnitLineField.key(keyword));
    }

    private static String conquest(Conquest conquest) {
        if (conquest.steps().size() == 1 && conquest.steps().getFirst().troops() == 0)
            return "" + conquest.steps().getFirst().value();
        return conquest.steps().stream()
                .map(step -> step.troops() + ":" + step.value())
                .collect(Collectors.joining(" "));
    }
}
