package org.vexillum.cli;

import picocli.CommandLine.TypeConversionException;

/** A number of things, at least one. */
public record Count(int value) {
    static Count read(String written) {
        if (!written.matches("\\d{1,9}") || Integer.parseInt(written) == 0)
            throw new TypeConversionException(written);
        return new Count(Integer.parseInt(written));
    }
}
