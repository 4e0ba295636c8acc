package org.vexillum.warcrow.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.warcrow.kit.position.PoolText;

/** Odds of Warcrow: a pool of dice, perhaps against the blocks of another. */
public final class WarcrowOddsForm implements OddsForm {
    private static final String POOL = "pool";
    private static final String INITIATIVE = "initiative";
    private static final Map<String, String> LABELS =
            Map.of(POOL, "DICE", "against", "DICE", "sealing", "TURN", INITIATIVE, "A:B");

    @Override
    public List<String> actions() {
        return List.of(POOL);
    }

    @Override
    public List<Circumstance> circumstances() {
        var all = new ArrayList<Circumstance>();
        all.addAll(Circumstance.all(Kind.FLAG, List.of(), "elite", "frightened", "stress"));
        all.addAll(Circumstance.all(Kind.NUMBER, List.of(), "needed", "sealing"));
        return all;
    }

    @Override
    public String example() {
        return "2 red, orange";
    }

    /** The dice stand where other games name units. */
    @Override
    public List<String> parties() {
        return List.of(POOL, "against");
    }

    @Override
    public List<Circumstance> onlyInCalls() {
        return Circumstance.all(Kind.TEXT, List.of(), INITIATIVE);
    }

    @Override
    public String label(Circumstance circumstance) {
        return LABELS.getOrDefault(circumstance.id(), OddsForm.super.label(circumstance));
    }

    /** A pool of dice. */
    @Override
    public boolean ofUnits() {
        return false;
    }

    @Override
    public OddsAnswer answer(OddsQuery asked, ForceLookup musters) {
        asked.action(actions());
        var given = asked.circumstances();
        var initiative = given.get(INITIATIVE);
        if (initiative != null) return OddsFile.initiative(NodeReader.text(initiative), initiative);
        return OddsFile.pool(
                PoolText.read(asked.attacking()),
                asked.target() == null ? null : asked.struck(),
                given);
    }
}
