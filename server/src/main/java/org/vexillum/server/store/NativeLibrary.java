package org.vexillum.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * Unpacks the native part of the embedded database into a folder, when the program is built: its
 * driver would do so at every start.
 */
public final class NativeLibrary {
    private NativeLibrary() {}

    public static void main(String[] args) throws IOException {
        unpack(Path.of(args[0]));
    }

    static void unpack(Path folder) throws IOException {
        var name = LibraryLoaderUtil.getNativeLibName();
        var place = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        Files.createDirectories(folder);
        try (var in = LibraryLoaderUtil.class.getResourceAsStream(place)) {
            if (in == null) throw new IOException(place);
            Files.copy(in, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
