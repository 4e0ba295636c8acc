package org.vexillum.firstblood;

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
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** Makes regiments for tests: say what matters, the rest is an ordinary medium infantry. */
public final class Levy {
    private final Edition edition;
    private final String id;
    private Side side = Side.A;
    private ModelType type = ModelType.INFANTRY;
    private WeightClass weight = WeightClass.MEDIUM;
    private Profile profile = new Profile(5, 2, 3, 1, 1, 3, 2, 0);
    private @Nullable Profile wounded;
    private int base = Lengths.mm(25);
    private int commandRange;
    private final List<String> traits = new ArrayList<>();
    private final List<RegimentMember> members = new ArrayList<>();
    private final List<DrawEvent> events = new ArrayList<>();
    private final List<String> incantations = new ArrayList<>();
    private final List<CommandAbility> abilities = new ArrayList<>();

    private Levy(Edition edition, String id) {
        this.edition = edition;
        this.id = id;
    }

    public static Levy of(Edition edition, String id) {
        return new Levy(edition, id);
    }

    public Levy side(Side now) {
        side = now;
        return this;
    }

    public Levy type(ModelType now) {
        type = now;
        return this;
    }

    public Levy weight(WeightClass now) {
        weight = now;
        return this;
    }

    /** March, Volley, Clash, Attacks, Wounds, Resolve, Defense, Evasion. */
    public Levy profile(int m, int v, int c, int a, int w, int r, int d, int e) {
        profile = new Profile(m, v, c, a, w, r, d, e);
        return this;
    }

    public Levy wounded(int m, int v, int c, int a, int w, int r, int d, int e) {
        wounded = new Profile(m, v, c, a, w, r, d, e);
        return this;
    }

    /** The diameter in millimetres. */
    public Levy base(int mm) {
        base = Lengths.mm(mm);
        return this;
    }

    /** The diameter in units of 0.01 mm. */
    public Levy baseUnits(int units) {
        base = units;
        return this;
    }

    public Levy commandRange(int inches) {
        commandRange = Lengths.inches(inches);
        return this;
    }

    /** For the models added after this. */
    public Levy traits(String... written) {
        traits.clear();
        traits.addAll(List.of(written));
        return this;
    }

    public Levy abilities(CommandAbility... given) {
        abilities.clear();
        abilities.addAll(List.of(given));
        return this;
    }

    public Levy events(DrawEvent... given) {
        events.addAll(List.of(given));
        return this;
    }

    public Levy incantations(String... names) {
        incantations.addAll(List.of(names));
        return this;
    }

    /** One more model as described so far. */
    public Levy model(Role role) {
        members.add(new RegimentMember(card(), role));
        return this;
    }

    /** One more model as described so far, which gives its regiment something. */
    public Levy specialist(Gift... gives) {
        members.add(new RegimentMember(card(), Role.SPECIALIST, List.of(gives)));
        return this;
    }

    /** So many models, the first of them the leader. */
    public Levy models(int count) {
        for (int i = 0; i < count; i++) model(i == 0 ? Role.LEADER : Role.TROOPER);
        return this;
    }

    private ModelCard card() {
        var read = new ArrayList<Trait>();
        for (var one : traits) read.add(edition.traitBook().read(one));
        return new ModelCard(
                id, type, weight, profile, wounded, base, commandRange, read, abilities, null);
    }

    public RegimentCard regimentCard() {
        return new RegimentCard(
                id,
                id,
                id,
                100,
                members,
                events,
                true,
                0,
                List.of(),
                List.of(),
                incantations,
                List.of());
    }

    public Regiment build() {
        return new Regiment(id, side, regimentCard());
    }
}
