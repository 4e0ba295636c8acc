package org.vexillum.firstblood.kit.bot;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.DrawEvent;
import org.vexillum.firstblood.army.ModelCard;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RegimentCard;
import org.vexillum.firstblood.army.RegimentMember;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** A regiment for tests: medium infantry unless something else is said. */
final class Recruits {
    private final Camp camp;
    private final Edition edition;
    private final String id;
    private final Side side;
    private final List<Trait> traits = new ArrayList<>();
    private final List<DrawEvent> events = new ArrayList<>();
    private final List<CommandAbility> abilities = new ArrayList<>();
    private final List<String> spells = new ArrayList<>();
    private final List<RegimentMember> members = new ArrayList<>();
    private Profile profile = new Profile(5, 2, 3, 1, 1, 3, 2, 0);
    private ModelType type = ModelType.INFANTRY;
    private int points = 100;
    private Regiment regiment;

    Recruits(Camp camp, Edition edition, String id, Side side) {
        this.camp = camp;
        this.edition = edition;
        this.id = id;
        this.side = side;
    }

    /** March, Volley, Clash, Attacks, Wounds, Resolve, Defense, Evasion. */
    Recruits profile(int m, int v, int c, int a, int w, int r, int d, int e) {
        profile = new Profile(m, v, c, a, w, r, d, e);
        return this;
    }

    Recruits traits(String... written) {
        for (var one : written) traits.add(edition.traitBook().read(one));
        return this;
    }

    Recruits type(ModelType now) {
        type = now;
        return this;
    }

    Recruits points(int now) {
        points = now;
        return this;
    }

    Recruits events(DrawEvent... drawn) {
        events.addAll(List.of(drawn));
        return this;
    }

    Recruits spells(String... names) {
        spells.addAll(List.of(names));
        return this;
    }

    Recruits ability(CommandAbility ability) {
        abilities.add(ability);
        return this;
    }

    /** So many, not yet on the table. */
    Regiment waiting(int models) {
        return enlist(models, Role.LEADER);
    }

    private Regiment enlist(int models, Role first) {
        var card = model();
        for (int i = 0; i < models; i++)
            members.add(new RegimentMember(card, i == 0 ? first : Role.TROOPER));
        camp.add(this);
        return regiment();
    }

    /** So many, the first in this role, in ranks of four round a place in inches. */
    Regiment stand(int models, Role first, double x, double y) {
        enlist(models, first);
        double step = side == Side.A ? -1.05 : 1.05;
        for (int i = 0; i < models; i++)
            regiment().place(i, Camp.at(x + 1.05 * (i % 4), y + step * (i / 4)));
        Camp.onTable(regiment());
        return regiment();
    }

    Regiment stand(int models, double x, double y) {
        return stand(models, Role.LEADER, x, y);
    }

    private ModelCard model() {
        int base = Lengths.mm(type == ModelType.INFANTRY ? 25 : 50);
        int command = Lengths.inches(8);
        return new ModelCard(
                id,
                type,
                WeightClass.MEDIUM,
                profile,
                null,
                base,
                command,
                traits,
                abilities,
                null);
    }

    RegimentCard card() {
        return regiment().card();
    }

    Side side() {
        return side;
    }

    Regiment regiment() {
        if (regiment == null) regiment = new Regiment(id, side, made());
        return regiment;
    }

    private RegimentCard made() {
        return new RegimentCard(
                id, id, id, points, members, events, true, 0, List.of(), List.of(), spells,
                List.of());
    }
}
