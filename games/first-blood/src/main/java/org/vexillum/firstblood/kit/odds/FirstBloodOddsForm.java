package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.Circumstance.Kind;
import org.vexillum.gamekit.odds.ForceLookup;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.odds.OddsForm;
import org.vexillum.gamekit.odds.OddsQuery;
import org.vexillum.gamekit.position.NodeReader;

/**
 * Odds of First Blood: what one regiment does to another.
 *
 * @param edition whose rules decide
 */
public record FirstBloodOddsForm(Edition edition) implements OddsForm {
    private static final Map<String, String> LABELS =
            Map.of(
                    "incantation",
                    "NAME",
                    "weapon",
                    "NAME",
                    "hitsFirst",
                    "KINDS",
                    "healsFirst",
                    "MODELS");

    @Override
    public List<String> actions() {
        return Stream.of(OddsAction.values()).map(deed -> NodeReader.written(deed)).toList();
    }

    @Override
    public List<Circumstance> circumstances() {
        var blows = List.of("clash", "opportunity", "impact");
        var shots = List.of("volley");
        var acting = List.of("clash", "opportunity", "impact", "volley");
        var led = List.of("clash", "opportunity", "impact", "volley", "challenge", "incantation");
        var suffering = List.of("clash", "opportunity", "impact", "hits", "morale");
        var spell = List.of("incantation");
        var all = new ArrayList<Circumstance>();
        all.addAll(Circumstance.all(Kind.NUMBER, List.of("hits"), "hits", "cleave"));
        all.addAll(Circumstance.all(Kind.NUMBER, List.of("morale"), "morale"));
        all.addAll(Circumstance.all(Kind.TEXT, spell, "incantation"));
        all.addAll(Circumstance.all(Kind.FLAG, spell, "interfered"));
        all.addAll(Circumstance.all(Kind.TEXT, shots, "weapon"));
        all.addAll(Circumstance.all(Kind.NUMBER, acting, "strikers"));
        all.addAll(Circumstance.all(Kind.NUMBER, suffering, "engaged"));
        all.addAll(Circumstance.all(Kind.FLAG, blows, "inspired"));
        all.addAll(Circumstance.all(Kind.FLAG, List.of("impact"), "noOverrun"));
        all.addAll(
                Circumstance.oneOf(
                        blows, OddsPreferences.AT_OFFICER, OddsPreferences.NOT_AT_OFFICER));
        all.addAll(Circumstance.all(Kind.TEXT, acting, OddsPreferences.HITS_FIRST));
        all.addAll(Circumstance.all(Kind.FLAG, List.of(), OddsPreferences.NO_BLESSING));
        all.addAll(Circumstance.all(Kind.TEXT, led, OddsPreferences.ACTOR_LOSES));
        all.addAll(Circumstance.all(Kind.TEXT, List.of(), OddsPreferences.TARGET_LOSES));
        all.addAll(Circumstance.all(Kind.TEXT, spell, OddsPreferences.HEALED));
        all.addAll(Circumstance.all(Kind.FLAG, shots, "aimed", "obscured"));
        all.addAll(Circumstance.all(Kind.FLAG, List.of("volley", "hits"), "ruin"));
        all.addAll(Circumstance.all(Kind.NUMBER, shots, "markers"));
        all.addAll(Circumstance.all(Kind.FLAG, led, "broken"));
        all.addAll(Circumstance.all(Kind.FLAG, List.of(), "targetBroken"));
        all.addAll(Circumstance.all(Kind.NUMBER, led, "models"));
        all.addAll(Circumstance.all(Kind.NUMBER, List.of(), "targetModels"));
        return all;
    }

    @Override
    public List<List<String>> contradictions() {
        return List.of(List.of(OddsPreferences.AT_OFFICER, OddsPreferences.NOT_AT_OFFICER));
    }

    @Override
    public String label(Circumstance circumstance) {
        return LABELS.getOrDefault(circumstance.id(), OddsForm.super.label(circumstance));
    }

    @Override
    public String example() {
        return "8x Reef Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | Shield";
    }

    @Override
    public OddsAnswer answer(OddsQuery asked, ForceLookup musters) {
        asked.action(actions());
        return new FirstBloodOdds(
                new UnplacedBattle(edition, asked, asked.circumstances(), musters).request());
    }
}
