package org.vexillum.regiments.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.WeightedOutcomes;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.DiceSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.kernel.referee.EnumeratingReferee;
import org.vexillum.kernel.referee.EnumeratingReferee.Alike;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.morale.WoundTests;
import org.vexillum.regiments.shooting.ShootingAction;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Options;

/** One charge or volley: played by the real stages, and computed. */
final class Clash {
    private final UnitSpec a;
    private final UnitSpec b;
    private Options options = Options.DEFAULT;
    private Consumer<Battle> state = _ -> {};
    private ChargedSide side = ChargedSide.FRONT;
    private boolean far;
    private boolean moved;
    private Cover cover = Cover.NONE;
    private Assumptions assumptions = Assumptions.DEFAULT;
    private final Map<String, List<String>> arsenals = new LinkedHashMap<>();

    private Clash(UnitSpec a, UnitSpec b) {
        this.a = a;
        this.b = b;
    }

    static Clash between(UnitSpec a, UnitSpec b) {
        return new Clash(a, b);
    }

    Clash under(Options other) {
        options = other;
        return this;
    }

    Clash when(Consumer<Battle> before) {
        state = before;
        return this;
    }

    Clash charged(ChargedSide on) {
        side = on;
        return this;
    }

    Clash far() {
        far = true;
        return this;
    }

    Clash moved() {
        moved = true;
        return this;
    }

    Clash at(Cover shelter) {
        cover = shelter;
        return this;
    }

    /** A model of b that a singles out, or -1; b singles nobody out. */
    Clash assuming(boolean strikesBack, boolean usesLimited, int picked) {
        var picks = picked < 0 ? TakedownPreference.NOBODY : TakedownPreference.one(picked);
        return assuming(strikesBack, usesLimited, picks, TakedownPreference.NOBODY);
    }

    Clash assuming(
            boolean strikesBack,
            boolean usesLimited,
            TakedownPreference byA,
            TakedownPreference byB) {
        assumptions =
                new Assumptions(
                        strikesBack,
                        usesLimited,
                        byA,
                        byB,
                        CasualtyPreference.NOBODY,
                        CasualtyPreference.NOBODY,
                        List.of());
        return this;
    }

    /** Models of either unit that fall before others, and weapons that come before others. */
    Clash preferring(List<Integer> ofA, List<Integer> ofB, String... weapons) {
        assumptions =
                new Assumptions(
                        true,
                        true,
                        TakedownPreference.DEAREST,
                        TakedownPreference.DEAREST,
                        givenUp(ofA),
                        givenUp(ofB),
                        List.of(weapons));
        return this;
    }

    private static CasualtyPreference givenUp(List<Integer> models) {
        return new CasualtyPreference(List.of(new CasualtyPreference.Group("some", models)));
    }

    private Battle battle() {
        var battle = Fray.battle(options, a, b);
        state.accept(battle);
        return battle;
    }

    // ---- computed

    MeleeOdds meleeOdds() {
        var battle = battle();
        return MeleeOdds.of(battle.unit("a"), battle.unit("b"), side, options, assumptions, true);
    }

    ShootingOdds shootingOdds() {
        var battle = battle();
        var shooter = battle.unit("a");
        var volleys =
                assumptions.inOrder(WeaponGroup.ranged(shooter), shooter).stream()
                        .filter(group -> assumptions.usesLimited() || !group.limited())
                        .map(this::volley)
                        .toList();
        return ShootingOdds.of(shooter, battle.unit("b"), volleys, options, assumptions, true);
    }

    private ShootingOdds.Volley volley(WeaponGroup group) {
        return new ShootingOdds.Volley(group.weapon(), group.users(), moved, far, cover);
    }

    // ---- played

    private Fate melee(Battle battle, Referee<Battle> referee) {
        var heard = new Fate.Heard(referee);
        new Melee("a", "b", side).play(battle, heard);
        return heard.fate(battle);
    }

    private Fate volleys(Battle battle, Referee<Battle> referee) {
        var heard = new Fate.Heard(referee);
        var shooter = battle.unit("a");
        var shots =
                WeaponGroup.ranged(shooter).stream()
                        .filter(group -> assumptions.usesLimited() || !group.limited())
                        .map(group -> shot(battle, group))
                        .toList();
        new ShootingAction("a", shots).play(battle, heard);
        new WoundTests(Side.A).play(battle, heard);
        return heard.fate(battle);
    }

    private ShootingAction.Shot shot(Battle battle, WeaponGroup group) {
        var label = WeaponLabels.label(battle.unit("a"), group.weapon());
        return new ShootingAction.Shot(label, "b", group.models(), moved, far, cover);
    }

    WeightedOutcomes<Fate> everyMelee(Alike alike) {
        return EnumeratingReferee.outcomes(this::battle, new Assumed(), alike, this::melee);
    }

    WeightedOutcomes<Fate> everyVolley(Alike alike) {
        return EnumeratingReferee.outcomes(this::battle, new Assumed(), alike, this::volleys);
    }

    Fate sampledMelee(DiceSource dice) {
        var battle = battle();
        return melee(battle, direct(battle, dice));
    }

    Fate sampledVolley(DiceSource dice) {
        var battle = battle();
        return volleys(battle, direct(battle, dice));
    }

    private Referee<Battle> direct(Battle battle, DiceSource dice) {
        Consumer<Event> silent = _ -> {};
        var referee = new DirectReferee<>(new Assumed(), new Assumed(), dice, silent);
        referee.standAt(battle);
        return referee;
    }

    /** Faces that the built-in rules do not tell apart: successes, sixes, re-rolls. */
    static int byMeaning(Dice dice, int face) {
        for (int other = 1; other < face; other++)
            if (meaning(dice, other) == meaning(dice, face)) return other;
        return face;
    }

    private static int meaning(Dice dice, int face) {
        int meaning = dice.check().succeeds(face) ? 1 : 0;
        if (dice.check().rollsAgain(face)) meaning += 2;
        return dice.purpose() == Throw.HIT && face == 6 ? meaning + 4 : meaning;
    }

    /** Answers as the odds assume. */
    private final class Assumed implements Player<Battle> {
        @Override
        public <A> A answer(
                Battle battle, Side asked, Question<Battle, A> question, Choices<A> all) {
            Object answer =
                    switch (question) {
                        case StrikeBack _ -> assumptions.strikesBack();
                        case UseLimited _ -> assumptions.usesLimited();
                        case PickModel pick -> new PickModel.Pick(picked(battle, pick));
                        case OrderWeapons order -> order(order);
                        case ChooseCasualties fallen -> fallen(fallen, all.list());
                        default -> all.list().getFirst();
                    };
            return question.answerType().cast(answer);
        }

        private int picked(Battle battle, PickModel pick) {
            var picks =
                    pick.unit().equals("a")
                            ? assumptions.attackerPicks()
                            : assumptions.targetPicks();
            return picks.among(battle.unit(pick.target()), pick.reachable());
        }

        /** The proposal that begins with somebody who is given up, if there is one. */
        private Object fallen(ChooseCasualties question, List<?> proposals) {
            var givenUp =
                    question.unit().equals("a")
                            ? assumptions.attackerGivesUp()
                            : assumptions.targetGivesUp();
            for (var group : givenUp.groups())
                for (var proposal : proposals)
                    if (proposal instanceof ChooseCasualties.Order order
                            && group.models().contains(order.models().getFirst())) return order;
            return proposals.getFirst();
        }

        /** Those that come first, the others in the order of the ranks as they stood at first. */
        private OrderWeapons.Order order(OrderWeapons question) {
            var labels = new ArrayList<>(assumptions.weaponsFirst());
            labels.addAll(arsenals.computeIfAbsent(question.unit(), Clash.this::arsenal));
            return new OrderWeapons.Order(
                    question.weapons().stream()
                            .sorted((one, other) -> labels.indexOf(one) - labels.indexOf(other))
                            .toList());
        }
    }

    private List<String> arsenal(String id) {
        var unit = battle().unit(id);
        return WeaponGroup.of(unit, _ -> true, _ -> true).stream()
                .map(group -> WeaponLabels.label(unit, group.weapon()))
                .toList();
    }

    static List<Integer> upTo(int most) {
        return java.util.stream.IntStream.rangeClosed(0, most).boxed().toList();
    }
}
