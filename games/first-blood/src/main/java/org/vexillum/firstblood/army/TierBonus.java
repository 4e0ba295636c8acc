package org.vexillum.firstblood.army;

import org.vexillum.firstblood.table.TemporaryEffect;

/**
 * What a retinue of so many models of a category gives (FB-RET-05, FB-RET-06, FB-RET-08).
 *
 * @param characterOnly for the character alone, otherwise for the whole regiment
 */
public record TierBonus(
        RetinueCategory category, int tier, TemporaryEffect.Gift gift, boolean characterOnly) {}
