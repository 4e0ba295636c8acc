package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.firstblood.traits.VolleyTraits;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.ListedChoices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/** At whom a regiment shoots, and with what (FB-VOLLEY-02, FB-SR-BARRAGE-2). */
@Stored(as = "ChooseVolley", with = "regiment")
public record ChooseVolley(String regiment) implements Question<Battle, ChooseVolley.Order> {
    /**
     * A target.
     *
     * @param weapon the ranged attack as written on the card
     * @param markers how many Overcharge markers are discarded
     */
    @Stored(
            as = "ChooseVolley.Order",
            with = {"target", "weapon", "markers"})
    public record Order(String target, String weapon, int markers) {}

    @Override
    public Class<Order> answerType() {
        return Order.class;
    }

    @Override
    public Rules rules() {
        return Rules.of("FB-VOLLEY-02");
    }

    @Override
    public Choices<Order> choices(Battle battle) {
        var shooting = battle.regiment(regiment);
        var orders = new ArrayList<Order>();
        for (var shot : VolleyAction.shots(battle, shooting))
            for (int markers = 0; markers <= markers(battle, shooting); markers++)
                orders.add(new Order(shot.target(), shot.weapon().barrage().written(), markers));
        return new ListedChoices<>(List.copyOf(orders), order -> refusal(battle, shooting, order));
    }

    /** The shots that this answer orders, as the models stand. */
    public Volley volley(Battle battle, Order order) {
        var shooting = battle.regiment(regiment);
        var target = battle.regiment(order.target);
        for (var weapon : RangedAttack.of(battle, shooting)) {
            if (!weapon.barrage().written().equals(order.weapon)) continue;
            var shooters = Shooter.of(battle, shooting, target, weapon);
            boolean covered = ModelTerrain.covered(battle, target, shooting);
            return new Volley(regiment, order.target, weapon, order.markers, shooters, covered);
        }
        throw new IllegalArgumentException(regiment + " has no " + order.weapon);
    }

    private static int markers(Battle battle, Regiment shooting) {
        boolean able = Traits.regimental(battle, shooting, VolleyTraits.Overcharge.class);
        return able ? shooting.overcharge() : 0;
    }

    /** Why so many markers cannot be discarded, or null. */
    public static @Nullable Refusal markersRefusal(Battle battle, Regiment shooting, int wanted) {
        int markers = markers(battle, shooting);
        return wanted > markers || wanted < 0
                ? Refusal.because("FB-SR-OVERCHARGE-1", "too-few-markers", markers)
                : null;
    }

    private static Refusal refusal(Battle battle, Regiment shooting, Order order) {
        var lacking = markersRefusal(battle, shooting, order.markers);
        if (lacking != null) return lacking;
        var why = VolleyAction.targetRefusal(battle, shooting, order);
        return why == null
                ? Refusal.because("FB-VOLLEY-02", "no-such-shot", order.target, order.weapon)
                : why;
    }
}
