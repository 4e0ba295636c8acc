package org.vexillum.firstblood.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.geometry.Lengths;

/** Army lists for tests: say what matters, the rest is legal. */
final class Lists {
    private Lists() {}

    static final Profile PROFILE = new Profile(5, 1, 2, 1, 1, 3, 2, 0);

    static ModelCard model(String name, ModelType type, String... traits) {
        var read = new ArrayList<Trait>();
        for (var trait : traits) read.add(Edition.SECOND.traitBook().read(trait));
        return new ModelCard(
                name,
                type,
                WeightClass.MEDIUM,
                PROFILE,
                null,
                Lengths.mm(25),
                0,
                read,
                List.of(),
                null);
    }

    /** A regiment that changes can be made to. */
    static final class Draft {
        private final String name;
        private final ModelType type;
        private final List<RegimentMember> members = new ArrayList<>();
        int points = 100;
        boolean leaderOption = true;
        int standardFrom;
        List<String> officers = List.of();
        List<String> incantations = List.of();
        List<Item> items = List.of();
        String faction = "";
        int starting;

        Draft(String name, ModelType type) {
            this.name = name;
            this.type = type;
        }

        Draft with(int count, Role role) {
            for (int i = 0; i < count; i++)
                members.add(new RegimentMember(model(name, type), role));
            return this;
        }

        Draft with(ModelCard card, Role role) {
            members.add(new RegimentMember(card, role));
            return this;
        }

        RegimentCard card() {
            return new RegimentCard(
                    name,
                    name,
                    name,
                    points,
                    members,
                    List.of(),
                    leaderOption,
                    standardFrom,
                    officers,
                    List.of(),
                    incantations,
                    items,
                    faction,
                    starting);
        }
    }

    static Draft infantry(int models) {
        return new Draft("Spears", ModelType.INFANTRY)
                .with(1, Role.LEADER)
                .with(models - 1, Role.TROOPER);
    }

    static Draft character() {
        return new Draft("Captain", ModelType.INFANTRY).with(1, Role.CHARACTER);
    }

    /** The character and these regiments. */
    static Force force(RegimentCard... regiments) {
        var all = new ArrayList<RegimentCard>();
        all.add(character().card());
        all.addAll(List.of(regiments));
        return only(all);
    }

    static Force only(List<RegimentCard> regiments) {
        return new Force("Test", "Testers", 800, regiments, List.<Incantation>of());
    }

    /** The keys of what breaks a rule. */
    static List<String> violations(Force force) {
        return ForceCheck.check(force, Edition.FIRST, 0).stream()
                .filter(Finding::violation)
                .map(finding -> finding.key() + " " + finding.rules())
                .toList();
    }

    static List<String> notes(Force force, Edition edition) {
        return ForceCheck.check(force, edition, 0).stream()
                .filter(finding -> !finding.violation())
                .map(finding -> finding.key() + " " + finding.rules())
                .toList();
    }
}
