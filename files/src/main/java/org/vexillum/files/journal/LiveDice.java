package org.vexillum.files.journal;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.vexillum.kernel.dice.DiceSource;

/**
 * Dice that nobody can foresee without the key, and everybody can check with it.
 *
 * <p>A face is taken from HMAC-SHA-256 of the entry (8 bytes), the index (4) and a block number
 * (4): the first byte below 252, which six divides, decides; dice of eight faces take any byte.
 */
final class LiveDice implements DiceSource {
    private static final String KIND = "HmacSHA256";
    private static final int BYTES = 256;

    private final Mac mac;

    LiveDice(byte[] key) {
        try {
            mac = Mac.getInstance(KIND);
            mac.init(new SecretKeySpec(key, KIND));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public int d6(long entry, int index) {
        return die(6, entry, index);
    }

    @Override
    public synchronized int die(int faces, long entry, int index) {
        int fair = BYTES - BYTES % faces;
        for (int block = 0; ; block++)
            for (byte one : bytes(entry, index, block))
                if ((one & 0xFF) < fair) return (one & 0xFF) % faces + 1;
    }

    private byte[] bytes(long entry, int index, int block) {
        return mac.doFinal(
                ByteBuffer.allocate(16).putLong(entry).putInt(index).putInt(block).array());
    }
}
