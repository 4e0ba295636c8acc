package org.vexillum.warcrow.kit.company;

import java.util.List;
import java.util.Map;
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
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.CompanyCheck;
import org.vexillum.warcrow.army.UnitCard;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.table.Options;

/** Companies as far as the referee of a game has to know them. */
public record CompanyFormat() implements ForceFormat<Company> {
    private static final List<String> SAMPLES = List.of("grey-vigil", "ember-pact", "marsh-host");

    @Override
    public GameId game() {
        return WarcrowKit.ID;
    }

    @Override
    public List<String> samples() {
        return SAMPLES;
    }

    /** Whatever is no file with fields is a list of lines. */
    @Override
    public boolean pasted(String text) {
        return text.lines().noneMatch(line -> line.strip().equals("units:"));
    }

    @Override
    public @Nullable Company text(String text, Problems problems) {
        var company = new CompanyText(problems).read(text);
        return company.units().isEmpty() ? null : company;
    }

    @Override
    public Company tree(Node root, Problems problems) {
        return new CompanyTree(problems).read(root);
    }

    @Override
    public Map<String, Object> tree(Company company) {
        return CompanyWriter.tree(company);
    }

    @Override
    public List<String> roster(Company company, Lang lang) {
        return new UnitLine(Words.in(lang)).lines(company);
    }

    @Override
    public String chat(Company company, Lang lang, String signature) {
        var words = Words.in(lang);
        var line = new UnitLine(words);
        var head = "++ " + company.name() + " ++";
        List<java.util.function.Function<UnitCard, String>> ways =
                List.of(line::write, UnitCard::name);
        return new ChatRoster<>(head, company.units(), ways, words, signature).write();
    }

    @Override
    public List<Finding> check(Company company, Record options, int agreed) {
        return CompanyCheck.of(company, ((Options) options).commanderChoice());
    }

    @Override
    public List<Finding> counts(Company company, Record options, int agreed) {
        return CompanyCheck.counts(company);
    }

    @Override
    public ForceSummary muster(Company company) {
        var units =
                company.units().stream()
                        .map(unit -> new ForceSummary.Unit(unit.id(), unit.name(), List.of()))
                        .toList();
        return new ForceSummary(company.name(), 0, 0, units);
    }
}
