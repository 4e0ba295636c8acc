package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.AskedQuestion;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.mission.SetAside.Reserves;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;

/** Set-up in its order: markers, edges, reserves, deployment, Scouts (AOFR-DEPLOY-04). */
public final class SetUp {
    private SetUp() {}

    /** Plays the next piece: one roll, one marker, one unit. */
    public static void step(Battle battle, Referee<Battle> referee) {
        switch (battle.stage()) {
            case MARKERS -> markers(battle, referee);
            case EDGES -> edges(battle, referee);
            case SET_ASIDE -> setAside(battle, referee);
            case DEPLOYMENT -> new Deployment(battle, referee, Status.UNDEPLOYED).step();
            case SCOUTS -> new Deployment(battle, referee, Status.SCOUT).step();
            default -> throw new IllegalStateException("set-up is over: " + battle.stage());
        }
    }

    private static void markers(Battle battle, Referee<Battle> referee) {
        if (battle.markersToPlace() == 0) new RollMarkers().play(battle, referee);
        else placeMarker(battle, referee);
    }

    private static void placeMarker(Battle battle, Referee<Battle> referee) {
        if (new MarkerChoices(battle).first() == null) leaveOut(battle, referee);
        else placeMarker(battle, battle.toAct(), referee);
        if (battle.markersToPlace() == 0) battle.setStage(Stage.EDGES);
    }

    private static void placeMarker(Battle battle, Side side, Referee<Battle> referee) {
        int number = battle.markers().size() + 1;
        var at = referee.ask(side, new PlaceMarker(number));
        var markers = new ArrayList<>(battle.markers());
        markers.add(new Marker(at, null));
        battle.setMarkers(markers);
        battle.setMarkersToPlace(battle.markersToPlace() - 1);
        battle.setToAct(side.other());
        var rules = Rules.of("AOFR-MISSION-02", "AOFR-MISSION-03");
        referee.record(new MissionEvents.MarkerPlaced(side, number, at, rules));
    }

    private static void leaveOut(Battle battle, Referee<Battle> referee) {
        var rules = Rules.of("AOFR-MISSION-03");
        referee.record(new MissionEvents.MarkersLeftOut(battle.markersToPlace(), rules));
        battle.setMarkersToPlace(0);
    }

    /** The winner chooses an edge, deploys first and opens the first round. */
    private static void edges(Battle battle, Referee<Battle> referee) {
        var winner = RollOff.between(RollOff.Occasion.DEPLOYMENT, referee);
        battle.setOpening(winner);
        battle.setToAct(winner);
        var edge = referee.ask(winner, new ChooseEdge());
        boolean south = edge == ChooseEdge.Edge.SOUTH;
        battle.setSouthern(south ? winner : winner.other());
        battle.setStage(Stage.SET_ASIDE);
        var rules = Rules.of("AOFR-DEPLOY-01");
        referee.record(new MissionEvents.EdgeChosen(winner, edge, rules));
    }

    /** Both sides choose at once; a side without Ambush or Scout has nothing to choose. */
    private static void setAside(Battle battle, Referee<Battle> referee) {
        var asked = new ArrayList<AskedQuestion<Battle, ?>>();
        for (var side : Side.values())
            if (new ReserveChoices(battle, side).open())
                asked.add(new AskedQuestion<>(side, new SetAside(side)));
        if (!asked.isEmpty()) reveal(asked, referee.askTogether(asked), battle, referee);
        battle.setStage(Stage.DEPLOYMENT);
    }

    private static void reveal(
            List<AskedQuestion<Battle, ?>> asked,
            List<Object> answers,
            Battle battle,
            Referee<Battle> referee) {
        var kept = new Reserves[] {Reserves.NONE, Reserves.NONE};
        for (int i = 0; i < answers.size(); i++)
            kept[asked.get(i).side().ordinal()] = (Reserves) answers.get(i);
        for (var reserves : kept) {
            for (var id : reserves.ambush()) battle.unit(id).setStatus(Status.AMBUSH);
            for (var id : reserves.scouts()) battle.unit(id).setStatus(Status.SCOUT);
        }
        referee.reveal(new MissionEvents.ReservesRevealed(kept[0], kept[1], rules(kept)));
    }

    private static Rules rules(Reserves[] kept) {
        var rules = Rules.of("AOFR-DEPLOY-04");
        for (var reserves : kept) {
            if (!reserves.ambush().isEmpty()) rules = rules.and("AOFR-SR-AMBUSH-1");
            if (!reserves.scouts().isEmpty()) rules = rules.and("AOFR-SR-SCOUT-1");
        }
        return rules;
    }
}
