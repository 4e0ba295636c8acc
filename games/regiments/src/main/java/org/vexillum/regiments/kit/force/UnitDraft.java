package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.UnitCard;

/** A unit as a list describes it, not yet mustered. */
final class UnitDraft {
    final FilePlace place;
    String id = "";
    String name = "";
    String entry = "";
    int size = 1;
    int quality = 6;
    int defense = 6;
    int points;
    int baseWidth = UnitCard.DEFAULT_BASE;
    int baseDepth = UnitCard.DEFAULT_BASE;
    boolean combined;
    @Nullable String joins;

    /** The unit this hero joins, if the list shows it rather than names it. */
    @Nullable UnitDraft host;

    final List<WrittenRule> rules = new ArrayList<>();
    final List<WeaponDraft> weapons = new ArrayList<>();
    final List<Upgrade> upgrades = new ArrayList<>();

    /** Every model, if they are described one by one; else all are alike but for upgrades. */
    final List<ModelDraft> models = new ArrayList<>();

    UnitDraft(FilePlace place) {
        this.place = place;
    }
}
