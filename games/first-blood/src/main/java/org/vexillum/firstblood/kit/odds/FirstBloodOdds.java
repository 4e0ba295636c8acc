package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.firstblood.odds.CastingOdds;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsChart;
import org.vexillum.gamekit.odds.OddsFigure;
import org.vexillum.gamekit.odds.OddsWords;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.WorkCancelled;

/**
 * The answer to a question about odds in First Blood.
 *
 * <p>It is worked out when it is first looked at, and once however often it is told.
 */
public final class FirstBloodOdds implements OddsAnswer {
    /** So many ways in which dice can fall take two seconds: 200 to 500 take a millisecond. */
    private static final int LONG = 600_000;

    /** To look at so many takes half a second at most. */
    private static final int LOOKED_AT = 100_000;

    private final OddsRequest request;
    private @Nullable Worked worked;
    private @Nullable List<RuleContribution> additions;

    private record Worked(Odds odds, Optional<CastingOdds> casting) {}

    FirstBloodOdds(OddsRequest request) {
        this.request = request;
    }

    OddsRequest request() {
        return request;
    }

    Odds odds() {
        return worked().odds;
    }

    /** If an incantation is asked about. */
    Optional<CastingOdds> casting() {
        return worked().casting;
    }

    private Worked worked() {
        var known = worked;
        if (known == null) {
            var casting = request.casting();
            known = new Worked(casting.map(CastingOdds::odds).orElseGet(request::odds), casting);
            worked = known;
        }
        return known;
    }

    /** What special rules add. */
    List<RuleContribution> additions() {
        var known = additions;
        if (known == null) {
            known = RuleContribution.all(request, odds());
            additions = known;
        }
        return known;
    }

    /** Once with all special rules, and once without each of them. */
    private int times() {
        return 1 + RuleContribution.count(request);
    }

    @Override
    public boolean takesLong() {
        var left = new AtomicInteger(Math.min(LOOKED_AT, LONG / times()));
        try {
            Cancellation.asLongAs(() -> left.getAndDecrement() > 0, this::odds);
            return false;
        } catch (WorkCancelled _) {
            return true;
        }
    }

    @Override
    public String attacker() {
        return request.acting().name();
    }

    @Override
    public boolean idle() {
        return request.idle();
    }

    @Override
    public List<String> notEnforced() {
        var rules = new ArrayList<String>();
        for (var regiment : OddsFacts.involved(request))
            for (var rule : OddsFacts.notEnforced(regiment))
                rules.add(rule + " (" + regiment.name() + ")");
        return rules;
    }

    @Override
    public List<String> lines(Lang lang) {
        return new OddsSheet(this, lang).lines();
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        return picture(lang).charts();
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        return picture(lang).figures();
    }

    private OddsPicture picture(Lang lang) {
        return new OddsPicture(this, OddsWords.of(FirstBloodKit.ID, lang));
    }

    @Override
    public Map<String, Object> facts() {
        return new OddsFacts(this).all();
    }
}
