package org.vexillum.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that nobody guesses. */
public final class SecretTokens {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    private SecretTokens() {}

    /** 192 bits, fit for an address. */
    public static String token() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(24));
    }

    /** Short enough to be typed, good for minutes only. */
    public static String code() {
        var code = new StringBuilder();
        for (byte one : bytes(8)) code.append(LETTERS.charAt(one & 31));
        return code.toString();
    }

    /** Names a thing, and need not be kept secret. */
    public static String id() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(9));
    }

    /** The server's share of a seed: 256 bits. */
    public static String seed() {
        return HexFormat.of().formatHex(bytes(32));
    }

    private static byte[] bytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    static String hash(String token) {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
