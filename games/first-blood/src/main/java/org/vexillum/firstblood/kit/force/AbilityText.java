package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.table.TemporaryEffect.Gift;
import org.vexillum.firstblood.traits.TraitBook;

/** A [Command] ability: a name, then gifts and perhaps {@code heals 2}. */
final class AbilityText {
    private static final Pattern HEALS = Pattern.compile("(?:heals|cura)\\s*(\\d{1,2})");

    private AbilityText() {}

    static List<String> write(CommandAbility ability) {
        var gives = new ArrayList<String>();
        for (var gift : ability.gifts()) gives.add(GiftText.write(gift));
        if (ability.heals() > 0) gives.add("heals " + ability.heals());
        return gives;
    }

    static CommandAbility read(String name, List<String> gives, TraitReader traits) {
        var gifts = new ArrayList<Gift>();
        int heals = 0;
        for (var one : gives) {
            var healing = HEALS.matcher(TraitBook.key(one));
            if (healing.matches()) heals += Integer.parseInt(healing.group(1));
            else gifts.add(GiftText.read(one, traits));
        }
        return new CommandAbility(name, gifts, heals);
    }
}
