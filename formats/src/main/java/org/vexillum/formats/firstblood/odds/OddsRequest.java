package org.vexillum.formats.firstblood.odds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.vexillum.firstblood.odds.CastingOdds;
import org.vexillum.firstblood.odds.Odds;
import org.vexillum.firstblood.odds.Probe;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.formats.odds.OddsAnswer;
import org.vexillum.formats.odds.OddsChart;
import org.vexillum.formats.odds.OddsFigure;
import org.vexillum.formats.odds.OddsWords;
import org.vexillum.kernel.Event;
import org.vexillum.rulebook.GameId;
import org.vexillum.rulebook.Lang;

/** A question about odds: what one regiment does to another. */
public record OddsRequest(
        Battle battle, Deed deed, String actor, String target, Circumstances circumstances)
        implements OddsAnswer {
    Regiment acting() {
        return battle.regiment(actor);
    }

    Regiment struck() {
        return battle.regiment(target);
    }

    /** Whether somebody does it, rather than only suffering it. */
    boolean led() {
        return deed != Deed.HITS && deed != Deed.MORALE;
    }

    private Sequence sequence() {
        return Sequences.of(this);
    }

    Odds odds() {
        return sequence().odds(battle);
    }

    /** If an incantation is asked about. */
    Optional<CastingOdds> casting() {
        return sequence() instanceof Sequence.Cast cast
                ? Optional.of(Odds.of(battle, cast.spell()))
                : Optional.empty();
    }

    /** What happens if something does, for the numbers that are needed. */
    List<Event> numbers() {
        return Probe.of(battle.copy(), sequence()::play);
    }

    @Override
    public String attacker() {
        return acting().name();
    }

    @Override
    public boolean idle() {
        return sequence() instanceof Sequence.Nothing;
    }

    @Override
    public List<String> lines(Lang lang) {
        return new OddsSheet(this, lang).lines();
    }

    @Override
    public List<OddsChart> charts(Lang lang) {
        return new OddsPicture(this, OddsWords.of(GameId.FIRST_BLOOD, lang)).charts();
    }

    @Override
    public List<OddsFigure> figures(Lang lang) {
        return new OddsPicture(this, OddsWords.of(GameId.FIRST_BLOOD, lang)).figures();
    }

    @Override
    public Map<String, Object> facts() {
        return new OddsFacts(this).all();
    }
}
