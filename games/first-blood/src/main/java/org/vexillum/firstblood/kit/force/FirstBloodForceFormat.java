package org.vexillum.firstblood.kit.force;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.army.ForceCheck;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
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

/**
 * Army lists of First Blood.
 *
 * @param edition in which lists are read
 */
public record FirstBloodForceFormat(Edition edition) implements ForceFormat<Force> {
    private static final Pattern PASTED =
            Pattern.compile("\\[\\s*M\\s*\\d{1,2}[ ,;]+V\\s*\\d", Pattern.CASE_INSENSITIVE);

    private static final List<String> SAMPLES =
            List.of(
                    "drowned-stair",
                    "ninefold-ember",
                    "thornwake",
                    "ironward-levy",
                    "pit-wolves",
                    "lamplit-watch");

    @Override
    public GameId game() {
        return FirstBloodKit.ID;
    }

    @Override
    public List<String> samples() {
        return SAMPLES;
    }

    @Override
    public boolean pasted(String text) {
        return PASTED.matcher(text).find();
    }

    @Override
    public @Nullable Force text(String text, Problems problems) {
        var force = new ForceText(edition, problems).read(text);
        return force.regiments().isEmpty() ? null : force;
    }

    @Override
    public Force tree(Node root, Problems problems) {
        return new ForceTree(edition, problems).read(root);
    }

    @Override
    public Map<String, Object> tree(Force force) {
        return ForceWriter.tree(force, edition);
    }

    @Override
    public List<String> roster(Force force, Lang lang) {
        return new Roster(Words.in(lang)).lines(force, edition);
    }

    /** The character's regiment is marked with a star. */
    @Override
    public String chat(Force force, Lang lang, String signature) {
        var words = Words.in(lang);
        var head = ChatRoster.head(words, force.name(), force.points(), force.limit());
        var ways = new Roster(words).ways();
        return new ChatRoster<>(head, force.regiments(), ways, words, signature).write();
    }

    @Override
    public List<Finding> check(Force force, Record options, int agreed) {
        return ForceCheck.check(force, edition, agreed);
    }

    @Override
    public List<Finding> counts(Force force, Record options, int agreed) {
        return ForceCheck.counts(force, agreed);
    }

    @Override
    public ForceSummary muster(Force force) {
        var units = force.regiments().stream().map(FirstBloodForceFormat::unit).toList();
        return new ForceSummary(force.name(), force.points(), force.limit(), units);
    }

    private static ForceSummary.Unit unit(RegimentCard card) {
        return new ForceSummary.Unit(card.id(), card.name(), OwnRules.unknown(card));
    }
}
