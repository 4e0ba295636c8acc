package org.vexillum.cli;

import picocli.CommandLine.TypeConversionException;

/** A port to listen on; 0 takes one that is free. */
public record Port(int number) {
    static final String ALLOWED = "0 – 65535";

    private static final int LAST = 65_535;

    static Port read(String written) {
        if (!written.matches("\\d{1,5}") || Integer.parseInt(written) > LAST)
            throw new TypeConversionException(written);
        return new Port(Integer.parseInt(written));
    }
}
