package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.stored.Stored;

/**
 * Hits that change the target's Defence in the same way (FB-DEF-01).
 *
 * @param piercing what lowers Defence, before Hardened
 * @param zeroed what sets total Defence to 0, or null
 * @param doubling what makes a failed 6 cost two wounds, or null
 * @param shieldless what ignores Shield, or null
 * @param near from attackers within 1 inch of those they chose (FB-SR-SUPPORT-2)
 * @param by the model whose attacks these were, or -1 for the rank and file (FB-CCOM-14-E1)
 */
@Stored(
        as = "HitGroup",
        with = {"hits", "piercing", "zeroed", "doubling", "shieldless", "near", "by"})
public record HitGroup(
        int hits,
        List<Piercing> piercing,
        @Nullable Cause zeroed,
        @Nullable Cause doubling,
        @Nullable Cause shieldless,
        boolean near,
        int by) {
    /** One rule that lowers Defence. */
    @Stored(
            as = "HitGroup.Piercing",
            with = {"by", "cause"})
    public record Piercing(int by, Cause cause) {}

    public HitGroup {
        piercing = List.copyOf(piercing);
    }

    /** Hits without special rules. */
    public static HitGroup plain(int hits) {
        return new HitGroup(hits, List.of(), null, null, null, false, RankAndFile.WHOLE);
    }

    /** Hits that only lower Defence. */
    public static HitGroup piercing(int hits, int by, Cause cause) {
        return new HitGroup(
                hits, List.of(new Piercing(by, cause)), null, null, null, false, RankAndFile.WHOLE);
    }

    /** The names of the special rules that make these hits different, as the log shows them. */
    public List<String> rules() {
        var names = new ArrayList<String>();
        for (var one : piercing) names.add(one.cause.name());
        for (var cause : Arrays.asList(zeroed, doubling, shieldless))
            if (cause != null) names.add(cause.name());
        return names;
    }

    /** The same kind of hits, whoever scored however many. */
    public HitGroup kind() {
        return of(0).ofNobody();
    }

    HitGroup of(int count) {
        return new HitGroup(count, piercing, zeroed, doubling, shieldless, near, by);
    }

    /** The same hits without telling whose they were. */
    HitGroup ofNobody() {
        return new HitGroup(hits, piercing, zeroed, doubling, shieldless, near, RankAndFile.WHOLE);
    }

    boolean alike(HitGroup other) {
        return of(0).equals(other.of(0));
    }

    /** Adds a group to others, to the one that is like it if there is one. */
    public static void add(List<HitGroup> groups, HitGroup more) {
        if (more.hits == 0) return;
        for (int i = 0; i < groups.size(); i++)
            if (groups.get(i).alike(more)) {
                groups.set(i, more.of(groups.get(i).hits + more.hits));
                return;
            }
        groups.add(more);
    }
}
