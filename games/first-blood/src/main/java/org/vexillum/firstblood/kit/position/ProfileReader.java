package org.vexillum.firstblood.kit.position;

import java.util.LinkedHashMap;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.kit.force.GameTerms;
import org.vexillum.firstblood.kit.force.ProfileText;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.position.AssumedValues;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;

/**
 * Reads profiles of which only what matters need be written.
 *
 * <p>{@code "C3 A2"}, {@code {defense: 3, wounds: 2}} or nothing at all: the rest is assumed.
 */
record ProfileReader(AssumedValues assumed) {
    private static final int MOST = 99;

    /**
     * @param who has the profile, so that the assumptions can say it
     */
    Profile read(@Nullable Node written, FilePlace otherwise, String who) {
        var text = text(written);
        return tell(ProfileText.completed(text), text, place(written, otherwise), who);
    }

    /** The profile of a wounded model, which changes what it names. */
    Profile changed(Node written, Profile first, String who) {
        var text = text(written);
        return tell(ProfileText.completed(text, first), text, written.place(), who);
    }

    private Profile tell(
            ProfileText.@Nullable Completed whole, String text, FilePlace place, String who) {
        if (whole == null) throw new FileFault(place, "profile", text);
        if (!whole.missing().isEmpty()) assumed.add(who, "profile", whole.missing());
        return whole.profile();
    }

    private static FilePlace place(@Nullable Node written, FilePlace otherwise) {
        return written == null ? otherwise : written.place();
    }

    private static String text(@Nullable Node written) {
        if (written == null) return "";
        return written instanceof Node.Mapping named
                ? letters(named)
                : words(NodeReader.text(written));
    }

    /** {@code Resolve 3, Wounds 2} for {@code R3 W2}. */
    private static String words(String text) {
        var brief = text;
        for (var one : Characteristic.values()) {
            var name = GameTerms.written(one).replace("defense", "defen[cs]e");
            var said = "(?i)\\b" + name + "\\s*[:=]?\\s*(\\d+)\\s*,?";
            brief = brief.replaceAll(said, ProfileText.letter(one) + "$1 ");
        }
        return brief;
    }

    /** Characteristics that stand beside the other fields of a regiment, or null. */
    @Nullable Node besides(FieldGroup fields) {
        var values = new LinkedHashMap<String, Node>();
        for (var one : Characteristic.values()) {
            if (one == Characteristic.WOUNDS) continue; // those it has suffered
            var value = fields.alias(GameTerms.written(one));
            if (value == null && one == Characteristic.DEFENSE) value = fields.alias("defence");
            if (value != null) values.put(GameTerms.written(one), value);
        }
        return values.isEmpty() ? null : new Node.Mapping(fields.at(), values);
    }

    private static String letters(Node.Mapping named) {
        var fields = new FieldGroup(named);
        var text = new StringBuilder();
        for (var one : Characteristic.values()) {
            var value = fields.get(GameTerms.written(one));
            if (value == null) value = fields.alias("" + ProfileText.letter(one));
            if (value == null && one == Characteristic.DEFENSE) value = fields.alias("defence");
            if (value == null) continue;
            text.append(ProfileText.letter(one))
                    .append(NodeReader.whole(value, 0, MOST))
                    .append(' ');
        }
        fields.done();
        return text.toString();
    }
}
