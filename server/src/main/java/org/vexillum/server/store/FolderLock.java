package org.vexillum.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.vexillum.server.store.Database.Trouble;
import org.vexillum.server.store.Database.Unopened;

/**
 * Keeps a second server away from a data folder: what one has in memory the other would not know.
 *
 * <p>The lock goes with the process, however that ends. Commands that make copies do not take it.
 */
final class FolderLock implements AutoCloseable {
    static final String FILE = "vexillum.lock";

    private final FileChannel file;

    private FolderLock(FileChannel file) {
        this.file = file;
    }

    /**
     * @throws Unopened if a server has it
     */
    static FolderLock of(Path folder) throws IOException {
        var file =
                FileChannel.open(
                        folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (free(file)) return new FolderLock(file);
        file.close();
        throw new Unopened(Trouble.IN_USE, null);
    }

    private static boolean free(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException own) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException gone) {
            throw new java.io.UncheckedIOException(gone);
        }
    }
}
