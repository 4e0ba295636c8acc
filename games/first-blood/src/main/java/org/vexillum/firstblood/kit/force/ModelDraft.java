package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** A model as written; its special rules are not yet read. */
final class ModelDraft {
    final FilePlace place;
    String name = "";
    int count = 1;
    int points;
    ModelType type = ModelType.INFANTRY;
    WeightClass weight = WeightClass.MEDIUM;
    Profile profile = new Profile(5, 1, 1, 1, 1, 1, 1, 0);
    @Nullable Profile wounded;
    int base = Lengths.mm(25);
    int commandRange;
    @Nullable RetinueCategory category;
    final List<WrittenRule> rules = new ArrayList<>();
    final List<CommandAbility> abilities = new ArrayList<>();

    /** What a specialist gives his regiment. */
    final List<Gift> gives = new ArrayList<>();

    ModelDraft(FilePlace place) {
        this.place = place;
    }

    /** The usual base of a type, for lists that do not say. */
    static int usualBase(ModelType type) {
        return Lengths.mm(
                switch (type) {
                    case INFANTRY -> 25;
                    case CAVALRY, BRUTE -> 40;
                    case MONSTER -> 60;
                });
    }
}
