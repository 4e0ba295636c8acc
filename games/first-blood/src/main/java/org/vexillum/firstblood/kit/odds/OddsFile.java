package org.vexillum.firstblood.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.position.FirstBloodScene;
import org.vexillum.firstblood.kit.position.SceneReader;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.odds.Circumstance;
import org.vexillum.gamekit.odds.OddsAnswer;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Side;

/**
 * Reads a question about odds from a position file.
 *
 * <p>The field {@code odds} says who does what to whom; regiments and options are those of
 * positions.
 */
public final class OddsFile {
    private final FirstBloodScene scene;
    private final FieldGroup asked;

    private OddsFile(FirstBloodScene scene, FieldGroup asked) {
        this.scene = scene;
        this.asked = asked;
    }

    /**
     * @param usual the edition of a file that names none
     * @throws FileFault if the file cannot be understood
     */
    public static OddsAnswer read(FieldGroup file, FieldGroup asked, Edition usual) {
        var scene = SceneReader.read(file, usual, null);
        file.done();
        return new FirstBloodOdds(new OddsFile(scene, asked).request());
    }

    private OddsRequest request() {
        var deed = NodeReader.word(asked.needed("action"), OddsAction.class);
        boolean suffered = deed == OddsAction.HITS || deed == OddsAction.MORALE;
        var actor = suffered ? null : regiment("attacker", Side.A);
        var side = actor == null ? Side.B : actor.side().other();
        var target = actor != null && !asked.has("target") ? actor : regiment("target", side);
        var acting = actor == null ? target : actor;
        Circumstance.refuseOthers(asked, NodeReader.written(deed), fields());
        var request =
                new OddsRequest(
                        scene.battle(),
                        deed,
                        acting.id(),
                        target.id(),
                        OddsCircumstances.read(asked, deed, acting, target, "models", "wounds"));
        asked.done();
        new OddsRequestCheck(asked, request).check();
        return request;
    }

    /** What files say of a deed, by their own names; the rest is said of the regiments there. */
    private List<Circumstance> fields() {
        var fields = new ArrayList<Circumstance>();
        for (var one : new FirstBloodOddsForm(scene.battle().edition()).circumstances())
            switch (one.id()) {
                case "models", "targetModels", "inspired", "aimed", "broken", "targetBroken" -> {}
                case "strikers" -> fields.add(one.called("models"));
                case "morale" -> fields.add(one.called("wounds"));
                default -> fields.add(one);
            }
        return fields;
    }

    private Regiment regiment(String role, Side side) {
        var node = asked.needed(role);
        return node instanceof Node.Mapping ? scene.add(node, role, side) : called(node);
    }

    private Regiment called(Node node) {
        var name = NodeReader.name(node);
        var ids = new ArrayList<String>();
        for (var regiment : scene.battle().regiments()) {
            if (regiment.id().equals(name) || regiment.name().equalsIgnoreCase(name))
                return regiment;
            ids.add(regiment.id());
        }
        throw NodeReader.unknown(node, "unknown-unit", name, ids);
    }
}
