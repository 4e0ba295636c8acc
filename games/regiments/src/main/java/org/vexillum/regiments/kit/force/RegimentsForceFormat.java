package org.vexillum.regiments.kit.force;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.force.ChatRoster;
import org.vexillum.gamekit.force.ForceFormat;
import org.vexillum.gamekit.force.ForceSummary;
import org.vexillum.gamekit.rules.GameId;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.ForceCheck;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.kit.RegimentsKit;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.traits.Trait;

/** Army lists of Regiments. */
public final class RegimentsForceFormat implements ForceFormat<Force> {
    private static final Pattern PASTED =
            Pattern.compile(
                    "(?m)^\\s*\\+\\+|\\bQ\\d\\+\\s+D\\d\\+|\\|\\s*\\d+\\s*(?:pts|puntos)\\b");

    @Override
    public GameId game() {
        return RegimentsKit.ID;
    }

    @Override
    public List<String> samples() {
        return RegimentsSamples.names();
    }

    @Override
    public boolean pasted(String text) {
        return PASTED.matcher(text).find();
    }

    @Override
    public @Nullable Force text(String text, Problems problems) {
        var force = new ForceText(problems).read(text);
        return force.units().isEmpty() ? null : force;
    }

    @Override
    public Force tree(Node root, Problems problems) {
        return new ForceTree(problems).read(root);
    }

    @Override
    public Map<String, Object> tree(Force force) {
        return ForceWriter.tree(force);
    }

    @Override
    public List<String> roster(Force force, Lang lang) {
        return Roster.lines(force, lang);
    }

    /** Heroes are marked with a star. */
    @Override
    public String chat(Force force, Lang lang, String signature) {
        var words = Words.in(lang);
        var cards = new CardText(words);
        var head = ChatRoster.head(words, force.name(), force.points(), force.limit());
        return new ChatRoster<>(head, force.units(), ChatLines.ways(force, cards), words, signature)
                .write();
    }

    @Override
    public List<Finding> check(Force force, Record options, int agreed) {
        return ForceCheck.check(force, (Options) options, agreed);
    }

    @Override
    public List<Finding> counts(Force force, Record options, int agreed) {
        return ForceCheck.counts(force, (Options) options, agreed);
    }

    @Override
    public ForceSummary muster(Force force) {
        var units = force.units().stream().map(RegimentsForceFormat::unit).toList();
        return new ForceSummary(force.name(), force.points(), force.limit(), units);
    }

    private static ForceSummary.Unit unit(UnitCard unit) {
        var unenforced = unit.unenforced().stream().map(Trait::written).toList();
        return new ForceSummary.Unit(unit.id(), unit.name(), unenforced);
    }
}
