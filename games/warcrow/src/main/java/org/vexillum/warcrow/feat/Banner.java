package org.vexillum.warcrow.feat;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.objectives.ObjectiveRange;
import org.vexillum.warcrow.sequence.Happening;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.MarkerIds;
import org.vexillum.warcrow.table.Unit;

/** Banner: bearers, glory, and banners lost and picked up. */
public final class Banner {
    private Banner() {}

    private static boolean played(Battle battle) {
        return battle.setting().feat() == Feat.BANNER;
    }

    private static boolean bears(Battle battle, Unit unit) {
        return played(battle) && battle.feat().bearer(unit.side()).equals(unit.id());
    }

    public static void setUp(Battle battle, Referee<Battle> referee) {
        var material = Rules.of("WC-FEAT-BANNER-01", "WC-FEAT-BANNER-02");
        FeatSetup.tokens(battle, 4, material, referee);
        Meters.set(battle, Feat.BANNER, Rules.of("WC-FEAT-BANNER-02"), referee);
        for (var side : FeatSetup.order(battle)) choose(battle, side, referee);
    }

    /** A company that had no unit chooses once it has one. */
    public static void late(Battle battle, Referee<Battle> referee) {
        for (var side : FeatSetup.order(battle))
            if (battle.feat().bearer(side).isEmpty()
                    && !battle.feat().bannerLost(side)
                    && !bearers(battle, side).isEmpty()) choose(battle, side, referee);
    }

    private static void choose(Battle battle, Side side, Referee<Battle> referee) {
        var rules = Rules.of("WC-FEAT-BANNER-03", "WC-PREP-11");
        if (bearers(battle, side).isEmpty()) {
            referee.record(new FeatEvents.BearerPostponed(side, Rules.of("WC-FEAT-BANNER-03")));
            return;
        }
        var unit = referee.ask(side, new ChooseBearer(side));
        battle.feat().setBearer(side, unit);
        referee.record(new FeatEvents.BearerChosen(side, unit, rules));
    }

    /** Deployed units without a joined Character (WC-FEAT-BANNER-05). */
    static List<String> bearers(Battle battle, Side side) {
        return battle.onTable(side).stream()
                .filter(unit -> battle.characterIn(unit) == null)
                .map(Unit::id)
                .toList();
    }

    /** WC-FEAT-BANNER-04, WC-FEAT-BANNER-05. */
    public static @Nullable Refusal joining(Battle battle, Unit character, Unit unit) {
        if (bears(battle, character))
            return Refusal.because("WC-FEAT-BANNER-04", "bearer-joins-nobody", character.id());
        return bears(battle, unit)
                ? Refusal.because("WC-FEAT-BANNER-05", "bearer-without-character", unit.id())
                : null;
    }

    /** Each wound the bearer inflicts on the enemy is glory (WC-FEAT-BANNER-06). */
    public static void glory(Battle battle, Happening.Wounded wounds, Referee<Battle> referee) {
        var by = battle.unit(wounds.by());
        boolean enemy = battle.unit(wounds.unit()).side() != by.side();
        int counted = wounds.wounds() + (battle.options().countExcess() ? wounds.excess() : 0);
        if (!bears(battle, by) || !enemy || counted == 0) {
            var none = Rules.of("WC-FEAT-BANNER-06");
            if (played(battle))
                referee.record(new FeatEvents.NoGlory(by.id(), wounds.wounds(), none));
            return;
        }
        var why = Rules.of("WC-FEAT-BANNER-06", "WC-DICE-01");
        Meters.forward(battle, by.side(), Feat.BANNER, counted, why, "WC-FEAT-BANNER-07", referee);
    }

    /** Before the bearer flees or is removed the banner is laid down (WC-FEAT-BANNER-08). */
    public static void lose(Battle battle, Unit unit, Referee<Battle> referee) {
        if (!bears(battle, unit)) return;
        battle.feat().setBearer(unit.side(), "");
        battle.feat().setBannerLost(unit.side());
        var rules = Rules.of("WC-FEAT-BANNER-08");
        referee.record(new FeatEvents.BannerDropped(unit.side(), unit.id(), rules));
    }

    /** Why a unit cannot pick the banner up, or null if it can (WC-FEAT-BANNER-09). */
    public static @Nullable Refusal refusal(Battle battle, Unit unit) {
        var side = unit.side();
        boolean lies = battle.feat().bannerLost(side) && battle.feat().bearer(side).isEmpty();
        if (!played(battle) || !lies || !unit.onTable())
            return Refusal.because("WC-FEAT-BANNER-09", "no-banner-lies");
        if (battle.characterIn(unit) != null)
            return Refusal.because("WC-FEAT-BANNER-05", "bearer-without-character", unit.id());
        return ObjectiveRange.adjacent(battle, unit, MarkerIds.banner(side))
                ? null
                : Refusal.because("WC-FEAT-BANNER-09", "no-banner-near", unit.id());
    }

    /** One of the two simple actions (WC-TURN-03). */
    public static void take(Battle battle, Unit unit, Referee<Battle> referee) {
        battle.feat().setBearer(unit.side(), unit.id());
        var rules = Rules.of("WC-FEAT-BANNER-09", "WC-TURN-03");
        referee.record(new FeatEvents.BannerTaken(unit.side(), unit.id(), rules));
    }
}
