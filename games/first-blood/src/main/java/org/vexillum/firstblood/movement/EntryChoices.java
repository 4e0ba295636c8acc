package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** The places to which a regiment may march on; entering nobody is one of them (FB-REINF-11). */
final class EntryChoices extends LegalMoves<EntryRules> {
    private static final int STEP = Lengths.inches(4);
    private static final int TRIES = 8;

    EntryChoices(EntryRules errand) {
        super(errand);
    }

    @Override
    public List<ModelMoves> list() {
        var list = new ArrayList<ModelMoves>();
        for (var stretch : errand.stretches()) {
            int length =
                    stretch.upright()
                            ? stretch.toY() - stretch.fromY()
                            : stretch.toX() - stretch.fromX();
            for (int along = STEP / 2; along < length; along += STEP) add(list, stretch, along);
        }
        list.add(ModelMoves.STAY);
        return list;
    }

    private void add(List<ModelMoves> list, DeploymentZones.Stretch stretch, int along) {
        var moves = errand.round(inside(stretch, along, errand.length().value() / 2));
        if (!moves.models().isEmpty() && errand.legal(moves)) list.add(moves);
    }

    /** A place so far in from a point of the edge. */
    private Point inside(DeploymentZones.Stretch stretch, int along, int deep) {
        var setting = errand.battle.setting();
        if (!stretch.upright()) {
            int y = stretch.fromY() == 0 ? deep : setting.depth() - deep;
            return new Point(stretch.fromX() + along, y);
        }
        int x = stretch.fromX() == 0 ? deep : setting.width() - deep;
        return new Point(x, stretch.fromY() + along);
    }

    /** As many models as can be, anywhere. */
    @Override
    public ModelMoves any(RandomSource lot) {
        var best = ModelMoves.STAY;
        int waiting = errand.waiting().length;
        for (int i = 0; i < TRIES && best.models().size() < waiting; i++) {
            var moves = random(lot);
            boolean more = moves.models().size() > best.models().size();
            if (more && errand.legal(moves)) best = moves;
        }
        return best;
    }

    private ModelMoves random(RandomSource lot) {
        var stretches = errand.stretches();
        var stretch = stretches.get(lot.below(stretches.size()));
        int length =
                stretch.upright()
                        ? stretch.toY() - stretch.fromY()
                        : stretch.toX() - stretch.fromX();
        int deep = lot.between(0, errand.length().value());
        return errand.round(inside(stretch, lot.below(length), deep));
    }
}
