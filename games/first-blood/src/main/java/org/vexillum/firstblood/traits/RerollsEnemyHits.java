package org.vexillum.firstblood.traits;

/** Has the enemy roll some of his hit dice again. */
public interface RerollsEnemyHits extends Trait {
    /** The faces rolled again, as a mask. */
    int enemyHitFacesRolledAgain(AttackContext blow);
}
