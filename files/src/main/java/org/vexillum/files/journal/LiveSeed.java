package org.vexillum.files.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.dice.DiceSource;

/**
 * The seed of a live match: a secret of the server and what each player added to it.
 *
 * <p>The hash of the secret is shown before the players add their shares, and the secret when the
 * match is over: nobody alone could choose the dice.
 *
 * @param secret 256 bits in hexadecimal digits
 * @param a the share of side A, or empty
 * @param b the share of side B, or empty
 */
public record LiveSeed(String secret, String a, String b) implements Seed {
    static final String PREFIX = "live:";
    private static final Pattern SECRET = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern SHARE = Pattern.compile("([0-9a-f]{2}){0,32}");

    public LiveSeed {
        if (!SECRET.matcher(secret).matches()) throw new IllegalArgumentException("secret");
        if (!share(a) || !share(b)) throw new IllegalArgumentException("share");
    }

    /** Whether a player may add this: at most 256 bits in hexadecimal digits. */
    public static boolean share(String hex) {
        return SHARE.matcher(hex).matches();
    }

    static LiveSeed read(String written, String place) {
        var parts = written.substring(PREFIX.length()).split(":", -1);
        try {
            if (parts.length == 3) return new LiveSeed(parts[0], parts[1], parts[2]);
        } catch (IllegalArgumentException broken) {
            throw new Unreadable(place, "no-hash", written);
        }
        throw new Unreadable(place, "no-hash", written);
    }

    /** What everybody may see before the first die. */
    public String hash() {
        return HexFormat.of().formatHex(sha256(HexFormat.of().parseHex(secret)));
    }

    /** What the faces are computed from: the hash of {@code secret:a:b} as it is written. */
    byte[] key() {
        return sha256((secret + ":" + a + ":" + b).getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public DiceSource dice() {
        return new LiveDice(key());
    }

    @Override
    public String written() {
        return PREFIX + secret + ":" + a + ":" + b;
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
